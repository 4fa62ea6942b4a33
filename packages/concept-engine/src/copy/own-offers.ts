import { OFFER_TITLE_MAX } from '../reading/not-offered.ts'
import type { Offer } from '../reading/offers.ts'
import { wordsOf } from '../reading/sentences.ts'
import type { DeckOffer } from './copy-deck.ts'
import { type Draft, takeRows } from './draft.ts'

const TEXT_MIN = 40
const TEXT_MAX = 150
const OWN_MAX = 8
const ALL_MIN = 6

const stems = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) =>
    word.replace(/(?:ing|es|s|ed)$/, ''),
  )

/** How many full words of one phrase stand in the other. */
const overlap = (one: string, other: string) => {
  const words = new Set(stems(other))
  return stems(one).filter((word) => words.has(word)).length
}

/** Whether two phrases speak of the same thing. */
const overlaps = (one: string, other: string) => overlap(one, other) > 0

/** A text that says more than the title does. */
const saysMore = (title: string, text: string) => {
  const known = new Set(stems(title))
  return stems(text).filter((word) => !known.has(word)).length >= 3
}

/** The vocabulary's sentence about the thing that the person named, if it has one. */
function textFromTrade(draft: Draft, title: string): string | undefined {
  const [row] = draft
    .rows(draft.trade.offers)
    .filter(([known = '', text = '']) => overlaps(known, title) && draft.ledger.isFresh(text))
    .sort(([one = ''], [other = '']) => overlap(other, title) - overlap(one, title))
  if (!row?.[1]) return undefined
  draft.ledger.say(row[1])
  return row[1]
}

function textOf(draft: Draft, { title, text }: Offer): string | undefined {
  const own = draft.ledger.isFresh(text) && saysMore(title, text) ? text : ''
  if (own.length >= TEXT_MIN && own.length <= TEXT_MAX) {
    draft.ledger.say(own)
    return own
  }
  const known = textFromTrade(draft, title)
  if (known) return known
  return takeRows(draft, draft.trade.notes, 1)[0]?.[0]
}

/** The person's own offers first, then those of the trade that they do not name themselves. */
export function writeOffers(draft: Draft): DeckOffer[] {
  const offers: DeckOffer[] = []
  for (const offer of draft.reading.offers) {
    if (offers.length >= OWN_MAX) break
    const text = textOf(draft, offer)
    if (text) offers.push({ title: offer.title, text, value: offer.value, own: true })
  }
  for (const [title = '', text = ''] of draft.rows(draft.trade.offers)) {
    if (offers.length >= ALL_MIN) break
    const known = offers.some((other) => overlaps(other.title, title))
    if (known || !draft.ledger.isFresh(text) || title.length > OFFER_TITLE_MAX) continue
    draft.ledger.say(text)
    offers.push({ title, text, value: '', own: false })
  }
  // Much is ruled out or named already: rather a row for the other audience than an empty tile.
  const anyone = draft.trade.offers.map((row) => ({ ...row, audience: undefined }))
  for (const [title = '', text = ''] of draft.rows(anyone)) {
    if (offers.length >= ALL_MIN) break
    if (offers.some((other) => other.title === title) || !draft.ledger.isFresh(text)) continue
    draft.ledger.say(text)
    offers.push({ title, text, value: '', own: false })
  }
  return offers
}

/** A menu, a table of treatments or rates: the person's entries as a group of their own. */
export function writeList(draft: Draft): {
  heading: string
  groups: { title: string; items: { title: string; text: string; value: string }[] }[]
} {
  const { trade, reading, name } = draft
  const own = reading.offers.map(({ title, value }) => ({ title, text: '', value }))
  const named = new Set(own.map(({ title }) => title.toLowerCase()))
  const groups = trade.list.groups.map(({ title, items }) => ({
    title,
    items: draft
      .rows(items.map((item) => ({ audience: undefined, parts: [item.title, item.text] })))
      .filter(([item = '']) => !named.has(item.toLowerCase()))
      .slice(0, 5)
      .map(([item = '', text = '']) => ({ title: item, text, value: '' })),
  }))
  const priced = own.filter(({ value }) => value)
  const listed = priced.length >= 2 ? priced : own
  const title = name.length <= OFFER_TITLE_MAX && wordsOf(name).length <= 5 ? name : trade.label
  return {
    heading: trade.list.heading,
    groups: [
      ...(listed.length >= 2 ? [{ title, items: listed.slice(0, 6) }] : []),
      ...groups.filter(({ items }) => items.length > 0),
    ].slice(0, 3),
  }
}

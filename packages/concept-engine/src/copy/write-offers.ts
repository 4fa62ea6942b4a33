import type { Offer } from '../reading/offers.ts'
import { capitalise, wordsOf } from '../reading/sentences.ts'
import type { DeckOffer } from './copy-deck.ts'
import { type Draft, take } from './draft.ts'

const OFFER_TEXT_MAX = 150
/** So many prices make a list of their own. */
const PRICE_LIST = 3
const PRICES_MAX = 18
const OFFERS_MAX = 10

/** What an entry of a list says behind its title and before its price. */
function detailOf(draft: Draft, { title, price }: Offer): string {
  const low = title.toLowerCase()
  const words = low.split(/\s+/).filter((word) => word.length > 3)
  // 'Rear extensions and second storeys' is no more of 'Rear extension'.
  const naming = draft.left.find(
    ({ text, entry }) =>
      entry &&
      text.toLowerCase().startsWith(low) &&
      !/^[\p{L}\p{N}]/u.test(text.slice(title.length)),
  )
  if (naming) {
    const behind = naming.text.slice(title.length).replace(/^[\s,.:;–—-]+/, '')
    // Sentences stay whole.
    const isTold = !(price && behind.includes('$')) && /[.!?]\s\p{Lu}/u.test(behind)
    const rest = isTold
      ? behind
      : behind
          .split(/(?:[.,;]|\s[–—-])\s|:\s/)
          .map((part) => part.replace(/^[\s,.:;–—-]+|[\s,.;:–—-]+$/g, ''))
          // The price stands beside it where it was understood; else the entry tells it.
          .filter((part) => part !== '' && !(price && part.includes('$')))
          .join(', ')
          .replace(/^\(([^()]*)\)$/, '$1')
    // What is too long beside its title is told as it is.
    if (rest.length > OFFER_TEXT_MAX) return ''
    take(draft, naming)
    return rest.length >= 8 && wordsOf(rest).length >= 2
      ? `${capitalise(rest).replace(/[.!]?$/, '')}.`
      : ''
  }
  const others = draft.facts.offers
    .map((offer) => offer.title.toLowerCase())
    .filter((other) => other !== low)
  const about = draft.left.find(
    ({ text, topic, whole }) =>
      // A sentence that names several things explains none.
      !others.some((other) => text.toLowerCase().includes(other.split(' ').at(-1) ?? other)) &&
      whole &&
      topic === 'story' &&
      text.length <= OFFER_TEXT_MAX &&
      words.length > 0 &&
      words.every((word) => text.toLowerCase().includes(word)) &&
      text.length > title.length + 14,
  )
  if (!about) return ''
  take(draft, about)
  return about.text
}

/** Whether a line names a thing, in whatever form of its words. */
function names(line: string, title: string): boolean {
  const low = line.toLowerCase()
  const words = title.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const isNamed = (word: string) => low.includes(word.replace(/(?:ing|es|s)$/, ''))
  return words.length > 0 && words.every(isNamed)
}

/** What is on offer, with a list of its own for many prices; what the headline alone names is none. */
export function writeOffers(draft: Draft, headline: string) {
  const heard = draft.facts.offers.filter(
    ({ title, price }) => price === '' && names(headline, title),
  )
  // Of several the headline is a list, and each is a thing of its own; so is an entry of the client's list.
  const isEntryOfList = (offer: Offer) =>
    draft.facts.offers.some(
      (other) => other !== offer && Math.abs(other.clause - offer.clause) <= 1,
    )
  const offers = draft.facts.offers.filter(
    (offer) => heard.length !== 1 || offer !== heard[0] || isEntryOfList(offer),
  )
  const priced = offers.filter(({ price }) => price)
  const isOrder = draft.asked.some(({ kind }) => kind === 'asked-order')
  const isList =
    priced.length >= PRICE_LIST ||
    isOrder ||
    // Where each has its price they are prices, and no more is said of what is done.
    (priced.length > 1 && (priced.length === offers.length || offers.length > OFFERS_MAX))
  const shown = isList ? offers.filter(({ price }) => !price) : offers
  const titled = (offer: Offer): DeckOffer => ({
    title: offer.title,
    // What has a price says its terms itself.
    text: offer.terms || (offer.price ? '' : detailOf(draft, offer)),
    value: offer.price,
  })
  const own = shown.slice(0, OFFERS_MAX).map(titled)
  // One thing alone is no section: it stands among the prices, or its sentence says it.
  const isAlone = own.length < 2
  // An entry of the client's own list stands in it without a price, too.
  const isEntry = ({ title }: DeckOffer) =>
    draft.facts.statements.some(
      ({ entry, text }) => entry && text.toLowerCase().startsWith(title.toLowerCase()),
    )
  // What stands beside a title has been taken from the rest of the page.
  const isUntold = ({ title, text }: DeckOffer) =>
    text !== '' || !draft.left.some(({ text }) => text.toLowerCase().includes(title.toLowerCase()))
  const prices = isList
    ? [
        ...priced.slice(0, PRICES_MAX).map(titled),
        ...(isAlone ? own.filter((offer) => isEntry(offer) && isUntold(offer)) : []),
      ]
    : []
  return {
    prices,
    offers: isAlone ? [] : own,
    tickers: shown.slice(OFFERS_MAX).map(({ title }) => title),
    alone: isAlone
      ? own
          .filter(
            (offer) =>
              (offer.value || isUntold(offer)) && !(isList && (offer.value || isEntry(offer))),
          )
          .map(({ title, value, text }) =>
            !value && text.toLowerCase().includes(title.toLowerCase())
              ? text
              : [value ? `${title}: ${value}.` : `${title}.`, text].filter(Boolean).join(' '),
          )
      : [],
  }
}

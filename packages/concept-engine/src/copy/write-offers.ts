import { capitalise, wordsOf } from '../reading/english/sentences.ts'
import type { Offer } from '../reading/offers/offers.ts'
import { lowered } from '../reading/prices/price-words.ts'
import type { DeckOffer } from './copy-deck.ts'
import { type Draft, markUsed } from './draft.ts'

const OFFER_TEXT_MAX = 150
/** The minimum number of prices in a list of their own. */
const MIN_PRICE_LIST = 3
const PRICES_MAX = 18
const OFFERS_MAX = 10

/** A sentence explains what it names in as many words as this before the name. */
const LEAD_WORDS = 4
const beginningOf = (text: string, nameWords: number) =>
  wordsOf(text.toLowerCase())
    .slice(0, LEAD_WORDS + nameWords)
    .join(' ')

/** The text of a list entry after its title and before its price. */
function detailOf(draft: Draft, { title, price }: Offer): string {
  const low = title.toLowerCase()
  const words = low.split(/\s+/).filter((word) => word.length > 3)
  // 'Rear extensions and second storeys' is not a description of 'Rear extension'.
  const naming = draft.left.find(
    ({ text, isEntry }) =>
      isEntry &&
      text.toLowerCase().startsWith(low) &&
      !/^[\p{L}\p{N}]/u.test(text.slice(title.length)),
  )
  if (naming) {
    const textAfter = naming.text.slice(title.length).replace(/^[\s,.:;–—-]+/, '')
    // Sentences are not cut.
    const isSeparateSentence =
      !(price && textAfter.includes('$')) && /[.!?]\s\p{Lu}/u.test(textAfter)
    const rest = isSeparateSentence
      ? textAfter
      : textAfter
          .split(/(?:[.,;]|\s[–—-])\s|:\s/)
          .map((part) => part.replace(/^[\s,.:;–—-]+|[\s,.;:–—-]+$/g, ''))
          // A price that was understood is shown next to the offer; otherwise the entry's text
          // contains it.
          .filter((part) => part !== '' && !(price && part.includes('$')))
          .join(', ')
          .replace(/^\(([^()]*)\)$/, '$1')
    // A text that is too long to show with its offer stays a separate statement.
    if (rest.length > OFFER_TEXT_MAX) return ''
    markUsed(draft, naming)
    return rest.length >= 8 && wordsOf(rest).length >= 2
      ? `${capitalise(rest).replace(/[.!]?$/, '')}.`
      : ''
  }
  const others = draft.facts.offers
    .map((offer) => offer.title.toLowerCase())
    .filter((other) => other !== low)
  const about = draft.left.find(
    ({ text, topic, isSentence }) =>
      // A sentence that names several things does not explain any of them.
      !others.some((other) => text.toLowerCase().includes(other.split(' ').at(-1) ?? other)) &&
      isSentence &&
      topic === 'story' &&
      text.length <= OFFER_TEXT_MAX &&
      words.length > 0 &&
      words.every((word) => beginningOf(text, words.length).includes(word)) &&
      text.length > title.length + 14,
  )
  if (!about) return ''
  markUsed(draft, about)
  return about.text
}

/** Whether a line names an offer, in any inflected form. */
function names(line: string, title: string): boolean {
  const low = line.toLowerCase()
  const words = title.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const isNamed = (word: string) => low.includes(word.replace(/(?:ing|es|s)$/, ''))
  return words.length > 0 && words.every(isNamed)
}

/** A size or a measure by itself. */
const SIZE_TITLE = /^(?:\d[\d.,–-]* ?\p{L}{0,6}|(?:extra )?(?:small|medium|large)|jumbo|mini)$/iu
/**
 * The offers, with a separate list if many have prices; a thing that only the headline names is
 * left out.
 */
export function writeOffers(draft: Draft, headline: string) {
  const headlineOffers = draft.facts.offers.filter(
    ({ title, price }) => price === '' && names(headline, title),
  )
  // A headline with several things is a list, and each of them is an offer; so is an entry of the
  // client's list.
  const isEntryOfList = (offer: Offer) =>
    draft.facts.offers.some(
      (other) => other !== offer && Math.abs(other.clause - offer.clause) <= 1,
    )
  const offers = draft.facts.offers.filter(
    (offer) => headlineOffers.length !== 1 || offer !== headlineOffers[0] || isEntryOfList(offer),
  )
  const priced = offers.filter(({ price }) => price)
  const isOrder = draft.requested.some(({ kind }) => kind === 'asked-order')
  const isList =
    priced.length >= MIN_PRICE_LIST ||
    isOrder ||
    // If each has a price they form a price list, and the services are not described further.
    (priced.length > 1 && (priced.length === offers.length || offers.length > OFFERS_MAX))
  const services = isList ? offers.filter(({ price }) => !price) : offers
  const parts = new Set(priced.flatMap(({ group }) => group ?? []))
  // The only part of a list has no heading: '100g' and 'small' are named with what they are of.
  const isMixed = priced.some(({ group }) => !group)
  const nameOf = ({ title, group }: Offer) =>
    group && parts.size === 1 && (isMixed || SIZE_TITLE.test(title))
      ? `${group}, ${lowered(title)}`
      : title
  // An entry of the client's own list stays in it even without a price.
  const isEntry = ({ title }: Pick<Offer, 'title'>) =>
    draft.facts.statements.some(
      ({ isEntry, text }) => isEntry && text.toLowerCase().startsWith(title.toLowerCase()),
    )
  const isOnlyService = services.length === 1
  const titled = (offer: Offer): DeckOffer => ({
    ...(parts.size > 1 && { group: offer.group ?? '' }),
    title: nameOf(offer),
    // A thing with a price already has its terms, and the sentence of a single thing stays one.
    text:
      offer.terms ||
      (offer.price || (isOnlyService && !isEntry(offer)) ? '' : detailOf(draft, offer)),
    value: offer.price,
  })
  const pricedOrListed = services.slice(0, OFFERS_MAX).map(titled)
  // A single offer is not a section: it goes into the prices, or its sentence is shown.
  const isSingle = pricedOrListed.length < 2
  // Text next to a title has been removed from the rest of the page.
  const hasNoText = ({ title, text }: DeckOffer) =>
    text !== '' || !draft.left.some(({ text }) => text.toLowerCase().includes(title.toLowerCase()))
  const prices = isList
    ? [
        ...priced.slice(0, PRICES_MAX).map(titled),
        ...(isSingle ? pricedOrListed.filter((offer) => isEntry(offer) && hasNoText(offer)) : []),
      ]
    : []
  return {
    prices,
    offers: isSingle ? [] : pricedOrListed,
    tickers: services.slice(OFFERS_MAX).map(({ title }) => title),
    alone: isSingle
      ? pricedOrListed
          .filter(
            (offer) =>
              (offer.value || hasNoText(offer)) && !(isList && (offer.value || isEntry(offer))),
          )
          .map(({ title, value, text }) =>
            !value && text.toLowerCase().includes(title.toLowerCase())
              ? text
              : [value ? `${title}: ${value}.` : `${title}.`, text].filter(Boolean).join(' '),
          )
      : [],
  }
}

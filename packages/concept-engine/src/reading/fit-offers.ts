import type { Clause } from './clause.ts'
import { CUSTOMERS, SERVICES_LEAD } from './listed-offers.ts'
import type { Offer } from './offers.ts'
import { MAX_ENTRY_UNFITNESS, unfitnessOf } from './publishable.ts'
import { capitalise, escaped } from './sentences.ts'
import { LANGUAGE_NAME } from './spoken-languages.ts'

/** A line of a list is more often an offer than words in a sentence. */
const MAX_UNFITNESS_IN_LIST = 0.68

/** 'Arabic', 'a little bit Dari', '30 minutes': what somebody speaks, or how long work takes. */
const NO_WORK = new RegExp(
  `^(?:(?:an? )?(?:little(?: bit)?|bit|some) (?:of )?)?${LANGUAGE_NAME}$|^\\d+(?:\\.\\d+)? ?(?:mins?|minutes?|hrs?|hours?|days?|weeks?)$`,
  'iu',
)
/** 'Starting out again after mat leave' is no work for customers. */
const RESTARTED =
  /^(?:(?:starting|getting|going|coming|been) )?(?:out|back|up|off) (?:again|from|after|and running|at it)\b/i

/**
 * The offers that may stand on the page. Those with a price, entries under a heading and those
 * after 'services include', or named as the services of a page, are known to be on offer; the others
 * are judged, those of one sentence together. In 'I’m Colleen, former teacher, loud' nothing is on
 * offer.
 */
export function fitOffers(
  offers: readonly Offer[],
  clauses: readonly Clause[],
  description: string,
): Offer[] {
  const isPerson = ({ clause }: Offer) =>
    /^(?:I’m|I am) \p{Lu}/u.test(clauses[clause]?.sentence ?? '')
  const isKnown = ({ price, clause }: Offer) =>
    price !== '' ||
    clauses[clause]?.role === 'website' ||
    SERVICES_LEAD.test(clauses[clause]?.text ?? '') ||
    (clauses[clause]?.kind === 'item' && clauses[clause]?.heading !== '')
  const groups = Map.groupBy(
    offers.filter((offer) => !isKnown(offer)),
    ({ clause, title }) =>
      clauses[clause]?.kind === 'item' ? title : (clauses[clause]?.sentence ?? title),
  )
  const isFit = (group: readonly Offer[]) =>
    group.reduce((sum, { title }) => sum + unfitnessOf('offer', title, description), 0) <
    group.length *
      (group.every(({ clause }) => clauses[clause]?.kind === 'item')
        ? MAX_UNFITNESS_IN_LIST
        : MAX_ENTRY_UNFITNESS.offer)
  const fit = new Set([...groups.values()].filter(isFit).flat())
  return offers.filter(
    (offer) =>
      !RESTARTED.test(offer.title) &&
      !NO_WORK.test(offer.title) &&
      (isKnown(offer) || (fit.has(offer) && !isPerson(offer))),
  )
}

/** Customers only behind 'for': by themselves these may be what a business does. */
const MORE_CUSTOMERS =
  /^(?:(?:law |accounting )?firms|clinics|practices|gyms|salons|hairdressers|dentists|doctors|vets|lawyers|surgeries|studios|workplaces)$/i
const NAMES_CUSTOMERS = /\bfor (?:the )?(?:\p{L}+ )?\p{L}+$/iu
/**
 * 'Office cleaning for law firms, schools and clinics': the offer is for all of them, and none of
 * them is an offer.
 */
export function withTheirCustomers(offers: readonly Offer[], clauses: readonly Clause[]): Offer[] {
  const merged: Offer[] = []
  for (const offer of offers) {
    const last = merged.at(-1)
    const text = clauses[offer.clause]?.text ?? ''
    const from = last ? text.toLowerCase().indexOf(last.title.toLowerCase()) : -1
    const end = from + (last?.title.length ?? 0)
    const start = from < 0 ? -1 : text.toLowerCase().indexOf(offer.title.toLowerCase(), end)
    const isCustomer =
      last !== undefined &&
      start >= 0 &&
      last.clause === offer.clause &&
      last.price === '' &&
      offer.price === '' &&
      (NAMES_CUSTOMERS.test(last.title) || /\bfor [^,]+,/i.test(last.title)) &&
      /^,? (?:and |or )?$|^, $/.test(text.slice(end, start)) &&
      (CUSTOMERS.test(offer.title) || MORE_CUSTOMERS.test(offer.title))
    if (isCustomer)
      merged[merged.length - 1] = {
        ...last,
        title: last.title + text.slice(end, start + offer.title.length),
      }
    else merged.push(offer)
  }
  return merged
}

/** 'Mobile tyres Darwin' with the term 'Palmerston and Humpty Doo.': where it is offered. */
export function withoutPlaces(offers: readonly Offer[], places: readonly string[]): Offer[] {
  if (places.length === 0) return [...offers]
  const names = places.map(escaped).join('|')
  const atEnd = new RegExp(`,? (?:(?:in|around|near|across|at) )?(?:${names})$`, 'u')
  const place = new RegExp(`(?:${names})|\\b(?:in|around|and|or)\\b`, 'gu')
  return offers.map((offer) => {
    const title = offer.title.replace(atEnd, '')
    // 'Stone ground flour from the Wimmera' is named after the place.
    const breaksOff = /\s(?:from|of|to|for|with|the)$/i.test(title)
    return title === offer.title ||
      breaksOff ||
      offer.price !== '' ||
      !/\p{L}{3} \p{L}{3}/u.test(title)
      ? offer
      : { ...offer, title, terms: /\p{L}/u.test(offer.terms.replace(place, '')) ? offer.terms : '' }
  })
}

/** 'We are repairing wheelchairs, scooters': the work is done to each of them. */
export const withoutSharedVerb = (offers: readonly Offer[], text: string): Offer[] =>
  offers.map((offer) => {
    const [, verb = '', thing = ''] = /^(\p{Lu}\p{Ll}+ing) (\p{Ll}.+)$/u.exec(offer.title) ?? []
    const isSentence =
      verb !== '' &&
      new RegExp(`(?:are|am|is|’re|’m) ${escaped(`${verb.toLowerCase()} ${thing}`)},`, 'iu').test(
        text,
      )
    return isSentence && offer.price === '' ? { ...offer, title: capitalise(thing) } : offer
  })

/** 'Single' with the term 'Cracked piece in situ.' is a single cracked piece. */
const SIZE = /^(?:single|double|small|large|big|full|half|basic|simple|standard|plain)$/i
const REST_OF_NAME =
  /^(?!(?:for|up|from|to|with|per|in|on|at|by|only|plus|each|minimum|includes?|if|when|once|extra)\b)(\p{L}[\p{L} -]{3,38})\.$/iu
export const withWholeNames = (offers: readonly Offer[]): Offer[] =>
  offers.map((offer) => {
    const [, rest = ''] = REST_OF_NAME.exec(offer.terms) ?? []
    return SIZE.test(offer.title) && rest
      ? { ...offer, title: `${offer.title} ${rest.toLowerCase()}`, terms: '' }
      : offer
  })

const QUANTITY = /^(.{2,}), (two|three|four|five|six|eight|ten|twelve|twenty|a dozen|\d{1,3})$/iu
/** 'Jars, three: $33' after 'Jars: $12' is the price of three of them. */
export function withQuantities(offers: readonly Offer[]): Offer[] {
  const kept: Offer[] = []
  for (const offer of offers) {
    const [, title = '', quantity = ''] = QUANTITY.exec(offer.title) ?? []
    const single = kept.at(-1)
    if (quantity && offer.terms === '' && single?.title === title && single.price !== '')
      kept[kept.length - 1] = {
        ...single,
        price: `${single.price}, ${quantity} for ${offer.price}`,
      }
    else kept.push(offer)
  }
  return kept
}

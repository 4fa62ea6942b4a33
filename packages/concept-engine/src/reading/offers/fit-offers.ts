import type { Clause } from '../clauses/clause.ts'
import { MAX_ENTRY_UNFITNESS, unfitnessOf } from '../clauses/publishable.ts'
import { capitalise, escaped } from '../english/sentences.ts'
import { LANGUAGE_NAME } from '../english/spoken-languages.ts'
import { isVerb, tokensOf } from '../english/tokens.ts'
import { lowered } from '../prices/price-words.ts'
import { sectionHeading } from '../statements/section-headings.ts'
import { CUSTOMERS, SERVICES_LEAD } from './listed-offers.ts'
import type { Offer } from './offers.ts'

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

/** 'People come to us for piano, guitar and drums' leaves no doubt either. */
const COME_FOR =
  /^(?:people|customers|clients|most(?: people)?|they) (?:mostly |mainly |usually )?(?:come|go) to (?:us|me) for /i

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
    /^(?:I’m|I am) \p{Lu}|^(?:[Ww]e are|[Ww]e’re) (?:an? )?(?:husband|wife|married|family|couple|brothers|sisters|mother|father|mates|friends)\b/u.test(
      clauses[clause]?.sentence ?? '',
    )
  const isKnown = ({ price, clause }: Offer) =>
    price !== '' ||
    clauses[clause]?.role === 'website' ||
    SERVICES_LEAD.test(clauses[clause]?.text ?? '') ||
    COME_FOR.test(clauses[clause]?.text ?? '') ||
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
  const fitting = offers.filter(
    (offer) =>
      !RESTARTED.test(offer.title) &&
      !NO_WORK.test(offer.title) &&
      !(
        offer.price === '' &&
        (STATEMENT_TITLE.test(offer.title) ||
          ABOUT_BUSINESS.test(offer.title) ||
          isVerbOfOneThing(offer.title, description))
      ) &&
      !(offer.price === '' && isPartOfWork(clauses[offer.clause])) &&
      !isApposition(offer, clauses[offer.clause]?.text ?? '') &&
      !(offer.price === '' && isDateBelowHeading(offer, clauses[offer.clause])) &&
      (isKnown(offer) || (fit.has(offer) && !isPerson(offer))),
  )
  // 'Fresh meat intake, starts Mon 5 Oct'
  return fitting.map((offer) => {
    const clause = clauses[offer.clause]
    return clause && isDateBelowHeading(offer, clause)
      ? { ...offer, title: `${sectionHeading(clause.heading, '')}, ${lowered(offer.title)}` }
      : offer
  })
}

/** 'Basic course is one Saturday', '1,912 animals last year', 'yes we help nervous drivers' */
const STATEMENT_TITLE =
  /\p{L} (?:is|are|was|were|will be|has been) |^\d[\d,]* .*\b(?:last|this|every|each|so far|since)\b|^(?:\d(?:st|nd|rd|th)|first|second|third|fourth|last|every|each) \p{L}+days?$|^(?:yes|no|and|but|\$\S+)(?: |$)/iu
/**
 * '74 members', 'WWCC for all coaches', 'Based Lancefield', 'Further afield by quotation': what is
 * said of a business, its people or its area.
 */
const ABOUT_BUSINESS =
  /^(?:(?:owners?|team|key people|people|coaches|staff|season|area|who(?:’s| is) looking|(?:most|common) calls|case studies|what (?:they|it|you) .*|lead times?|(?:\p{L}+ )?constraints?|quotes?|faqs?|first on (?:the )?page|how it works|website|clients|customers|(?:under|over) \d+s?\b.*\bonly\b.*)$|(?:about |over |around |nearly )?\d[\d,]* (?:\p{L}+ )?(?:members|volunteers|staff|employees|people|crews?|rangers?|teachers|coaches|students|families|vans?|trucks?|utes?|head)\b|(?:based|located|established|founded|trading|operating|licen[cs]ed|insured|qualified|registered|accredited|certified|approved|members?) (?:in|at|by|with|of|since|out of|from|\p{Lu})|(?:further|anywhere|elsewhere|outside)\b.*\b(?:by|on) (?:quot\p{L}+|request|application|arrangement)$|(?:unit|shop|level|lot|suite|factory) \d|(?:WWCC|working with children|police check)|photos?$)|\b(?:WWCC|working with children checks?|police checks?|first aid certificates?|public liability|blue cards?)\b/iu

/** 'We make, fit, reline and repair dentures': what is done to them, one verb after the other. */
const VERBS_OF_ONE_THING =
  /\b(?:we|I) (?<verbs>(?:\p{Ll}+, )+\p{Ll}+,? (?:and|or) (?<last>\p{Ll}+)) (?<thing>\p{Ll}[^.,;:]*)/giu
/** Whether a title is one of them, or the last one with the thing: 'fit', 'repair dentures'. */
function isVerbOfOneThing(title: string, text: string): boolean {
  const name = title.toLowerCase()
  return [...text.matchAll(VERBS_OF_ONE_THING)].some(({ groups }) => {
    const { verbs = '', last = '', thing = '' } = groups ?? {}
    const words = verbs.toLowerCase().split(/,? (?:and|or) |, /)
    const areVerbs = words.every((word) =>
      tokensOf(`we ${word} it`).some((token) => token.lower === word && isVerb(token)),
    )
    return (
      areVerbs && (words.includes(name) || `${last} ${thing} `.toLowerCase().startsWith(`${name} `))
    )
  })
}

/** 'Deliverables: DWG, 12da, LandXML': what a label says is part of the work, beside a list of it. */
const PART_OF_WORK =
  /^(?:deliverables?|(?:file )?formats?|accuracy|equipment|machines?|gear|tools|software|brands?|includes?|included|inclusions|licen[cs]es?|customers?|clients)\s?:/i
/** 'We refuse: kids parties, meat enquiries', 'What we say no to' */
const REFUSES =
  /^(?:what |things )?(?:we|I)? ?(?:refuse|decline|declined|refused|turn (?:down|away)|say no to|don[’']t (?:do|take|make)|won[’']t (?:do|take|make))\b|^not for\b|^declined\b/i
const isPartOfWork = (clause: Clause | undefined) =>
  clause !== undefined &&
  (REFUSES.test(clause.sentence) ||
    REFUSES.test(clause.heading) ||
    PART_OF_WORK.test(clause.sentence) ||
    PART_OF_WORK.test(`${clause.heading}:`))

/** 'Starts Mon 5 Oct', 'Saturday 21 Nov': when that takes place which the heading names. */
const IS_DATE =
  /^(?:starts?|begins?|next|from|every|each)? ?(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b|\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec))/i
const isDateBelowHeading = ({ title }: Offer, clause: Clause | undefined): boolean =>
  clause?.kind === 'item' && sectionHeading(clause.heading, '') !== '' && IS_DATE.test(title)

/** 'We fix windmills, the old Southern Cross and Comet sort, plus bores': says which windmills. */
const APPOSITION =
  /, (?:the|all|any|mostly|mainly) ([^,]{3,48} (?:sort|kind|type|ones|variety)s?)(?=,)/giu
const isApposition = ({ title, price }: Offer, text: string): boolean =>
  price === '' &&
  [...text.matchAll(APPOSITION)].some(([, wording = '']) =>
    wording.toLowerCase().includes(title.toLowerCase()),
  )

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

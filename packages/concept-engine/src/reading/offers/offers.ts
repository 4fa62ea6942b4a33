import type { Clause } from '../clauses/clause.ts'
import type { Span } from '../clauses/tagger.ts'
import { expandShorthand } from '../english/expand-shorthand.ts'
import { capitalise, OFFERS_HEADING } from '../english/sentences.ts'
import { listedPeople } from '../people/people.ts'
import type { Price, Priced } from '../prices/price-list.ts'
import { offersNothing } from '../statements/section-headings.ts'
import { hoursOf } from '../time/hours.ts'
import { servicesInPages } from '../wishes/page-lists.ts'
import { listedOffers, NOT_AN_OFFER, offersAcrossClauses } from './listed-offers.ts'

/** Something that the business sells or does, in the client's words. */
export interface Offer {
  /** 'Blocked drains', 'Restoring old graves', 'Wheel bearings, tandem'. */
  title: string
  /** The price as the page shows it, or '': 'From $180', '$5.50 each, 6 for $30'. */
  price: string
  /** Further details of the price, or ''. */
  terms: string
  /** The client's heading for its part of the price list: 'Scissors'. */
  group?: string
  /** Index of the clause that mentions it. */
  clause: number
}

/** 'Winter only, otherwise they take over' says when something else is on offer. */
const ONLY_THEN = /^(?:winter|summer|autumn|spring|weekdays?|weekends?|\p{L}+days?) only\b/iu
/** One or two words by themselves. */
const SHORT_TITLE = /^(?!Even |Also |Most |Some |Other )\p{Lu}\p{Ll}{3,}(?: \p{Ll}{3,})?s$/u
/** A time, which is not an offer. */
const TIME_START =
  /^open(?:ing)?(?=[ :]*(?:$|\d|hours|mon|tue|wed|thu|fri|sat|sun|daily|every|all |from|to|till|until|by|on |late|weekends|weekdays))|\b(?:(?:mon|tues|wednes|thurs|fri)days?\b.*\d|opening|hours|till\b|until\b)/i
/** Information for customers: 'wait is about 5 weeks', 'send a photo'. */
const CUSTOMER_INFORMATION =
  /^(?:written |free |firm )?quotes? (?:inside|within|in)\b|^(?:award |hourly |daily |flat )?rates?$|\bloading$|^(?:based (?:in|at|near)|located|markets?$)|\b(?:phone numbers?|buttons?|web ?site|logo|job sheet)\b|^(?:or|since|and|but|if|then)\b|^(?:farm gate|shop|gate|yard) (?:open )?(?:mon|tue|wed|thu|fri|sat|sun)|^(?:send|ring|call|text|come|bring|drop|see|ask|please|want|need)\b|^\p{L}+ (?:is|are|was|will)\b/iu
const REFUSAL = /\b(?:no|not|don’t|never|won’t|can’t|do not|cannot)\b/i
/** 'Pacifics: we don’t grow them' */
const REFUSED_ENTRY = /^[^:]{2,40}:\s(?:we|I) (?:don’t|do not|no longer|never|won’t|can’t)\b/i
/** A label of a section of the description, not something on offer. */
const SECTION_LABEL =
  /^(?:who (?:we’re|we are|it’s|it is) for|who for|addresses?|donations|location|where|when|how|access|parking|opening hours|hours|(?:order|join|contact|enquiry|booking) forms?|forms?|membership|borrowing|(?:late )?fees?|prices?|payment|deposits?|bookings?|cancellations?|delivery|questions?|end of .*|area|time)$/i
const keyOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/\b(?:a|an|the|our|and|of|for|your|new|all)\b/gu, ' ')
    .replace(/s\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
/** Work on a thing counts as the thing itself: 'servicing boats' is the same offer as 'boats'. */
const baseOf = (key: string) =>
  key
    .replace(/\p{L}+ing\b/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim() || key

/** In 'Supplies pallet racking' the racking is the offer. */
const SELLING_VERB =
  /^(?:suppl(?:ies|y)|sells?|offers?|provides?|stocks?|makes) (?!(?:and|or) )(?=\p{Ll}{3})/iu

/** The minimum number of entries in a list of offers. */
const MIN_LIST_ENTRIES = 3
/** Headings of lists that are not on offer, or are about something else entirely. */
const OTHER_LIST =
  /\b(?:don’t|not|never|won’t|no|how|who|hours|about|team|staff|people|where|contact|website|rules|conditions|terms|policies|what to do|bring|need|numbers|process|steps|proof|facts|experience|credentials|awards|highlights|why|achievements|clients|customers|accreditations?|qualifications|insurance|trust|before|after|prepare|dont|audience|goals?|aims?|notes?)\b/i

/** 'What people hire us for' is a heading for offers, although it mentions people. */
const isOtherList = (heading: string) => OTHER_LIST.test(heading) && !OFFERS_HEADING.test(heading)

/** Maximum length of a list entry, in characters. */
const ENTRY_MAX = 56

/** 'Corridor mapping for roads, rail and powerlines' is a single offer. */
const SINGLE_OFFER =
  /^[^,:;.()$]+ (?:for|of|in|to|with|from|on) [\p{L}’ -]+(?:, [\p{L}’ -]+){0,3},? (?:and|or) [\p{L}’ -]+$/u

/** An entry of a list, without its explanation. */
function itemTitle({ text }: Clause): string | undefined {
  const bare = text.replace(/\.$/, '')
  if (SINGLE_OFFER.test(bare) && bare.length <= ENTRY_MAX) return bare
  // 'Tadpoles 6 months to 2 years, with parent in water': a short row is shown whole.
  if (
    /^\p{Lu}[^:;$()]*, \p{Ll}[^:;$()]*$/u.test(bare) &&
    bare.length <= ENTRY_MAX &&
    !/[.!?]\s/.test(bare)
  )
    return bare
  const [wording = ''] = text
    // 'Skilled visas incl. state nomination' continues after the full stop.
    .replace(/\b(incl?|approx|min|max|est)\.\s/gi, '$1 ')
    .split(/:\s|\s[–—-]\s|\s\(|,\s|\.\s|;/)
  // 'Fibre diameter 17.6 micron' is a measurement.
  if (
    /\s\d+(?:\.\d+)? ?(?:microns?|per cent|%|kg|g|cm|mm|hp|kw|litres?|degrees)$/i.test(
      wording.trim(),
    )
  )
    return undefined
  const title = wording
    .replace(/\s+(?:from|at)?\s*\$.*$/, '')
    .replace(/[.:]$/, '')
    .trim()
  return title.length >= 3 &&
    title.length <= ENTRY_MAX &&
    /\p{L}{3}/u.test(title) &&
    !/^(?:no|not|we|i|you)\b/i.test(title)
    ? title
    : undefined
}

/** Labels of a filled-in form, whose rows are not offers. */
const FORM_LABEL =
  /^(?:phone|ph|tel|telephone|mobile|e-?mail|contact|website|abn|office|turnaround|message|private|style|look|feel|mood|tone|colou?rs?|wish|goal|deposit|wait|waiting time|allergies.*|legal|access|safety|about|skills|times|audience|customers|hours|licence|insurance|cancellations?|opening)$/i
/** Organisations and premises that a business works for. */
const VENUE =
  /\b(?:halls?|offices|post offices|churches|schools|hospitals|pubs?|hotels|motels|restaurants|cafes|cafés|firms|surgeries|clinics|homes|houses|councils|clubs|theatres|universities|museums|farms|builders|architects|racecourses?|airports|prisons|kindergartens|kindys|childcare centres|shops|salons|gyms|warehouses|factories|strata managers|body corporates|agencies|landlords|festivals|cinemas|breweries|wineries)$/i
/** 'Public clocks: town halls, churches, schools', 'fish tanks in dental surgeries and offices' */
const listsVenues = (entries: readonly string[], text: string): boolean => {
  const [first = ''] = entries
  const before = text.slice(0, Math.max(0, text.toLowerCase().indexOf(first.toLowerCase())))
  return (
    entries.length >= 2 &&
    /(?::|\b(?:for|in|at|with|to))\s(?:an? |the |some )?$/i.test(before) &&
    entries.filter((title) => VENUE.test(title)).length * 2 > entries.length
  )
}

/** Groups of people that a business works for. */
const PEOPLE_NOUN =
  /\b(?:families|couples|women|men|kids|children|teens|teenagers|adults|seniors|beginners|students|parents|carers|owners|growers|farmers|tenants|businesses|companies|startups|trades|tradies|retailers|suppliers|teams|staff|workers|work ?places|retirees|travellers|dancers|athletes|players|musicians|artists|brides|patients)$/i
/** Work, as opposed to the things that it is done to. */
const WORK_NOUN = /\p{L}ing$/iu
const WORK_WITH_OBJECT = /^(\p{L}.*?)\s(over|around|across|to|for|in|at|with)\s(\p{L}.*)$/iu

/**
 * 'Office cleaning for law firms, schools and clinics' and 'netting over orchards, vineyards and
 * berry farms' are single offers: they list the customers.
 */
function withoutObjects(entries: readonly string[], text: string): string[] {
  const wording = text.toLowerCase()
  const result: string[] = []
  let work: { title: string; preposition: string; end: number; objects: number } | undefined
  for (const title of entries) {
    const start = wording.indexOf(title.toLowerCase(), work?.end)
    // 'Translations between English and Nepali, Amharic and German'
    if (/\bbetween [^.;:()]*(?:,|\band)\s$/.test(wording.slice(0, Math.max(0, start)))) continue
    const isListContinuation =
      work && /^(?:,|,? (?:and|or))\s$/.test(wording.slice(work.end, start))
    const isObject =
      work &&
      !WORK_NOUN.test(title) &&
      !WORK_WITH_OBJECT.test(title) &&
      (/^(?:over|around|across)$/.test(work.preposition) ||
        VENUE.test(title) ||
        PEOPLE_NOUN.test(title) ||
        // '… for strata managers, schools, dentists and car washes'
        work.objects > 1)
    if (work && isListContinuation && isObject) {
      work.objects += 1
      const fullTitle = text.slice(wording.indexOf(work.title.toLowerCase()), start + title.length)
      work.end = start + title.length
      result[result.length - 1] =
        fullTitle.length <= ENTRY_MAX ? fullTitle : work.title.replace(WORK_WITH_OBJECT, '$1')
      continue
    }
    const [, , preposition, object = ''] = WORK_WITH_OBJECT.exec(title) ?? []
    const isServiceFor =
      preposition &&
      (/^(?:over|around|across)$/i.test(preposition) ||
        VENUE.test(object) ||
        PEOPLE_NOUN.test(object))
    work = isServiceFor
      ? {
          ...{ title, preposition: preposition.toLowerCase(), end: start + title.length },
          // 'Devices for strata managers, schools, dentists' is one title of three customers.
          objects: object.split(/, | (?:and|or) /).length,
        }
      : undefined
    result.push(title)
  }
  return result
}

/** 'Cleaning and re-lettering of headstones and graves': both are done to both. */
const SHARED_OBJECT =
  /\p{L}[\p{L}-]*ing(?:, \p{L}[\p{L}-]*ing)* and \p{L}[\p{L}-]*ing of [^,;.:()]+/giu
/** The entries, with kinds of work that share their object as a single one. */
function withSharedObjects(entries: readonly string[], text: string): string[] {
  let result = [...entries]
  for (const [match] of text.matchAll(SHARED_OBJECT)) {
    const isPart = (title: string) => match.toLowerCase().includes(title.toLowerCase())
    const first = result.findIndex(isPart)
    if (first < 0) continue
    const phrase = match.trim()
    const title = phrase.length <= ENTRY_MAX ? phrase : phrase.replace(/ of .*$/u, '')
    result = [...result.slice(0, first), title, ...result.slice(first).filter((e) => !isPart(e))]
  }
  return result
}

/** The first entry of a list of customers. */
const CUSTOMER_LIST_LEAD =
  /\b(?:work(?:s|ing)? (?:mostly |mainly |only )?with|serv(?:es|ing)|help(?:s|ing)|support(?:s|ing)|car(?:es|ing) for|look(?:s|ing) after|trusted by|(?:sell|suppl(?:y|ies)|deliver|wholesale)s?(?: only| mainly| mostly)? to|cater(?:s|ing) (?:for|to))\s\p{L}/iu

/** What a business does, in a sentence about itself; 'repairs of cracked ware' are things. */
const DOES =
  /^(?:tests|certifies|repairs|designs|supplies|makes|sells|collects|cleans|services|installs|builds|restores|offers|provides|runs|erects|dismantles)(?:$| (?:and \p{Ll}+s )?(?!of\b|for\b|to\b|in\b|on\b|at\b|with\b|and\b)\p{Ll})/u

/** 'Court: two interpreters always, loading 20%', 'travel: 88c a km': a condition of the prices. */
const PRICE_CONDITION =
  /^[^:$]{2,40}: [^$]*(?:\d ?% (?:extra|more|off|loading|surcharge)|(?:loading|surcharge|discount) (?:of )?\d+ ?%|\d ?c (?:an?|per) |\d ?c ?\/ ?km\b|\b(?:extra|plus) \d+ ?%)/iu
/** 'Tea, soup and banana bread on every trip': what comes with an offer. */
const COMES_WITH =
  /\b(?:(?:on|with) (?:every|each|all) (?:trips?|tours?|cruises?|charters?|dives?|rides?|flights?|visits?|stays?|bookings?|sessions?|classes|class|lessons?|courses?|hires?)|(?:is|are) (?:always )?(?:included|provided|thrown in)|all included|included in the price)\b/i

/**
 * The offers of the business, without duplicates, in the order of the text: things with a price,
 * the entries of its own lists, and complete lists within sentences. `priced` has the prices of
 * each clause, `spans` the runs of words that the model recognised as offers. Things that the brief
 * denies are left out.
 */
export function offersOf(
  clauses: readonly Clause[],
  priced: readonly Priced[],
  company: string,
  places: readonly string[],
  spans: readonly Span[],
): Offer[] {
  const names = company.toLowerCase().split(/\s+/)
  const offers: Offer[] = []
  const add = (title: string, price: Price | undefined, clause: number, isSure = false) => {
    const displayTitle = capitalise(
      expandShorthand(
        title
          // 'Price I write here, pants hem'
          .replace(/^(?:(?:the|our|my) )?(?:prices?|pricing|fees?|costs?)\b[^,:]{0,24}[,:]\s+/i, '')
          .replace(/\s+/g, ' ')
          .replace(/[\s/]+$|\sof$/, '')
          .trim(),
      ).replace(SELLING_VERB, ''),
    )
    // 'Check out 10' is a time.
    if (/^check[- ]?(?:in|out)$/i.test(displayTitle)) return
    // 'Upright Storage Safety inspects' names the business, not an offer.
    if (
      names.length > 1 &&
      displayTitle.toLowerCase().startsWith(`${names.slice(0, 2).join(' ')} `)
    )
      return
    if (
      // A size by itself, '2m', is an offer only with a price.
      !(price ? /\p{L}|\d ?[–-] ?\d/u : /\p{L}{2}/u).test(displayTitle) ||
      (!price && FORM_LABEL.test(displayTitle)) ||
      (!price &&
        !isSure &&
        (TIME_START.test(displayTitle) ||
          NOT_AN_OFFER.test(displayTitle) ||
          CUSTOMER_INFORMATION.test(displayTitle)))
    )
      return
    // 'Central Coast NSW' and 'servicing Snowy Valleys' are places.
    if (
      !price &&
      (/\s(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT)$/.test(displayTitle) || places.includes(displayTitle))
    )
      return
    if (
      !price &&
      /^(?:servicing|covering|serving)\b/i.test(displayTitle) &&
      places.some((place) => displayTitle.includes(place))
    )
      return
    // 'Plumbweigh tests', 'certifies and repairs weighbridges': parts of a sentence about itself
    const words = displayTitle.toLowerCase().split(' ')
    const verb = words[0] === names[0] ? words.slice(1).join(' ') : words.join(' ')
    if (!price && DOES.test(verb)) return
    const key = keyOf(displayTitle) || displayTitle.toLowerCase()
    const known = offers.find((other) => {
      const otherKey = keyOf(other.title) || other.title.toLowerCase()
      return price
        ? other.title.toLowerCase() === displayTitle.toLowerCase()
        : baseOf(otherKey) === baseOf(key) || ` ${otherKey} `.includes(` ${key} `)
    })
    if (known && (!price || !known.price)) {
      known.price ||= price?.price ?? ''
      known.terms ||= price?.terms ?? ''
    } else {
      offers.push({
        title: displayTitle,
        price: price?.price ?? '',
        terms: price?.terms ?? '',
        clause,
      })
    }
  }
  // A client who lists the offers has named them all in the list.
  const isListed =
    clauses.filter(
      (clause) =>
        clause.role === 'business' && clause.kind === 'item' && !isOtherList(clause.heading),
    ).length >= MIN_LIST_ENTRIES
  // Entries under 'What we do' are offers; those of other lists are not.
  const isHeaded = clauses.some(
    ({ role, kind, heading }) =>
      role === 'business' && kind === 'item' && OFFERS_HEADING.test(heading),
  )
  for (const [index, clause] of clauses.entries()) {
    const { prices = [], rest = '' } = priced[index] ?? {}
    for (const price of prices) add(price.title, price, index)
    if (clause.role === 'website')
      for (const service of servicesInPages(clause)) add(service, undefined, index, true)
    if (clause.role !== 'business') continue
    // '… from $12 a set, and coasters.'
    if (prices.length > 0 && SHORT_TITLE.test(rest)) add(rest, undefined, index)
    if (isOtherList(clause.heading)) continue
    if (clause.kind === 'item') {
      if (offersNothing(clause.heading)) continue
      if (listedPeople(clause).length > 0 || (isHeaded && !OFFERS_HEADING.test(clause.heading)))
        continue
      // 'Saturday 8am–1pm', 'Closed Sunday'
      if (hoursOf(clause.text).length > 0 || /^closed\b|:\s(?:sorry|no|not)\b/i.test(clause.text))
        continue
      const title = itemTitle(clause)
      // 'Usual treatments' above a list of prices is its heading.
      const heads =
        clauses[index + 1]?.kind === 'item' &&
        (priced[index + 1]?.prices.length ?? 0) > 0 &&
        clauses[index - 1]?.kind !== 'item'
      if (heads && prices.length === 0) continue
      // 'Pacifics: we don’t grow them', 'Address: rear of the hall'
      const isOffer =
        !REFUSED_ENTRY.test(clause.text) &&
        !PRICE_CONDITION.test(clause.text) &&
        !ONLY_THEN.test(clause.text) &&
        !SECTION_LABEL.test(title ?? '')
      if (title && prices.length === 0 && isOffer && !REFUSAL.test(title))
        add(title, undefined, index)
      continue
    }
    // Text next to a price belongs to that price.
    if (prices.length > 0 || isListed) continue
    // 'Seats 90, kitchen, stage' below 'Function room' is what the room has.
    if (clause.heading !== '' && !OFFERS_HEADING.test(clause.heading)) continue
    const clauseSpans = spans.filter((span) => span.clause === index)
    const entries = [
      ...listedOffers(clause, clauseSpans, places, company),
      ...offersAcrossClauses(clause, clauses[index + 1]),
    ]
    // 'A BAS agent working with cafes, salons and small trades': those are the customers.
    if (
      CUSTOMER_LIST_LEAD.test(entries[0] ?? '') ||
      listsVenues(entries, clause.text) ||
      COMES_WITH.test(clause.text)
    )
      continue
    // 'My husband builds, I do setup and the talking': who does what.
    if (/^(?:my|our) \p{L}+(?: \p{Lu}\p{Ll}+)? \p{L}+s, (?:and )?I do\b/iu.test(clause.sentence))
      continue
    // 'I’m Siobhan, midwife and lactation consultant': a person’s professions.
    if (/^I(?:’m| am) \p{Lu}\p{Ll}+,/u.test(clause.text)) continue
    for (const title of withSharedObjects(withoutObjects(entries, clause.text), clause.text))
      add(title, undefined, index, true)
  }
  return offers
}

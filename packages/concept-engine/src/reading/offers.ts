import type { Clause } from './clause.ts'
import { hoursOf } from './hours.ts'
import { inFull } from './in-full.ts'
import { listedOffers, offersOfBoth, STANDING } from './listed-offers.ts'
import { listedPerson } from './people.ts'
import type { Price } from './price-list.ts'
import type { Priced } from './prices.ts'
import { capitalise, OF_OFFERS } from './sentences.ts'
import type { Span } from './tagger.ts'

/** Something that the business sells or does, in the brief's words. */
export interface Offer {
  /** 'Blocked drains', 'Restoring old graves', 'Wheel bearings, tandem'. */
  title: string
  /** As the page shows it, or '': 'From $180', '$5.50 each, 6 for $30'. */
  price: string
  /** What else the brief says of the price, or ''. */
  terms: string
  /** Index of the clause that names it. */
  clause: number
}

/** One or two words that stand by themselves. */
const FEW = /^(?!Even |Also |Most |Some |Other )\p{Lu}\p{Ll}{3,}(?: \p{Ll}{3,})?s$/u
/** When something is, which is no offer. */
const WHEN =
  /^open(?:ing)?(?=[ :]*(?:$|\d|hours|mon|tue|wed|thu|fri|sat|sun|daily|every|all |from|to|till|until|by|on |late|weekends|weekdays))|\b(?:(?:mon|tues|wednes|thurs|fri)days?\b.*\d|opening|hours|till\b|until\b)/i
/** What customers are told: 'wait is about 5 weeks', 'send a photo'. */
const NOT_SOLD =
  /^(?:send|ring|call|text|come|bring|drop|see|ask|please|want|need)\b|^\p{L}+ (?:is|are|was|will)\b/iu
const REFUSING = /\b(?:no|not|don’t|never|won’t|can’t|do not|cannot)\b/i
const keyOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/\b(?:a|an|the|our|and|of|for|your|new|all)\b/gu, ' ')
    .replace(/s\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
/** What is done to a thing goes for the thing: 'servicing boats' are 'boats'. */
const thingOf = (key: string) =>
  key
    .replace(/\p{L}+ing\b/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim() || key

/** 'Supplies pallet racking' offers the racking. */
const SELLS = /^(?:suppl(?:ies|y)|sells?|offers?|provides?|stocks?|makes) (?=\p{Ll}{3})/iu

/** So many entries list what is on offer. */
const LIST = 3
/** Headings under which a list says what is not on offer, or something else entirely. */
const OTHER_LIST =
  /\b(?:don’t|not|never|won’t|no|how|who|hours|about|team|staff|people|where|contact|website|rules|bring|need|numbers|process|steps|proof|facts|experience|credentials|awards|highlights|why|achievements|clients|customers|accreditations?|qualifications|insurance|audience|goals?|aims?|notes?)\b/i

/** 'What people hire us for' heads offers for all its people. */
const isOtherList = (heading: string) => OTHER_LIST.test(heading) && !OF_OFFERS.test(heading)

/** Who writes a list has a line for each. */
const ENTRY_MAX = 56

/** 'Corridor mapping for roads, rail and powerlines' is one thing. */
const IS_ONE =
  /^[^,:;.()$]+ (?:for|of|in|to|with|from|on) [\p{L}’ -]+(?:, [\p{L}’ -]+){0,3},? (?:and|or) [\p{L}’ -]+$/u

/** An entry of a list, up to what explains it. */
function itemTitle({ text }: Clause): string | undefined {
  const bare = text.replace(/\.$/, '')
  if (IS_ONE.test(bare) && bare.length <= ENTRY_MAX) return bare
  const [said = ''] = text
    // 'Skilled visas incl. state nomination' goes on behind its stop.
    .replace(/\b(incl?|approx|min|max|est)\.\s/gi, '$1 ')
    .split(/:\s|\s[–—-]\s|\s\(|,\s|\.\s|;/)
  const title = said
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

/**
 * What the business offers, each once, in the order of the text: what has a price, the entries of its own
 * lists, and whole lists within sentences. `priced` has the prices of each clause, `spans` the runs of words
 * learnt to name something on offer. What the brief denies is never among them.
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
    const shown = capitalise(inFull(title.replace(/\s+/g, ' ').trim()).replace(SELLS, ''))
    // 'Upright Storage Safety inspects' says who, and not what.
    if (names.length > 1 && shown.toLowerCase().startsWith(`${names.slice(0, 2).join(' ')} `))
      return
    if (
      // A size alone is what is paid for, '2m'.
      !(price ? /\p{L}/u : /\p{L}{2}/u).test(shown) ||
      (!price && !isSure && (WHEN.test(shown) || STANDING.test(shown) || NOT_SOLD.test(shown)))
    )
      return
    // 'Servicing Snowy Valleys' says where.
    if (
      !price &&
      /^(?:servicing|covering|serving)\b/i.test(shown) &&
      places.some((place) => shown.includes(place))
    )
      return
    const key = keyOf(shown) || shown.toLowerCase()
    const known = offers.find((other) => {
      const otherKey = keyOf(other.title) || other.title.toLowerCase()
      return price
        ? other.title.toLowerCase() === shown.toLowerCase()
        : thingOf(otherKey) === thingOf(key) || ` ${otherKey} `.includes(` ${key} `)
    })
    if (known && (!price || !known.price)) {
      known.price ||= price?.price ?? ''
      known.terms ||= price?.terms ?? ''
    } else {
      offers.push({ title: shown, price: price?.price ?? '', terms: price?.terms ?? '', clause })
    }
  }
  // Who lists what is on offer has said it all there.
  const isListed =
    clauses.filter(
      (clause) =>
        clause.role === 'business' && clause.kind === 'item' && !isOtherList(clause.heading),
    ).length >= LIST
  // Under 'What we do' stands what is done; what other lists hold is something else.
  const isHeaded = clauses.some(
    ({ role, kind, heading }) => role === 'business' && kind === 'item' && OF_OFFERS.test(heading),
  )
  for (const [index, clause] of clauses.entries()) {
    const { prices = [], rest = '' } = priced[index] ?? {}
    for (const price of prices) add(price.title, price, index)
    if (clause.role !== 'business') continue
    // '… from $12 a set, and coasters.'
    if (prices.length > 0 && FEW.test(rest)) add(rest, undefined, index)
    if (isOtherList(clause.heading)) continue
    if (clause.kind === 'item') {
      if (listedPerson(clause) || (isHeaded && !OF_OFFERS.test(clause.heading))) continue
      // 'Saturday 8am–1pm', 'Closed Sunday'
      if (hoursOf(clause.text).length > 0 || /^closed\b|:\s(?:sorry|no|not)\b/i.test(clause.text))
        continue
      const title = itemTitle(clause)
      // 'Usual treatments' over a list of prices is its heading.
      const heads =
        clauses[index + 1]?.kind === 'item' &&
        (priced[index + 1]?.prices.length ?? 0) > 0 &&
        clauses[index - 1]?.kind !== 'item'
      if (heads && prices.length === 0) continue
      if (title && prices.length === 0 && !REFUSING.test(title)) add(title, undefined, index)
      continue
    }
    // What stands beside a price is told of it.
    if (prices.length > 0 || isListed) continue
    const own = spans.filter((span) => span.clause === index)
    const listed = [
      ...listedOffers(clause, own, places, company),
      ...offersOfBoth(clause, clauses[index + 1]),
    ]
    for (const title of listed) add(title, undefined, index, true)
  }
  return offers
}

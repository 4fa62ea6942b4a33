import type { Clause } from './clauses.ts'
import { doingsOf, worded } from './doings.ts'
import { inFull } from './in-full.ts'
import { isState } from './places.ts'
import type { Price } from './price-list.ts'
import type { Priced } from './prices.ts'
import { capitalise } from './sentences.ts'
import { bareList, behindPhrases, itemTitle, listed, STANDING } from './things.ts'

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

export interface Offers {
  offers: Offer[]
  /** The verb of all that has no price, where there is one: 'clean' for 'what we clean'. */
  verb: string
}

/** One or two words that stand by themselves. */
const FEW = /^(?!Even |Also |Most |Some |Other )\p{Lu}\p{Ll}{3,}(?: \p{Ll}{3,})?s$/u
/** When something is, which is no offer. */
const WHEN = /^open\b|\b(?:(?:mon|tues|wednes|thurs|fri)days?\b.*\d|opening|hours|till\b|until\b)/i
/** What customers are told: 'wait is about 5 weeks', 'send a photo'. */
const NOT_SOLD =
  /^(?:send|ring|call|text|come|bring|drop|see|ask|please|want|need)\b|^\p{L}+ (?:is|are|was|will)\b/iu
const REFUSING = /\b(?:no|not|don’t|never|won’t|can’t|do not|cannot)\b/i
const keyOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/\b(?:a|an|the|our|and|of|for|your|new|all|\p{L}+ing)\b/gu, ' ')
    .replace(/s\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** 'Supplies pallet racking' offers the racking. */
const SELLS = /^(?:suppl(?:ies|y)|sells?|offers?|provides?|stocks?|makes) (?=\p{Ll}{3})/iu

/** So many entries list what is on offer. */
const LIST = 3
const isPlace = (title: string, places: readonly string[]) =>
  isState(title) || places.some((place) => place.toLowerCase() === title.toLowerCase())

/** Headings under which a list says what is not on offer, or something else entirely. */
const OTHER_LIST =
  /\b(?:don’t|not|never|won’t|no|how|who|hours|about|team|staff|people|where|contact|website|rules|bring|need|numbers|process|steps)\b/i

/**
 * What the business offers, each once, in the order of the text, with its price where one is bound
 * to it. `priced` has the prices of each clause. What the brief denies is never among them.
 */
export function offersOf(
  clauses: readonly Clause[],
  priced: readonly Priced[],
  company: string,
  places: readonly string[],
): Offers {
  const names = company.toLowerCase().split(/\s+/)
  const offers: Offer[] = []
  const add = (title: string, price: Price | undefined, clause: number) => {
    const shown = capitalise(inFull(title.replace(/\s+/g, ' ').trim()).replace(SELLS, ''))
    // 'Upright Storage Safety inspects' says who, and not what.
    if (names.length > 1 && shown.toLowerCase().startsWith(`${names.slice(0, 2).join(' ')} `))
      return
    if (
      !/\p{L}{2}/u.test(shown) ||
      (!price && (WHEN.test(shown) || STANDING.test(shown) || NOT_SOLD.test(shown)))
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
        : otherKey === key || ` ${otherKey} `.includes(` ${key} `)
    })
    if (known && (!price || !known.price)) {
      known.price ||= price?.price ?? ''
      known.terms ||= price?.terms ?? ''
    } else {
      offers.push({ title: shown, price: price?.price ?? '', terms: price?.terms ?? '', clause })
    }
  }
  const doings = clauses.map((clause, index) => {
    const isTold =
      clause.role !== 'business' || clause.kind === 'item' || OTHER_LIST.test(clause.heading)
    return isTold || (priced[index]?.prices.length ?? 0) > 1 ? [] : doingsOf(clause, names)
  })
  // Where all work is one verb's, the heading says it and the things stand alone.
  const verbs = new Set(doings.flat().map((doing) => listed(doing.verbs)))
  const [only = ''] = verbs
  const things = doings.flat().flatMap(({ titles }) => titles)
  const verb = verbs.size === 1 && things.length >= 3 ? only : ''
  // Who lists what is on offer has said it all there.
  const isListed =
    clauses.filter(
      (clause) =>
        clause.role === 'business' && clause.kind === 'item' && !OTHER_LIST.test(clause.heading),
    ).length >= LIST
  for (const [index, clause] of clauses.entries()) {
    const { prices = [], rest = '' } = priced[index] ?? {}
    for (const price of prices) add(price.title, price, index)
    if (clause.role !== 'business') continue
    // '… from $12 a set, and coasters.'
    if (prices.length > 0 && FEW.test(rest)) add(rest, undefined, index)
    if (OTHER_LIST.test(clause.heading)) continue
    if (clause.kind === 'item') {
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
    if (prices.length > 1 || isListed) continue
    const titles = [
      ...(doings[index] ?? []).flatMap((doing) => (verb ? doing.titles : worded(doing))),
      ...behindPhrases(clause),
      // What stands beside a price is told of it.
      ...(prices.length > 0 ? [] : bareList(clause, places)),
    ]
    for (const title of titles)
      if (
        !isPlace(title, places) &&
        !prices.some((price) => price.title.toLowerCase().includes(title.toLowerCase()))
      )
        add(title, undefined, index)
  }
  const isAll = offers.every(
    ({ price, title }) =>
      price !== '' || things.some((thing) => thing.toLowerCase() === title.toLowerCase()),
  )
  return { offers, verb: isAll ? verb : '' }
}

import type { Clause } from './clauses.ts'
import type { Offer } from './offers.ts'
import { isState } from './places.ts'
import { capitalise } from './sentences.ts'
import { asName } from './snap.ts'
import type { Span } from './tagger.ts'
import { STANDING, titlesIn } from './things.ts'
import { isNoun } from './tokens.ts'

/** A run of words that is less sure to be a thing on offer is none where it has no price. */
const SURE = 100
/** What is paid for in general, and what heads a list. */
const GENERAL =
  /^(?:gst|fees?|prices?|rates?|minimum|deposits?|(?:current|hourly|daily) rates?|calls?|pre[- ]?orders?|hours?|packages?|services?|bookings?|orders?|quotes?|jobs?|work|members?|memberships?|people|clients|customers|repairs?|restor\w+|build\w*|make|fix|clean\w*)$/i

/** What is there for whoever comes, and when that is, is no offer: 'tea provided, kids welcome'. */
const EXPECTED =
  /\b(?:provided|welcome|included)\b|\b(?:first|second|third|fourth|last|every|each) (?:\p{L}+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/iu
/** The things that a clause names as on offer. */
const namedIn = (clause: Clause, spans: readonly Span[]): string[] =>
  spans.flatMap((span) => {
    const name = asName(span, clause)
    if (!name || span.score < SURE || GENERAL.test(name.text)) return []
    const own = clause.tokens.filter(({ start, end }) => start >= name.start && end <= name.end)
    // 'Adrian cuts' says who does it.
    const isSaid = own[0]?.pos === 'PROPN' && own.at(-1)?.pos === 'VERB'
    const isThing = !isSaid && own.some((token) => isNoun(token) || /ing$/.test(token.lower))
    return !isThing || STANDING.test(name.text) || own.some((token) => token.denied)
      ? []
      : [name.text.replace(/^["“”'’\s]+|["“”'’\s]+$/g, '')]
  })

/** The whole of a list of which two are on offer: 'check-ups, fillings, crowns, root canal and whitening'. */
function wholeList(clause: Clause, named: readonly string[]): readonly string[] {
  const [first, second] = named
  if (!first || !second) return named
  const { tokens, text } = clause
  let at = tokens.findIndex(({ start }) => start >= text.indexOf(first))
  while (at > 0 && OF_LIST.test(tokens[at - 1]?.pos ?? '')) at -= 1
  const listed = at < 0 ? [] : titlesIn(clause, at)
  return named.every((each) => listed.includes(each)) ? listed : named
}
const OF_LIST = /^(?:NOUN|PROPN|ADJ|PUNCT|X)$/

/**
 * What is on offer in a brief that no list, price or verb tells it by: the runs of words that are surest to
 * name it, each once.
 */
export function namedOffers(
  clauses: readonly Clause[],
  spans: readonly Span[],
  places: readonly string[],
): Offer[] {
  const isPlace = (title: string) =>
    isState(title) || places.some((place) => place.toLowerCase() === title.toLowerCase())
  const offers = clauses.flatMap((clause, index): Offer[] => {
    // What a clause says of prices in its own words is no list.
    if (clause.role !== 'business' || /\$\s?\d/.test(clause.text) || EXPECTED.test(clause.text))
      return []
    const own = spans.filter((span) => span.kind === 'offer' && span.clause === index)
    const named = namedIn(clause, own)
    return wholeList(clause, named)
      .filter((title) => !isPlace(title))
      .map((title) => ({ title: capitalise(title), price: '', terms: '', clause: index }))
  })
  return offers.filter(
    ({ title }, at) =>
      offers.findIndex((other) => other.title.toLowerCase() === title.toLowerCase()) === at,
  )
}

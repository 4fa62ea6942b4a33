import type { Clause } from '../clauses/clause.ts'
import { capitalise } from '../english/sentences.ts'
import { listsPages } from '../wishes/page-lists.ts'
import type { Offer } from './offers.ts'

/** 'Flavours' in 'Flavours: chocolate, lemon and vanilla' */
const LABEL = /^(\p{L}+(?: \p{L}+){0,2}):\s/u
const MAX_LENGTH = 32
/** Words of a heading that does not name the entries below it. */
const NAMES_NOTHING =
  /^(?:then|the rest|also|other|and|plus|so|ok)\b|[-–—,]|\b(?:to|they|things|want|need|show|site|website|pages?|design|looks?)\b|^(?:what|who) we are$/i

/**
 * The client's own heading for what is on offer, or '': that of a list, or the label that all things
 * without a price share.
 */
export function offerHeading(clauses: readonly Clause[], offers: readonly Offer[]): string {
  const clausesOf = (some: readonly Offer[]) =>
    some
      .flatMap(({ clause }) => clauses[clause] ?? [])
      // 'Pages: services (…)' is no heading for services.
      .filter(({ text }) => !listsPages(text))
  const listHeading = clausesOf(offers).find(({ kind, heading }) => kind === 'item' && heading)
  const labels = clausesOf(offers.filter(({ price }) => price === '')).map(
    ({ text, heading }) => LABEL.exec(text)?.[1] ?? heading,
  )
  const [label = ''] = new Set(labels).size === 1 ? labels : []
  const heading = listHeading?.heading ?? label
  return !/\p{L}{3}/u.test(heading) || heading.length > MAX_LENGTH || NAMES_NOTHING.test(heading)
    ? ''
    : capitalise(heading.toLowerCase().replace(/\bi\b/g, 'I'))
}

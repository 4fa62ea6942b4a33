import type { Feature, KnownFeature } from './feature.ts'
import { features } from './features.ts'

/**
 * What somebody says they do without: a negation and up to four words behind it, where no comma or
 * turn of the sentence comes between.
 */
const NEGATED =
  /\b(?:no|without|(?:do|does|did|will|would)(?: not|n[’']t)|never|not (?:need|want|looking for)|instead of)\b(?:\s+(?!(?:but|and|so|should|can|must|because|to)\b)[\w’'-]+){1,4}/gi
/** 'No shop yet' asks for one. */
const ASKED_FOR = /\b(?:yet|today|currently|so far|now|longer|more|need to)\b/i

const withoutNegated = (text: string) =>
  text.replace(NEGATED, (found) => (ASKED_FOR.test(found) ? found : ' '))

const isNamed = ({ words, falseFriends }: KnownFeature, text: string) =>
  words.test(falseFriends ? text.replace(falseFriends, ' ') : text)

const plain = (found: readonly KnownFeature[]): Feature[] =>
  found.map(({ key, pages }) => ({ key, pages }))

/** The parts of a website that a text names, whatever it says of them. */
export const namedFeatures = (text: string): Feature[] =>
  plain(features.filter((feature) => isNamed(feature, text)))

/**
 * The parts of a website that a description names and does not rule out. Of a text that is known to
 * be about a website, fewer words are needed: 'a shop' there is an online shop.
 */
export function findFeatures(description: string, isOfSite = false): Feature[] {
  const text = withoutNegated(description.replace(/\s+/g, ' '))
  const found = features.filter(
    (feature) => isNamed(feature, text) || (isOfSite && feature.wish?.test(text)),
  )
  const covered = new Set(found.flatMap(({ covers = [] }) => covers))
  // A booking form is no form besides the bookings.
  const isBooked = found.some(({ key }) => key === 'bookings' || key === 'tickets')
  if (isOfSite && isBooked && !/\b(?:quotes?|enquir\w+|upload|request)\b/i.test(text))
    covered.add('enquiries')
  return plain(found.filter(({ key }) => !covered.has(key)))
}

/** Features by their keys, in the order of the price book, but for some and for what those contain. */
export function featuresOf(keys: ReadonlySet<string>, without: ReadonlySet<string>): Feature[] {
  const covered = features.flatMap(({ key, covers = [] }) => (without.has(key) ? covers : []))
  return plain(
    features.filter(({ key }) => keys.has(key) && !without.has(key) && !covered.includes(key)),
  )
}

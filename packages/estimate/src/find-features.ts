import type { FeatureKey } from '@agency/contract/price-book'
import type { SiteWishes } from '@agency/contract/wishes'
import { type Feature, type KnownFeature, plainOf } from './feature.ts'
import { features } from './features.ts'

/**
 * A negation and up to four words after it, unless a comma or a conjunction comes between: this
 * marks what somebody does not want.
 */
const NEGATED =
  /\b(?:no|without|(?:do|does|did|will|would)(?: not|n[’']t)|never|not (?:need|want|looking for)|instead of)\b(?:\s+(?!(?:but|and|so|should|can|must|because|to)\b)[\w’'-]+){1,4}/gi
/** 'No shop yet' asks for one. */
const ASKED_FOR = /\b(?:yet|today|currently|so far|now|longer|more|need to)\b/i

const withoutNegated = (text: string) =>
  text.replace(NEGATED, (found) => (ASKED_FOR.test(found) ? found : ' '))

const isNamed = (feature: KnownFeature, text: string) => feature.words.test(plainOf(feature, text))

const plain = (found: readonly KnownFeature[]): Feature[] =>
  found.map(({ key, pages }) => ({ key, pages }))

/** 'Everyone says I need a blog but I don’t want one' refuses the feature named just before. */
export const REFUSES_PREVIOUS =
  /\b(?:(?:do not|don[’']t|didn[’']t|did not|never|not) (?:want|need|like|have) (?:that|those|it|one|any|them|this)\b|nothing of the (?:kind|sort)|none of (?:that|it)|not for us)/i

const namedOf = (feature: KnownFeature, text: string) =>
  isNamed(feature, text) || (feature.wish?.test(plainOf(feature, text)) ?? false)

/**
 * Transactions between visitors and the business: 'nothing is sold there' or 'no bookings' rules
 * them out in any wording.
 */
const TRANSACTIONS = new Set<FeatureKey>([
  'shop',
  'payments',
  'bookings',
  'tickets',
  'accounts',
  'donations',
])

/**
 * The keys of the features that are ruled out: by their names, or, for transactions that no wish
 * names, by a weaker word or by refusing what was named just before.
 */
export function refusedFeatures({ requested, ruledOut, clauses }: SiteWishes): FeatureKey[] {
  const wished = new Set(findFeatures(requested, true).map(({ key }) => key))
  const ofSite = clauses.flatMap(({ text, negated, isAboutWebsite, isRuledOut }, at) => {
    if (REFUSES_PREVIOUS.test(text)) {
      const isTold = features.some((feature) => namedOf(feature, text))
      return [isTold ? text : (clauses[at - 1]?.text ?? '')]
    }
    return isAboutWebsite ? [negated, isRuledOut ? text : ''] : []
  })
  return features
    .filter(
      (feature) =>
        isNamed(feature, ruledOut) ||
        (TRANSACTIONS.has(feature.key) &&
          !wished.has(feature.key) &&
          ofSite.some((text) => namedOf(feature, text))),
    )
    .map(({ key }) => key)
}

/**
 * The features that a description names and does not rule out. A text that is known to be about a
 * website needs fewer words: 'a shop' there is an online shop.
 */
export function findFeatures(description: string, isOfSite = false): Feature[] {
  const text = withoutNegated(description.replace(/\s+/g, ' '))
  const found = features.filter((feature) =>
    isOfSite ? namedOf(feature, text) : isNamed(feature, text),
  )
  const covered = new Set(found.flatMap(({ covers = [] }) => covers))
  // A booking form is not a separate form in addition to the bookings.
  const isBooked = found.some(({ key }) => key === 'bookings' || key === 'tickets')
  if (isOfSite && isBooked && !/\b(?:quotes?|enquir\w+|upload|request)\b/i.test(text))
    covered.add('enquiries')
  return plain(found.filter(({ key }) => !covered.has(key)))
}

/**
 * Features by their keys, in the order of the price book, except for some, and for those that
 * others contain.
 */
export function featuresOf(keys: ReadonlySet<string>, without: ReadonlySet<string>): Feature[] {
  const covered = features.flatMap(({ key, covers = [] }) => (without.has(key) ? covers : []))
  return plain(
    features.filter(({ key }) => keys.has(key) && !without.has(key) && !covered.includes(key)),
  )
}

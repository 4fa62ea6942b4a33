import type { FeatureKey } from '@agency/contract/price-book'
import type { SiteWishes } from '@agency/contract/wishes'
import { type Feature, type KnownFeature, maskExcludedPhrases } from './feature.ts'
import { features } from './features.ts'

/**
 * A negation and up to four words after it, without a comma or conjunction between them: something
 * that the client does not want.
 */
const NEGATION =
  /\b(?:no|without|(?:do|does|did|will|would)(?: not|n[’']t)|never|not (?:need|want|looking for)|instead of)\b(?:\s+(?!(?:but|and|so|should|can|must|because|to)\b)[\w’'-]+){1,4}/gi
/** With these words a negation still asks for the feature, as in 'no shop yet'. */
const STILL_WANTED = /\b(?:yet|today|currently|so far|now|longer|more|need to)\b/i

const removeNegations = (text: string) =>
  text.replace(NEGATION, (negation) => (STILL_WANTED.test(negation) ? negation : ' '))

const isNamed = (feature: KnownFeature, text: string) =>
  feature.phrases.test(maskExcludedPhrases(feature, text))

const toFeatures = (knownFeatures: readonly KnownFeature[]): Feature[] =>
  knownFeatures.map(({ key, pages }) => ({ key, pages }))

/** Refuses the feature named just before: 'Everyone says I need a blog but I don’t want one'. */
export const REFUSES_PREVIOUS =
  /\b(?:(?:do not|don[’']t|didn[’']t|did not|never|not) (?:want|need|like|have) (?:that|those|it|one|any|them|this)\b|nothing of the (?:kind|sort)|none of (?:that|it)|not for us)/i

const isNamedOrWished = (feature: KnownFeature, text: string) =>
  isNamed(feature, text) || (feature.wishPhrases?.test(maskExcludedPhrases(feature, text)) ?? false)

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
 * The keys of the features that are ruled out. A feature is ruled out by its name; a transaction
 * that no wish asks for is also ruled out by a vaguer word, or by refusing what was named just
 * before.
 */
export function refusedFeatures({ requested, ruledOut, clauses }: SiteWishes): FeatureKey[] {
  const requestedKeys = new Set(findFeatures(requested, true).map(({ key }) => key))
  const refusals = clauses.flatMap(({ text, negated, isAboutWebsite, isRuledOut }, index) => {
    if (REFUSES_PREVIOUS.test(text)) {
      const namesFeature = features.some((feature) => isNamedOrWished(feature, text))
      return [namesFeature ? text : (clauses[index - 1]?.text ?? '')]
    }
    return isAboutWebsite ? [negated, isRuledOut ? text : ''] : []
  })
  return features
    .filter(
      (feature) =>
        isNamed(feature, ruledOut) ||
        (TRANSACTIONS.has(feature.key) &&
          !requestedKeys.has(feature.key) &&
          refusals.some((text) => isNamedOrWished(feature, text))),
    )
    .map(({ key }) => key)
}

/**
 * The features that a description names and does not rule out. In a text that is known to be about
 * a website, shorter phrases are enough: 'a shop' means an online shop.
 */
export function findFeatures(description: string, isAboutWebsite = false): Feature[] {
  const text = removeNegations(description.replace(/\s+/g, ' '))
  const namedFeatures = features.filter((feature) =>
    isAboutWebsite ? isNamedOrWished(feature, text) : isNamed(feature, text),
  )
  const covered = new Set(namedFeatures.flatMap(({ covers = [] }) => covers))
  // The form that bookings need is not an enquiry form.
  const hasBookings = namedFeatures.some(({ key }) => key === 'bookings' || key === 'tickets')
  if (isAboutWebsite && hasBookings && !/\b(?:quotes?|enquir\w+|upload|request)\b/i.test(text))
    covered.add('enquiries')
  return toFeatures(namedFeatures.filter(({ key }) => !covered.has(key)))
}

/**
 * Features by their keys, in the order of the price book, without the excluded ones and those that
 * these already include.
 */
export function featuresOf(keys: ReadonlySet<string>, excluded: ReadonlySet<string>): Feature[] {
  const covered = features.flatMap(({ key, covers = [] }) => (excluded.has(key) ? covers : []))
  return toFeatures(
    features.filter(({ key }) => keys.has(key) && !excluded.has(key) && !covered.includes(key)),
  )
}

import type { WishClause } from '@agency/contract/wishes'
import { type KnownFeature, maskExcludedPhrases } from './feature.ts'
import weights from './feature-weights.json' with { type: 'json' }
import { features } from './features.ts'
import { REFUSES_PREVIOUS } from './find-features.ts'

const matches = (pattern: RegExp | undefined, text: string) => pattern?.test(text) ?? false
const isNamedIn = (feature: KnownFeature, text: string) =>
  matches(feature.phrases, maskExcludedPhrases(feature, text))

/** Words without their endings, approximately: 'bookings' and 'booking' become 'book'. */
const stem = (word: string) => word.replace(/(?<=\p{L}{3})(?:ings?|ed|es|s)$/u, '')

const tokensOf = (text: string) => text.toLowerCase().match(/[\p{L}’']+|[?!,;:]/gu) ?? []

/** The number of words before and after a name that give its context. */
const CONTEXT_SIZE = 4

/**
 * The context around the name of a feature: 'no', 'we already have' and 'maybe later' mean the same
 * for any of them. `next` is the following clause: 'but I don’t want one'.
 */
function contextOf(feature: KnownFeature, text: string, next: string): string[] {
  const masked = maskExcludedPhrases(feature, text)
  const match = feature.phrases.exec(masked) ?? feature.wishPhrases?.exec(masked)
  if (!match) return []
  const before = tokensOf(text.slice(0, match.index))
  const after = tokensOf(text.slice(match.index + match[0].length))
  return [
    ...before.slice(-CONTEXT_SIZE).map((word) => `near before ${word}`),
    `near just before ${before.at(-1) ?? ''}`,
    `near two before ${before.slice(-2).join(' ')}`,
    ...after.slice(0, CONTEXT_SIZE).map((word) => `near behind ${word}`),
    `near just behind ${after[0] ?? ''}`,
    `near two behind ${after.slice(0, 2).join(' ')}`,
    `near first ${tokensOf(text)[0] ?? ''}`,
    ...tokensOf(next)
      .slice(0, CONTEXT_SIZE)
      .map((word) => `near next ${word}`),
  ]
}

/**
 * The classifier's inputs for a clause and a feature: some are shared by all features, and the
 * words count for this feature only. Undefined if nothing in the clause could ask for it.
 */
export function extractFeatures(
  clause: WishClause,
  feature: KnownFeature,
  next = '',
): string[] | undefined {
  const { text, role, negated, isAboutWebsite, isRuledOut, isTentative } = clause
  const isNamed = isNamedIn(feature, text)
  const isWished = matches(feature.wishPhrases, maskExcludedPhrases(feature, text))
  if (role === 'business' && !isAboutWebsite && !isNamed) return undefined
  const isNegated = isNamedIn(feature, negated) || matches(feature.wishPhrases, negated)
  const words = (text.toLowerCase().match(/[\p{L}’']+/gu) ?? []).map(stem)
  const matchKind = isNamed ? (isWished ? 'both' : 'named') : isWished ? 'wished' : 'none'
  const flags = [
    `hit ${matchKind}`,
    `hit ${matchKind} ${role}`,
    ...(isNegated ? [`denied ${matchKind}`] : []),
    ...(isAboutWebsite ? [`site ${matchKind}`] : []),
    ...(isRuledOut ? [`declined ${matchKind}`] : []),
    ...(isTentative ? [`wondered ${matchKind}`] : []),
  ]
  const { key } = feature
  return [
    'bias',
    ...flags,
    ...new Set(contextOf(feature, text, next)),
    `${key} bias`,
    ...flags.map((flag) => `${key} ${flag}`),
    ...new Set([
      ...words.map((word) => `${key} word ${word}`),
      ...words.slice(1).map((word, index) => `${key} two ${words[index]} ${word}`),
    ]),
  ]
}

/** The probability that a clause with these inputs asks for the feature (logistic regression). */
export const probability = (
  observations: readonly string[],
  weightOf: Record<string, number>,
): number => {
  const sum = observations.reduce(
    (total, observation) =>
      total + (Object.hasOwn(weightOf, observation) ? (weightOf[observation] ?? 0) : 0),
    0,
  )
  return 1 / (1 + Math.exp(-sum))
}

/** The weights from `npm run features:train`, which are stored in tenths. */
const trainedWeights = Object.fromEntries(
  Object.entries<number>(weights).map(([name, weight]) => [name, weight / 10]),
)

/** The probability from which a feature named in a wish is charged for. */
export const CHARGE_THRESHOLD = 0.85
/** The probability from which a feature that no wish names is offered. */
const OFFER_THRESHOLD = 0.05
/**
 * The lower threshold for features that people ask for in many different ways: they are offered
 * even if the words only vaguely resemble known ones.
 */
const LOW_OFFER_THRESHOLD = 0.007
const VARIABLY_WORDED = new Set<string>([
  ...['enquiries', 'payments', 'systems', 'gallery', 'feeds'],
  ...['places', 'calculator', 'tickets', 'subscriptions'],
])
/** The probability from which a feature is offered, 0 to 1. */
export const offerThreshold = (key: string): number =>
  VARIABLY_WORDED.has(key) ? LOW_OFFER_THRESHOLD : OFFER_THRESHOLD

/** 'We want a', 'the website needs a', 'add a' */
const ASKS_FOR =
  '(?:(?:we|I|the (?:web ?)?site|it)(?:’d| would| also)?\\s)?(?:wants?|needs?|like|must have|should have|add|include)\\s(?:to have\\s)?(?:an?|the|our)\\s(?:\\p{L}+\\s)?'
const VISITORS =
  '(?:people|customers|clients|visitors|members|parents|families|guests|everyone|they)'
/** 'People should', 'customers need to be able to', 'we want people to' */
const VISITORS_SHOULD = `(?:${VISITORS}\\s(?:should|must|(?:need|have|want|would like) to)|(?:we|I)(?:’d like| would like| want| need)\\s${VISITORS}\\sto)\\s(?:be able to\\s)?`
const REQUEST_PREFIX = new RegExp(`^\\W*(?:${ASKS_FOR}|${VISITORS_SHOULD})$`, 'iu')
const TRAILING_FILLER = /^\W*(?:on (?:the|our) (?:web ?)?site|please|too|as well)?\W*$/i
/**
 * The minimum probability for a clause that asks for a feature by name and says nothing else,
 * however rare its words are.
 */
const EXPLICIT_PROBABILITY = 0.9
/** 'Bookings, a shop and a ' before 'blog for a pottery studio' */
const LISTED_BEFORE = /^(?:[\p{L}’ -]{3,30}(?:,? and |, )){1,6}(?:an? |the |our )?$/iu
const LISTED_FIRST = /^\W*(?:an? |the |our |online )?$/i
const LISTED_AFTER =
  /^(?:,? and [\p{L}’ -]{3,30}|, [\p{L}’ -]{3,30}){0,6}(?: for (?:an?|the|our|my) [\p{L}’ -]{3,40})?\W*$/iu
/** Whether a clause is nothing but a list of features, of which this is one: it asks for each. */
const isInListOfFeatures = (
  { text, role }: WishClause,
  feature: KnownFeature,
  start: number,
  end: number,
): boolean => {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const namesOther = (part: string) =>
    features.some((other) => other.key !== feature.key && isNamedIn(other, part))
  return (
    role === 'website' &&
    LISTED_AFTER.test(after) &&
    (LISTED_BEFORE.test(before)
      ? namesOther(before)
      : LISTED_FIRST.test(before) && /^,|^ and /.test(after) && namesOther(after))
  )
}

function isExplicitRequest(clause: WishClause, feature: KnownFeature, next = ''): boolean {
  const { text, negated, isRuledOut, isTentative } = clause
  const masked = maskExcludedPhrases(feature, text)
  const match = feature.phrases.exec(masked)
  return (
    match !== null &&
    !(negated || isRuledOut || isTentative || /^\W*(?:but|maybe|or not|if)\b/i.test(next)) &&
    ((REQUEST_PREFIX.test(masked.slice(0, match.index)) &&
      TRAILING_FILLER.test(masked.slice(match.index + match[0].length))) ||
      isInListOfFeatures(clause, feature, match.index, match.index + match[0].length))
  )
}

/** 'Drone video is available.': material that the client has, not a feature. */
const CLIENT_MATERIAL =
  /^(?:we have |I have |the |our |my )?(?:\p{L}+ )?(?:videos?|photos?|footage|film|pictures|drone (?:video|photos?|footage)) (?:is|are) (?:available|ready|done|taken|on (?:file|a drive|dropbox))\.?$/iu

/** 'My nephew says I need a blog but I don’t want one': the same clause refuses the feature. */
function isRetracted({ text }: WishClause, feature: KnownFeature): boolean {
  const masked = maskExcludedPhrases(feature, text)
  const match = feature.phrases.exec(masked)
  return match !== null && REFUSES_PREVIOUS.test(masked.slice(match.index + match[0].length))
}

/** 'Log in for clients later', 'not now': a wish that can wait is offered, and not charged for. */
const FOR_LATER =
  /\b(?:later|eventually|one day|some ?day|down the track|(?:phase|stage) (?:two|2))\W*$|\bcan wait\b/i
const NOT_NOW = /^\W*(?:but )?(?:not (?:now|yet|straight away)|no rush|that can wait)\b/i
const MAX_FOR_LATER = 0.5

/** The probability that clauses ask for each feature, 0 to 1, by its key. */
export const requestProbabilities = (clauses: readonly WishClause[]): Map<string, number> =>
  new Map(
    features.map((feature) => {
      const probabilities = clauses.map((clause, index) => {
        const next = clauses[index + 1]?.text
        // 'My nephew says I need a blog', 'but I don’t want one'.
        if (next && REFUSES_PREVIOUS.test(next) && !isNamedIn(feature, next)) return 0
        if (isRetracted(clause, feature) || CLIENT_MATERIAL.test(clause.text)) return 0
        const observations = extractFeatures(clause, feature, next)
        const min = isExplicitRequest(clause, feature, next) ? EXPLICIT_PROBABILITY : 0
        if (!observations) return 0
        const found = Math.max(min, probability(observations, trainedWeights))
        const canWait = FOR_LATER.test(clause.text) || (next !== undefined && NOT_NOW.test(next))
        return canWait ? Math.min(MAX_FOR_LATER, found) : found
      })
      return [feature.key, Math.max(0, ...probabilities)]
    }),
  )

import type { WishClause } from '@agency/contract/wishes'
import { type KnownFeature, plainOf } from './feature.ts'
import weights from './feature-weights.json' with { type: 'json' }
import { features } from './features.ts'
import { REFUSES_PREVIOUS } from './find-features.ts'

const tried = (pattern: RegExp | undefined, text: string) => pattern?.test(text) ?? false
const namedIn = (feature: KnownFeature, text: string) =>
  tried(feature.words, plainOf(feature, text))

/** Words without their endings, approximately: 'bookings' and 'booking' become 'book'. */
const stemmed = (word: string) => word.replace(/(?<=\p{L}{3})(?:ings?|ed|es|s)$/u, '')

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}’']+|[?!,;:]/gu) ?? []

/** The number of words before and after a name that give its context. */
const NEAR = 4

/**
 * The context around the name of a feature: 'no', 'we already have' and 'maybe later' mean the same
 * for any of them. `next` is the following clause: 'but I don’t want one'.
 */
function around(feature: KnownFeature, text: string, next: string): string[] {
  const plain = plainOf(feature, text)
  const found = feature.words.exec(plain) ?? feature.wish?.exec(plain)
  if (!found) return []
  const before = wordsOf(text.slice(0, found.index))
  const after = wordsOf(text.slice(found.index + found[0].length))
  return [
    ...before.slice(-NEAR).map((word) => `near before ${word}`),
    `near just before ${before.at(-1) ?? ''}`,
    `near two before ${before.slice(-2).join(' ')}`,
    ...after.slice(0, NEAR).map((word) => `near behind ${word}`),
    `near just behind ${after[0] ?? ''}`,
    `near two behind ${after.slice(0, 2).join(' ')}`,
    `near first ${wordsOf(text)[0] ?? ''}`,
    ...wordsOf(next)
      .slice(0, NEAR)
      .map((word) => `near next ${word}`),
  ]
}

/**
 * The observations in a clause that may ask for a feature: those shared by all features, and its
 * words, which count for one feature only. Undefined if nothing in the clause could ask for it.
 */
export function extractFeatures(
  clause: WishClause,
  feature: KnownFeature,
  next = '',
): string[] | undefined {
  const { text, role, negated, isAboutWebsite, isRuledOut, isTentative } = clause
  const isNamed = namedIn(feature, text)
  const isWished = tried(feature.wish, plainOf(feature, text))
  if (role === 'business' && !isAboutWebsite && !isNamed) return undefined
  const isDenied = namedIn(feature, negated) || tried(feature.wish, negated)
  const words = (text.toLowerCase().match(/[\p{L}’']+/gu) ?? []).map(stemmed)
  const hit = isNamed ? (isWished ? 'both' : 'named') : isWished ? 'wished' : 'none'
  const flags = [
    `hit ${hit}`,
    `hit ${hit} ${role}`,
    ...(isDenied ? [`denied ${hit}`] : []),
    ...(isAboutWebsite ? [`site ${hit}`] : []),
    ...(isRuledOut ? [`declined ${hit}`] : []),
    ...(isTentative ? [`wondered ${hit}`] : []),
  ]
  const { key } = feature
  return [
    'bias',
    ...flags,
    ...new Set(around(feature, text, next)),
    `${key} bias`,
    ...flags.map((flag) => `${key} ${flag}`),
    ...new Set([
      ...words.map((word) => `${key} word ${word}`),
      ...words.slice(1).map((word, at) => `${key} two ${words[at]} ${word}`),
    ]),
  ]
}

/** The probability that these observations ask for the feature (logistic regression). */
export const probability = (seen: readonly string[], of: Record<string, number>): number => {
  const sum = seen.reduce(
    (total, each) => total + (Object.hasOwn(of, each) ? (of[each] ?? 0) : 0),
    0,
  )
  return 1 / (1 + Math.exp(-sum))
}

/** The weights found by `npm run features:train`, in tenths. */
const trained = Object.fromEntries(
  Object.entries<number>(weights).map(([seen, weight]) => [seen, weight / 10]),
)

/** The probability from which a feature named in a wish is charged for. */
export const CHARGED = 0.85
/** The probability from which a feature that no wish names is offered. */
const OFFERED = 0.05
/**
 * The lower threshold for features that are asked for in ever new words: they are offered even if
 * the words only faintly resemble known ones.
 */
const OFFERED_IF_LOOSE = 0.007
const LOOSELY_WORDED = new Set<string>([
  ...['enquiries', 'payments', 'systems', 'gallery', 'feeds'],
  ...['places', 'calculator', 'tickets', 'subscriptions'],
])
/** The probability from which a feature is offered, 0 to 1. */
export const offeredFrom = (key: string): number =>
  LOOSELY_WORDED.has(key) ? OFFERED_IF_LOOSE : OFFERED

/** 'We want a', 'the website needs a', 'add a' */
const WANTS =
  /^\W*(?:(?:we|I|the (?:web ?)?site|it)(?:’d| would| also)?\s)?(?:wants?|needs?|like|must have|should have|add|include)\s(?:to have\s)?(?:an?|the|our)\s(?:\p{L}+\s)?$/iu
const NOTHING_ELSE = /^\W*(?:on (?:the|our) (?:web ?)?site|please|too|as well)?\W*$/i
/**
 * A clause that wants a feature by its name, and says nothing more, asks for it however rare its
 * words are.
 */
const PLAINLY_ASKED = 0.9
function isPlainlyAsked(
  { text, negated, isRuledOut, isTentative }: WishClause,
  feature: KnownFeature,
  next = '',
): boolean {
  const plain = plainOf(feature, text)
  const found = feature.words.exec(plain)
  return (
    found !== null &&
    !(negated || isRuledOut || isTentative || /^\W*(?:but|maybe|or not|if)\b/i.test(next)) &&
    WANTS.test(plain.slice(0, found.index)) &&
    NOTHING_ELSE.test(plain.slice(found.index + found[0].length))
  )
}

/** 'Drone video is available.': material that the client has, not a feature. */
const SUPPLIED =
  /^(?:we have |I have |the |our |my )?(?:\p{L}+ )?(?:videos?|photos?|footage|film|pictures|drone (?:video|photos?|footage)) (?:is|are) (?:available|ready|done|taken|on (?:file|a drive|dropbox))\.?$/iu

/** 'My nephew says I need a blog but I don’t want one': the same clause refuses the feature. */
function isTakenBack({ text }: WishClause, feature: KnownFeature): boolean {
  const plain = plainOf(feature, text)
  const found = feature.words.exec(plain)
  return found !== null && REFUSES_PREVIOUS.test(plain.slice(found.index + found[0].length))
}

/** The probability that clauses ask for each feature, 0 to 1, by its key. */
export const requestProbabilities = (clauses: readonly WishClause[]): Map<string, number> =>
  new Map(
    features.map((feature) => {
      const chances = clauses.map((clause, at) => {
        const next = clauses[at + 1]?.text
        // 'My nephew says I need a blog', 'but I don’t want one'.
        if (next && REFUSES_PREVIOUS.test(next) && !namedIn(feature, next)) return 0
        if (isTakenBack(clause, feature) || SUPPLIED.test(clause.text)) return 0
        const seen = extractFeatures(clause, feature, next)
        const min = isPlainlyAsked(clause, feature, next) ? PLAINLY_ASKED : 0
        return seen ? Math.max(min, probability(seen, trained)) : 0
      })
      return [feature.key, Math.max(0, ...chances)]
    }),
  )

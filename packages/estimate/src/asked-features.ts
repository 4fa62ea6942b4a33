import type { WishClause } from '@agency/contract/wishes'
import type { KnownFeature } from './feature.ts'
import weights from './feature-weights.json' with { type: 'json' }
import { features } from './features.ts'

const tried = (pattern: RegExp | undefined, text: string) => pattern?.test(text) ?? false
const namedIn = ({ words, falseFriends }: KnownFeature, text: string) =>
  tried(words, falseFriends ? text.replace(falseFriends, ' ') : text)

/** Words without their endings, near enough: 'bookings' and 'booking' are 'book'. */
const stemmed = (word: string) => word.replace(/(?<=\p{L}{3})(?:ings?|ed|es|s)$/u, '')

/**
 * What is seen of a clause that may ask for a feature: what any feature shows in the same way, and its
 * words, which speak for one feature only. Undefined where nothing in the clause could ask for it.
 */
export function seenOf(clause: WishClause, feature: KnownFeature): string[] | undefined {
  const { text, role, denied, isOfSite, isDeclined, isWondered } = clause
  const isNamed = namedIn(feature, text)
  const isWished = tried(feature.wish, text)
  if (role === 'business' && !isOfSite && !isNamed) return undefined
  const isDenied = namedIn(feature, denied) || tried(feature.wish, denied)
  const words = (text.toLowerCase().match(/[\p{L}’']+/gu) ?? []).map(stemmed)
  const hit = isNamed ? (isWished ? 'both' : 'named') : isWished ? 'wished' : 'none'
  const flags = [
    `hit ${hit}`,
    `hit ${hit} ${role}`,
    ...(isDenied ? [`denied ${hit}`] : []),
    ...(isOfSite ? [`site ${hit}`] : []),
    ...(isDeclined ? [`declined ${hit}`] : []),
    ...(isWondered ? [`wondered ${hit}`] : []),
  ]
  const { key } = feature
  return [
    'bias',
    ...flags,
    `${key} bias`,
    ...flags.map((flag) => `${key} ${flag}`),
    ...new Set([
      ...words.map((word) => `${key} word ${word}`),
      ...words.slice(1).map((word, at) => `${key} two ${words[at]} ${word}`),
    ]),
  ]
}

/** How likely it is that what is seen asks for the feature (logistic regression). */
export const chanceOf = (seen: readonly string[], of: Record<string, number>): number => {
  const sum = seen.reduce(
    (total, each) => total + (Object.hasOwn(of, each) ? (of[each] ?? 0) : 0),
    0,
  )
  return 1 / (1 + Math.exp(-sum))
}

/** The weights that `npm run features:train` found, in tenths. */
const trained = Object.fromEntries(
  Object.entries<number>(weights).map(([seen, weight]) => [seen, weight / 10]),
)

/** From so likely on, what a wish names is charged for. */
export const CHARGED = 0.4
/** From so likely on, what no wish names is offered. */
export const OFFERED = 0.05

export interface Likely {
  /** Keys of features that are likely enough to be charged for, where a wish names them. */
  charged: Set<string>
  /** Keys of features that may be asked for, in whatever words. */
  offered: Set<string>
}

/** How likely clauses ask for each feature. */
export function likelyIn(clauses: readonly WishClause[]): Likely {
  const likely: Likely = { charged: new Set(), offered: new Set() }
  for (const feature of features) {
    const chance = Math.max(
      0,
      ...clauses.map((clause) => {
        const seen = seenOf(clause, feature)
        return seen ? chanceOf(seen, trained) : 0
      }),
    )
    if (chance >= CHARGED) likely.charged.add(feature.key)
    if (chance >= OFFERED) likely.offered.add(feature.key)
  }
  return likely
}

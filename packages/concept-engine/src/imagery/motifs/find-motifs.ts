import { excludedPhrases } from './excluded-phrases.ts'
import { nounsIn, vocabularyOf } from './nouns.ts'
import { iconsOf, outdoorNouns } from './outdoor-motifs.ts'
import { equivalentIcons } from './related-words.ts'
import { senses } from './senses.ts'
import { foodWords } from './words-food.ts'
import { lifeWords } from './words-life.ts'
import { workWords } from './words-work.ts'

export interface Motif {
  /** Set and icon, such as 'fluent-emoji-flat:goat'. */
  name: string
  /** The noun that it shows, singular. */
  word: string
}

/** The icon of each noun. */
const iconOf: ReadonlyMap<string, string> = new Map([
  ...outdoorNouns,
  ...iconsOf([foodWords, workWords, lifeWords]),
])

/** Every icon that a noun can result in. */
export const motifNames: readonly string[] = [
  ...new Set([
    ...iconOf.values(),
    ...Object.values(senses).flatMap((meanings) => meanings.flatMap(({ icon }) => icon ?? [])),
  ]),
]

/**
 * The icon for a noun with several meanings, given the words of a brief; null if it stays
 * ambiguous.
 */
export function senseOf(noun: string, brief: ReadonlySet<string>): string | null | undefined {
  if (excludedPhrases.has(noun)) return null
  const known = Object.hasOwn(senses, noun) ? senses[noun] : undefined
  if (!known) return undefined
  const sense = known.find(
    ({ context }) => context.length === 0 || context.some((word) => brief.has(word)),
  )
  return sense?.icon ?? null
}

const equivalentsOf = new Map(
  equivalentIcons.flatMap((names) => names.map((name) => [name, names[0]] as const)),
)

/**
 * Icons for the subjects of a brief: `words` are its nouns and noun phrases, most important first,
 * in singular or plural. A word without a visible meaning, or with several that the other words do
 * not disambiguate, has no icon. No two of the icons are the same or look alike. `briefWords` are
 * all words of the brief, which determine a meaning; pass them if only some should be shown.
 */
export function findMotifs(
  words: readonly string[],
  limit: number,
  briefWords: readonly string[] = words,
): Motif[] {
  const brief = vocabularyOf(briefWords)
  const meaningOf = (noun: string) => {
    const sense = senseOf(noun, brief)
    return sense === undefined ? iconOf.get(noun) : sense
  }
  const motifs = new Map<string, Motif>()
  for (const motif of words.flatMap((phrase) => nounsIn(phrase, meaningOf))) {
    const group = equivalentsOf.get(motif.name) ?? motif.name
    if (!motifs.has(group)) motifs.set(group, motif)
  }
  return [...motifs.values()].slice(0, Math.max(0, limit))
}

import { builtInThings } from './built-in-things.ts'
import { senseOf } from './motifs/find-motifs.ts'
import { nounsIn, vocabularyOf } from './motifs/nouns.ts'

const nameByNoun: ReadonlyMap<string, string> = new Map(
  Object.entries(builtInThings).flatMap(([name, { nouns }]) => nouns.map((noun) => [noun, name])),
)

/**
 * The names of the built-in things for a brief's nouns and noun phrases, in order; a noun that
 * stays ambiguous in the brief has none.
 */
export function findThings(words: readonly string[]): string[] {
  const brief = vocabularyOf(words)
  const meaningOf = (noun: string) => (senseOf(noun, brief) === null ? null : nameByNoun.get(noun))
  const found = words.flatMap((phrase) => nounsIn(phrase, meaningOf))
  return [...new Set(found.map(({ name }) => name))]
}

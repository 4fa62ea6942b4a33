import type { Clause } from './clause.ts'

/** What begins a sentence of its own behind a comma: 'A six-chair salon, we are on Moseley Street'. */
const SPLICED = /^(?:we|I|my|our|it’s|that’s|there’s|everyone|you)\s/i

/** Nobody reads a sentence of so many parts and words at once: it was dictated. */
const isDictated = (sentence: readonly Clause[]) =>
  sentence.length > 3 && (sentence[0]?.sentence.split(/\s+/).length ?? 0) > 34

/**
 * Clauses by what is shown of them together: a sentence that was written with care stays as it is
 * where all of it is about the business; a run-on, or one with a note in it, is taken apart.
 */
export function togetherIn(clauses: readonly Clause[], sloppy: boolean): Clause[][] {
  const sentences: Clause[][] = []
  for (const clause of clauses) {
    const last = sentences.at(-1)
    const goesOn = clause.kind === 'sentence' && last?.[0]?.sentence === clause.sentence
    if (goesOn) last.push(clause)
    else sentences.push([clause])
  }
  return sentences.flatMap((sentence) => {
    const isOurs = sentence.every(({ role }) => role === 'business')
    const groups: Clause[][] = []
    for (const clause of sentence) {
      const last = groups.at(-1)
      const isBound = !SPLICED.test(clause.text) || clause.sentence.includes(`; ${clause.text}`)
      if (last && isOurs && !sloppy && isBound && !isDictated(sentence)) last.push(clause)
      else groups.push([clause])
    }
    return groups
  })
}

/** The words of clauses that are shown together, with what joins them. */
export function wordsOfAll(group: readonly Clause[]): string {
  const [first] = group
  const last = group.at(-1)
  if (!first || !last) return ''
  const from = first.sentence.indexOf(first.text)
  const to = first.sentence.lastIndexOf(last.text)
  return first.sentence.slice(Math.max(0, from), to < from ? undefined : to + last.text.length)
}

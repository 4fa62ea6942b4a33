import type { Clause } from './clause.ts'
import { isSentence } from './clauses.ts'

/**
 * First words of an independent clause after a comma: 'A six-chair salon, we are on Moseley
 * Street'.
 */
const COMMA_SPLICE = /^(?:we|I|my|our|it’s|that’s|there’s|everyone|you)\s/i

/** Continuations that make no sense by themselves, even in a text written in haste. */
const CONTINUATION =
  /^(?:also|but|or|so|because|cause|cos|unless|if|except|otherwise|not|only|until|till)\b/i
/** 'I am Ettore, I repair accordions': two statements. */
const INTRODUCTION = /^(?:I am|I’m|My name is) \p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?$/u
const SHORT_MAX_WORDS = 26
const isShort = (sentence: string) => sentence.split(/\s+/).length <= SHORT_MAX_WORDS

/** A sentence with this many parts and words was dictated, and is too long to read. */
const isDictated = (sentence: readonly Clause[]) =>
  sentence.length > 3 && (sentence[0]?.sentence.split(/\s+/).length ?? 0) > 34

/**
 * Clauses grouped by how they are shown: a carefully written sentence stays whole if all of it is
 * about the business; a run-on, or one with a note in it, is split.
 */
export function groupClauses(clauses: readonly Clause[], sloppy: boolean): Clause[][] {
  const sentences: Clause[][] = []
  for (const clause of clauses) {
    const last = sentences.at(-1)
    const isSameSentence = clause.kind === 'sentence' && last?.[0]?.sentence === clause.sentence
    if (isSameSentence) last.push(clause)
    else sentences.push([clause])
  }
  return sentences.flatMap((sentence) => {
    const isAllBusiness = sentence.every(({ role }) => role === 'business')
    const groups: Clause[][] = []
    for (const clause of sentence) {
      const last = groups.at(-1)
      const isBound =
        !COMMA_SPLICE.test(clause.text) ||
        clause.sentence.includes(`; ${clause.text}`) ||
        // 'All August I am closed, I go to my sister.'
        (isShort(clause.sentence) &&
          last?.some(isSentence) &&
          !INTRODUCTION.test(last[0]?.text ?? ''))
      const isContinuation = isShort(clause.sentence) && CONTINUATION.test(clause.text)
      if (last && isAllBusiness && !isDictated(sentence) && (sloppy ? isContinuation : isBound))
        last.push(clause)
      else groups.push([clause])
    }
    return groups
  })
}

/** The words of clauses that are shown together, with their connecting words. */
export function joinClauses(group: readonly Clause[]): string {
  const [first] = group
  const last = group.at(-1)
  if (!first || !last) return ''
  const from = first.sentence.indexOf(first.text)
  const to = first.sentence.lastIndexOf(last.text)
  return first.sentence.slice(Math.max(0, from), to < from ? undefined : to + last.text.length)
}

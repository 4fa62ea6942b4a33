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
/** What a reader takes in at once; a careful writer’s longer sentences are easier to read. */
const SHORT_MAX_WORDS = { sloppy: 26, careful: 60 }
const isShort = (sentence: string, sloppy: boolean) =>
  sentence.split(/\s+/).length <= SHORT_MAX_WORDS[sloppy ? 'sloppy' : 'careful']

/** A sentence with this many parts and words is too long to read if it was dictated. */
const DICTATED = { parts: 4, words: 35, joined: 2 }
const isDictated = (sentence: readonly Clause[], sloppy: boolean) => {
  const wording = sentence[0]?.sentence ?? ''
  const joined = wording.match(/, (?:and|so|then|but then) /g)?.length ?? 0
  return (
    sentence.length >= DICTATED.parts &&
    wording.split(/\s+/).length >= DICTATED.words &&
    (sloppy || joined >= DICTATED.joined)
  )
}

/** 'For about six weeks each year, usually from November, we open …': when or where, then who. */
const isOpening = (group: readonly Clause[]) =>
  !group.some(isSentence) && /^(?:ADP|SCONJ|ADV)$/.test(group[0]?.tokens[0]?.pos ?? '')

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
        (last !== undefined && isOpening(last)) ||
        clause.sentence.includes(`; ${clause.text}`) ||
        // 'All August I am closed, I go to my sister.'
        (isShort(clause.sentence, sloppy) &&
          last?.some(isSentence) &&
          !INTRODUCTION.test(last[0]?.text ?? ''))
      const isContinuation = isShort(clause.sentence, sloppy) && CONTINUATION.test(clause.text)
      if (
        last &&
        isAllBusiness &&
        !isDictated(sentence, sloppy) &&
        (sloppy ? isContinuation : isBound)
      )
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

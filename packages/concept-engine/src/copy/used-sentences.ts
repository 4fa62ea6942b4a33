import { sentencesOf, wordsOf } from '../reading/english/sentences.ts'

/** Keeps track of the sentences of a deck, so that none appears on a page twice. */
export interface UsedSentences {
  /** Whether none of the text's sentences has been used. */
  isUnused(text: string): boolean
  /** Marks the sentences of the texts as used. */
  markUsed(...texts: string[]): void
}

/**
 * A sentence without its punctuation and case; sentences of fewer than three words may be repeated.
 */
const keysOf = (text: string) =>
  sentencesOf(text)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N} ]/gu, '')
        .trim(),
    )
    .filter((key) => wordsOf(key).length >= 3 || /[\u0250-\u{10FFFF}]{6}/u.test(key))

export function createUsedSentences(): UsedSentences {
  const used = new Set<string>()
  return {
    isUnused: (text) => keysOf(text).every((key) => !used.has(key)),
    markUsed: (...texts) => {
      for (const text of texts) for (const key of keysOf(text)) used.add(key)
    },
  }
}

import { isPlaceName, isTown, nearestPlace } from '../places/known-places.ts'
import { LOWER_CASE_NAMES } from './shorthand.ts'
import { isSloppy } from './sloppy.ts'
import {
  correctionOf,
  isCommon,
  isEveryday,
  isOneTypoApart,
  isWord,
  withOwnCapital,
} from './spelling.ts'

/** Words of the text that are names: they are capitalised in the middle of a sentence. */
const namesOf = (text: string) =>
  new Set(
    [...text.matchAll(/(?<=[\p{Ll},;]\s)\p{Lu}[\p{L}’-]+/gu)].map(([name]) => name.toLowerCase()),
  )

/** A word with a capital where another has one. */
export const capitalLike = (word: string, from: string) =>
  /^\p{Lu}/u.test(from) ? word.charAt(0).toUpperCase() + word.slice(1) : word

/** The usual capitalisation of days and names. */
export const usualCase = (word: string) =>
  (Object.hasOwn(LOWER_CASE_NAMES, word) ? LOWER_CASE_NAMES[word] : undefined) ?? word

/** With this share of unknown words, the text is in another language, or in none. */
const FOREIGN_SHARE = 0.6
const FEW_WORDS = 12
/** Longer strings are not words. */
const MAX_LENGTH = 20

function isForeign(text: string): boolean {
  const words = text.match(/(?<!\p{L})\p{Ll}{4,}(?!\p{L})/gu) ?? []
  return (
    words.length > FEW_WORDS &&
    words.filter((word) => !isWord(word)).length > words.length * FOREIGN_SHARE
  )
}

/** With this share of unknown words or less, they are technical terms; more so in full sentences. */
const TECHNICAL_SHARE = { inHaste: 0.02, inSentences: 0.12 }

/** With so many different words that are certainly misspelt, a writer is not sure of spelling. */
const MIN_TYPOS = 3

/** Nouns that follow a name. */
const NAME_NOUN_AFTER =
  /^ (?:island|isle|creek|street|st|road|rd|avenue|ave|lane|hill|park|bay|beach|river|flat|gully|vale|point)\b/i

/** A text with its spelling corrected; names are unchanged. */
export function withSpelling(text: string, known: ReadonlySet<string>): string {
  if (isForeign(text)) return text
  const names = namesOf(text)
  const times = new Map<string, number>()
  for (const [word] of text.toLowerCase().matchAll(/\p{L}{5,}/gu)) {
    const stem = word.replace(/s$/, '')
    times.set(stem, (times.get(stem) ?? 0) + 1)
  }
  const all = text.match(/(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu) ?? []
  const share = isSloppy(text) ? TECHNICAL_SHARE.inHaste : TECHNICAL_SHARE.inSentences
  const corrections = new Map<string, string | undefined>()
  const correctionFor = (word: string) => {
    if (!corrections.has(word)) corrections.set(word, correctionOf(word, known))
    return corrections.get(word)
  }
  // Nobody else writes 'comming', 'recieve' and 'waranty' in one text.
  const certain = new Set(
    all.filter((word) => {
      if (word.length < 5 || word.length > MAX_LENGTH || isWord(word)) return false
      const correction = correctionFor(word) ?? ''
      return isCommon(correction) && isOneTypoApart(word, correction)
    }),
  )
  const isCareful =
    certain.size < MIN_TYPOS &&
    all.filter((word) => word.length >= 5 && !isWord(word)).length <= all.length * share
  const corrected = new Map<string, string>()
  const correctSpelling = (
    word: string,
    startsSentence: boolean,
    before: string,
    after: string,
  ): string => {
    const lower = word.toLowerCase()
    // In 'Maggie Island' the first word is a name.
    if (NAME_NOUN_AFTER.test(after) && !isWord(word))
      return word.charAt(0).toUpperCase() + word.slice(1)
    if (
      word.length < 5 ||
      word.length > MAX_LENGTH ||
      /\p{Lu}.*\p{Lu}/u.test(word) ||
      // The company's own words are names if they are written as such.
      (known.has(lower) && /^\p{Lu}/u.test(word)) ||
      isWord(word)
    )
      return word
    const isName = /^\p{Lu}/u.test(word) && !startsSentence
    // 'Brett Osmond' has nothing to do with Ormond.
    if (isName && /\p{Lu}\p{Ll}+\s$/u.test(before)) return word
    // A careful writer spells names as they are.
    if (isName && isCareful) return word
    if (isName || isPlaceName(lower)) return nearestPlace(word) ?? word
    if (isTown(lower)) return word.charAt(0).toUpperCase() + word.slice(1)
    if (names.has(lower) || !/^[a-z]+$/i.test(word)) return word
    const found = corrected.get(lower)
    if (found) return capitalLike(found, word)
    const own = withOwnCapital(lower)
    if (own) return own
    const place = nearestPlace(word)
    const correction = correctionFor(lower)
    // A word that occurs twice may be a technical term, unless the correction is obvious.
    const isRepeated = (times.get(lower.replace(/s$/, '')) ?? 0) > 1
    // A careful writer gets at most one letter wrong.
    const isOneTypo = !isCareful || isOneTypoApart(lower, correction ?? '')
    // 'Okara' at the start of a row is no misspelt 'okra': only an everyday word is certain there.
    const isCapital = startsSentence && /^\p{Lu}\p{Ll}/u.test(word)
    const isCertain = isCareful && isCapital ? isEveryday : isCommon
    const isSure = isOneTypo && (isCertain(correction ?? '') || !(isRepeated || isCareful))
    const replacement = place ?? (correction && isSure ? usualCase(correction) : word)
    corrected.set(lower, replacement)
    return capitalLike(replacement, word)
  }
  return text.replace(
    /(?<![\p{L}\p{N}@./#-])\p{L}+(?![\p{L}\p{N}@/-]|[.’]\p{L})/gu,
    (word, offset: number) =>
      correctSpelling(
        word,
        // A first word of a sentence that is followed by a capital is a name: 'Leonie Baptiste'.
        (offset === 0 || /[.!?:\n•*-]\s*$/.test(text.slice(Math.max(0, offset - 4), offset))) &&
          // So are both of 'Selam and Yonas'.
          !/^\s(?:(?:and|&) )?\p{Lu}\p{Ll}/u.test(text.slice(offset + word.length)),
        text.slice(Math.max(0, offset - 12), offset),
        text.slice(offset + word.length, offset + word.length + 12),
      ),
  )
}

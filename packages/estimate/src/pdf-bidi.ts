import bidiFactory, { type Bidi } from 'bidi-js'

// The package's types declare its export differently from what Node imports.
const bidi = (bidiFactory as unknown as () => Bidi)()
const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
/** Letters, combining marks and surrogates, which must not be separated. */
const WORD = /[\p{L}\p{M}\p{Cs}]/u

/** Left-to-right mark: separates a foreign name from the digits and punctuation after it. */
export const LEFT_TO_RIGHT = '\u200e'

export const hasRightToLeft = (text: string): boolean => RTL.test(text)

/** Whether a text as a whole runs from right to left, which its first letter decides. */
export function isRightToLeft(text: string): boolean {
  const first = [...text].find((character) => /\p{L}/u.test(character))
  return first !== undefined && RTL.test(first)
}

interface Run {
  text: string
  /** The index in the line of the character that was added last. */
  lastIndex: number
  isWord: boolean
}

/**
 * The runs of a line in visual order, from left to right, by the Unicode Bidirectional Algorithm.
 * An Arabic word keeps its reading order, because the font's shaping reverses it.
 */
export function visualOrder(line: string, rightToLeft: boolean): string[] {
  const embedding = bidi.getEmbeddingLevels(line, rightToLeft ? 'rtl' : 'ltr')
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels)
  const runs: Run[] = []
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const character = mirrored.get(index) ?? line.charAt(index)
    const isReversed = (embedding.levels[index] ?? 0) % 2 === 1
    const isWord = !isReversed || WORD.test(character)
    const run = runs.at(-1)
    if (run?.isWord && isWord && index === run.lastIndex + (isReversed ? -1 : 1)) {
      run.text = isReversed ? character + run.text : run.text + character
      run.lastIndex = index
    } else runs.push({ text: character, lastIndex: index, isWord })
  }
  return runs.map(({ text }) => text)
}

import bidiFactory, { type Bidi } from 'bidi-js'

// Its types declare the function in another place than the one where Node finds it.
const bidi = (bidiFactory as unknown as () => Bidi)()
const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
/** Letters with their marks, and surrogate halves: never separated. */
const WORD = /[\p{L}\p{M}\p{Cs}]/u

/** Left-to-right mark: separates a foreign name from the digits and punctuation after it. */
export const LEFT_TO_RIGHT = '\u200e'

export const hasRightToLeft = (text: string): boolean => RTL.test(text)

/** Whether a text as a whole runs from right to left, which its first letter decides. */
export function isRightToLeft(text: string): boolean {
  const first = [...text].find((character) => /\p{L}/u.test(character))
  return first !== undefined && RTL.test(first)
}

interface Part {
  text: string
  /** The index in the line of the character that was added last. */
  last: number
  isWord: boolean
}

/**
 * The parts of a line from left to right, in visual order by the Unicode Bidirectional Algorithm. A
 * word of Arabic keeps its reading order: the font's shaping reverses it.
 */
export function visualOrder(line: string, rightToLeft: boolean): string[] {
  const embedding = bidi.getEmbeddingLevels(line, rightToLeft ? 'rtl' : 'ltr')
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels)
  const parts: Part[] = []
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const character = mirrored.get(index) ?? line.charAt(index)
    const isTurned = (embedding.levels[index] ?? 0) % 2 === 1
    const isWord = !isTurned || WORD.test(character)
    const part = parts.at(-1)
    if (part?.isWord && isWord && index === part.last + (isTurned ? -1 : 1)) {
      part.text = isTurned ? character + part.text : part.text + character
      part.last = index
    } else parts.push({ text: character, last: index, isWord })
  }
  return parts.map(({ text }) => text)
}

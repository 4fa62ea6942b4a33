/** Which way a part of a text runs: letters, Arabic or Hebrew, figures, or what goes with either. */
type Direction = 'left-to-right' | 'right-to-left' | 'figure' | 'neutral'

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

const directionOf = (character: string): Direction =>
  /\p{Nd}/u.test(character)
    ? 'figure'
    : RTL.test(character)
      ? 'right-to-left'
      : /\p{L}/u.test(character)
        ? 'left-to-right'
        : 'neutral'

export const hasRightToLeft = (text: string): boolean => RTL.test(text)

/** Whether a text as a whole runs from right to left: its first letter does. */
export function isRightToLeft(text: string): boolean {
  const first = [...text].find((character) => /\p{L}/u.test(character))
  return first !== undefined && RTL.test(first)
}

/** Embedding level after the Unicode Bidirectional Algorithm: odd ones run from right to left. */
interface Leveled {
  text: string
  level: number
}

/** Parts of one direction, with neutral ones between two of a kind counted to them. */
function levelsOf(line: string, base: 0 | 1): Leveled[] {
  const parts: { text: string; direction: Direction }[] = []
  for (const character of line) {
    const direction = directionOf(character)
    const last = parts.at(-1)
    if (last?.direction === direction) last.text += character
    else parts.push({ text: character, direction })
  }
  // What each part counts as beside a neutral one (rules W2 to W7, N1, N2): figures behind Arabic
  // letters go with these.
  let strong: Direction = base === 1 ? 'right-to-left' : 'left-to-right'
  const counted = parts.map(({ direction }) => {
    if (direction === 'neutral') return undefined
    if (direction !== 'figure') strong = direction
    return strong
  })
  const embedding = base === 1 ? 'right-to-left' : 'left-to-right'
  const leftToRight = base === 1 ? 2 : 0
  return parts.map(({ text, direction }, index) => {
    const before = counted[index - 1] ?? embedding
    const after = counted[index + 1] ?? embedding
    const own = counted[index] ?? (before === after ? before : embedding)
    if (own === 'left-to-right') return { text, level: leftToRight }
    return { text, level: direction === 'figure' ? 2 : 1 }
  })
}

const mirrors: Record<string, string> = {
  ...{ '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{', '«': '»', '»': '«' },
}

/** Neutral characters are written one by one: they turn, and brackets with them. */
const turned = ({ text, level }: Leveled): Leveled[] =>
  level % 2 === 1 && !RTL.test(text)
    ? [...text].map((character) => ({ text: mirrors[character] ?? character, level }))
    : [{ text, level }]

/**
 * The parts of a line from left to right, as they are seen (rules L1 and L2 of the algorithm,
 * without explicit embeddings). A part of Arabic is left in its order of reading: the font's shaping
 * turns it.
 */
export function visualOrder(line: string, rightToLeft: boolean): string[] {
  let parts = levelsOf(line, rightToLeft ? 1 : 0).flatMap(turned)
  const highest = Math.max(0, ...parts.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    const reordered: Leveled[] = []
    let stretch: Leveled[] = []
    for (const part of [...parts, undefined]) {
      if (part && part.level >= level) {
        stretch.unshift(part)
        continue
      }
      reordered.push(...stretch)
      stretch = []
      if (part) reordered.push(part)
    }
    parts = reordered
  }
  return parts.map(({ text }) => text)
}

/** Which way a part of a text runs: letters, Arabic or Hebrew, figures, or what goes with either. */
type Direction = 'left-to-right' | 'right-to-left' | 'figure' | 'neutral'

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Left-to-right mark: holds a foreign name apart from the figures and marks behind it. */
export const LEFT_TO_RIGHT = '\u200e'

const directionOf = (character: string): Direction =>
  /\p{Nd}/u.test(character)
    ? 'figure'
    : RTL.test(character)
      ? 'right-to-left'
      : /\p{L}/u.test(character) || character === LEFT_TO_RIGHT
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

interface Part {
  text: string
  direction: Direction
}

/** Parts of one direction; neutral characters one by one, since each turns by itself. */
function partsOf(line: string): Part[] {
  const parts: Part[] = []
  for (const character of line) {
    const direction = directionOf(character)
    const last = parts.at(-1)
    if (direction !== 'neutral' && last?.direction === direction) last.text += character
    else parts.push({ text: character, direction })
  }
  return parts
}

const pairs: Record<string, string> = { '(': ')', '[': ']', '{': '}', '«': '»' }
const mirrors: Record<string, string> = {
  ...pairs,
  ...Object.fromEntries(Object.entries(pairs).map(([opens, closes]) => [closes, opens])),
}

/** The level of each part after the rules W2 to W7 and N0 to N2. */
function levelsOf(line: string, base: 0 | 1): Leveled[] {
  const parts = partsOf(line)
  const embedding = base === 1 ? 'right-to-left' : 'left-to-right'
  let strong: Direction = embedding
  // What a part counts as beside neutral ones: figures behind Arabic letters go with these.
  const counted = parts.map(({ direction }) => {
    if (direction === 'neutral') return undefined
    if (direction !== 'figure') strong = direction
    return strong
  })
  const known = (each: Direction | undefined) => each !== undefined
  const open: { closes: string; taken: Direction }[] = []
  return parts.map(({ text, direction }, index) => {
    const before = counted.slice(0, index).findLast(known) ?? embedding
    const after = counted.slice(index + 1).find(known) ?? embedding
    let taken = counted[index] ?? (before === after ? before : embedding)
    const closes = pairs[text]
    if (closes) open.push({ closes, taken })
    // A bracket goes the way of the one that it closes.
    else if (open.at(-1)?.closes === text) taken = open.pop()?.taken ?? taken
    if (taken === 'left-to-right') return { text, level: base === 1 ? 2 : 0 }
    return { text: mirrored(text, direction), level: direction === 'figure' ? 2 : 1 }
  })
}

const mirrored = (text: string, direction: Direction) =>
  direction === 'neutral' ? (mirrors[text] ?? text) : text

/**
 * The parts of a line from left to right, as they are seen (rules L1 and L2 of the algorithm,
 * without explicit embeddings). A part of Arabic is left in its order of reading: the font's shaping
 * turns it.
 */
export function visualOrder(line: string, rightToLeft: boolean): string[] {
  let parts = levelsOf(line, rightToLeft ? 1 : 0)
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

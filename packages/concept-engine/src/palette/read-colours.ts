import { converter, type Oklch, parse } from 'culori'
import { colourWords, moods, type Tint } from './colour-words.ts'

const toOklch = converter('oklch')

const tintOf = ({ l, c, h = 0 }: Oklch): Tint => ({ l, c, h })

export interface ColourReading {
  /** Colours in the order of the text. */
  tints: Tint[]
  dark: boolean
  pastel: boolean
  bright: boolean
  muted: boolean
}

interface Found {
  at: number
  tint: Tint
}

const hexValues = (text: string): Found[] =>
  [...text.matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/g)].flatMap((match) => {
    const colour = toOklch(parse(match[0]))
    return colour ? [{ at: match.index, tint: tintOf(colour) }] : []
  })

function namedColours(text: string): Found[] {
  const found: Found[] = []
  const covered: [number, number][] = []
  for (const [word, tint] of colourWords) {
    for (const match of text.matchAll(new RegExp(`(?<![a-z])${word}(?:s|y|ish)?(?![a-z])`, 'g'))) {
      const end = match.index + match[0].length
      // 'forest green' is one colour: the longer name was looked for first.
      if (covered.some(([from, to]) => match.index < to && end > from)) continue
      covered.push([match.index, end])
      found.push({ at: match.index, tint })
    }
  }
  return found
}

const moodColours = (text: string): Found[] =>
  moods.flatMap(([mood, tints]) => {
    const at = text.indexOf(mood)
    return at < 0 ? [] : tints.map((tint) => ({ at, tint }))
  })

/** What a free text says about colour: hex values and colour words, or else moods, in its order. */
export function readColours(text: string): ColourReading {
  const lower = text.toLowerCase()
  const named = [...hexValues(lower), ...namedColours(lower)]
  const found = named.length > 0 ? named : moodColours(lower)
  const has = (...words: string[]) => words.some((word) => lower.includes(word))
  return {
    tints: found.sort((a, b) => a.at - b.at).map(({ tint }) => tint),
    dark: has('dark mode', 'dark theme', 'on black', 'night', 'dark background', 'moody'),
    pastel: has('pastel', 'soft', 'pale', 'light '),
    bright: has('bold', 'bright', 'vivid', 'vibrant', 'neon', 'electric', 'acid', 'signal'),
    muted: has('earthy', 'muted', 'dusty', 'natural', 'warm neutral', 'calm'),
  }
}

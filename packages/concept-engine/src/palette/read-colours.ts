import { converter, type Oklch, parse } from 'culori'
import { colourWords, type LchColour, moods } from './colour-words.ts'
import { materialWords } from './material-words.ts'
import { isAccent, isOnlyAQualifier, qualifiedColour } from './qualifiers.ts'
import { splitRefusals } from './refusals.ts'

const toOklch = converter('oklch')

const toLchColour = ({ l, c, h = 0 }: Oklch): LchColour => ({ l, c, h })

export interface ColourReading {
  /** Colours in the order of the text, with accents last. */
  tints: LchColour[]
  /** The colour that is named as an accent. */
  accent: LchColour | undefined
  /** Colours that the text does not want. */
  refused: LchColour[]
  /** The requested colour of the page itself: 'cream paper', 'on black'. */
  ground: LchColour | undefined
  dark: boolean
  pastel: boolean
  bright: boolean
  muted: boolean
}

interface Found {
  start: number
  end: number
  tint: LchColour
  isPageColour?: boolean
  /** Whether it should be used sparingly: 'a copper accent', 'a touch of sand'. */
  isAccent?: boolean
}

const PAGE_COLOUR_AFTER = /^\s?(?:paper|background|backdrop|base|ground|page|pages|walls?)\b/
const PAGE_COLOUR_BEFORE = /\b(?:on|against|over)(?: an?)?\s$/

const hexValues = (text: string): Found[] =>
  [...text.matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/g)].flatMap((match) => {
    const colour = toOklch(parse(match[0]))
    return colour
      ? [{ start: match.index, end: match.index + match[0].length, tint: toLchColour(colour) }]
      : []
  })

type ColourWords = readonly (readonly [word: string, tint: LchColour, pattern: RegExp])[]
const compiled = (words: Iterable<readonly [string, LchColour]>): ColourWords =>
  [...words].map(([word, tint]) => [
    word,
    tint,
    new RegExp(`(?<![a-z])${word}(?:s|y|ish)?(?![a-z])`, 'g'),
  ])

/** Colour names, and words that stand for one in a text about colours, longest first. */
const allWords = compiled(
  [...colourWords, ...Object.entries(materialWords)].sort(([a], [b]) => b.length - a.length),
)
const nameWords = compiled(colourWords)
const HI_VIS_COLOUR = /^\s(?:lime|green|orange|pink|red|blue)\b/
/** 'Pink, but grown up pink' is a single pink. */
const CORRECTION = /\b(?:but|though|more|just|rather|like)\b/

function namedColours(text: string, words: ColourWords = allWords): Found[] {
  const found: (Found & { word: string; isShaded: boolean })[] = []
  const coveredRanges: [number, number][] = []
  for (const [word, tint, pattern] of words) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length
      // 'Forest green' is a single colour: longer names are matched first.
      if (coveredRanges.some(([from, to]) => match.index < to && end > from)) continue
      const before = text.slice(0, match.index)
      const after = text.slice(end)
      // 'Hi vis lime' is lime.
      if (isOnlyAQualifier(match[0], after) || (/^hi/.test(word) && HI_VIS_COLOUR.test(after)))
        continue
      coveredRanges.push([match.index, end])
      const qualified = qualifiedColour(tint, before, after)
      found.push({
        ...{ start: match.index, end, word, tint: qualified, isShaded: qualified !== tint },
        isAccent: isAccent(before, after),
        isPageColour: PAGE_COLOUR_AFTER.test(after) || PAGE_COLOUR_BEFORE.test(before),
      })
    }
  }
  const last = found.filter(
    ({ word, end, isShaded }) =>
      isShaded ||
      !found.some(
        (other) =>
          other.word === word &&
          other.isShaded &&
          other.start > end &&
          CORRECTION.test(text.slice(end, other.start)),
      ),
  )
  return joinAdjacent(
    text,
    last.sort((a, b) => a.start - b.start),
  )
}

/** Two adjacent words for hues less than this many degrees apart mean a single colour. */
const SAME_COLOUR_DEGREES = 45

/** The single colour that two words mean together: 'navy blue', 'charcoal grey', 'blue-green'. */
function combined(a: LchColour, b: LchColour, between: string): LchColour | undefined {
  const isGrey = ({ c }: LchColour) => c < 0.02
  const turn = ((b.h - a.h + 540) % 360) - 180
  if (between !== ' ' && between !== '-') return undefined
  const isAlike = Math.abs(a.l - b.l) < 0.2 && Math.max(a.c, b.c) < 0.04
  // 'Bone white' is bone, and 'black ink' is black.
  if (isAlike) return a.l > 0.8 && b.c > a.c ? b : a
  if (isGrey(b) && isGrey(a)) return a.l < 0.5 && b.l > 0.5 && b.l < 0.7 ? a : undefined
  const middle = (a.l + b.l) / 2
  if (isGrey(b) || isGrey(a)) {
    const [grey, coloured] = isGrey(a) ? [a, b] : [b, a]
    return grey.l > 0.5 && grey.l < 0.7
      ? { ...coloured, l: middle, c: coloured.c * 0.4 }
      : undefined
  }
  if (Math.abs(turn) <= SAME_COLOUR_DEGREES) return a
  return between === '-'
    ? { l: middle, c: Math.min(a.c, b.c), h: (a.h + turn / 2 + 360) % 360 }
    : undefined
}

function joinAdjacent(text: string, found: readonly Found[]): Found[] {
  const all: Found[] = []
  for (const next of found) {
    const last = all.at(-1)
    const tint = last && combined(last.tint, next.tint, text.slice(last.end, next.start))
    if (last && tint) all[all.length - 1] = { ...next, start: last.start, tint }
    else all.push(next)
  }
  return all
}

/** 'Black, white and something warm' */
const SOMETHING_WARM =
  /\b(?:something|anything|one|a) (?:a bit |a little )?warm(?:er)?\b(?! colou?rs)/
const WARM_ACCENT: LchColour = { l: 0.68, c: 0.14, h: 58 }
/** 'The bells are 8 colours', 'a bit of every colour' */
const MANY_COLOURS =
  /\b(?:every|all the|all sorts of|many|lots of|loads of|[4-9]|four|five|six|seven|eight|bright) colou?rs?\b|\ball of them\b|\brainbow\b|\bmulti-?colou?r/
const VARIED_TINTS: LchColour[] = [
  { l: 0.5, c: 0.15, h: 258 },
  { l: 0.66, c: 0.19, h: 32 },
  { l: 0.9, c: 0.07, h: 95 },
]
const variedTintsIn = (
  text: string,
  named: readonly Found[],
  refused: readonly LchColour[],
): Found[] => {
  const start = text.search(MANY_COLOURS)
  return start >= 0 && named.filter(({ tint }) => tint.c >= 0.035).length < 2
    ? VARIED_TINTS.filter((tint) => !refused.some((other) => isSimilarColour(tint, other))).map(
        (tint) => ({
          ...{ start, end: start, tint },
        }),
      )
    : []
}
const warmAccentIn = (text: string, named: readonly Found[]): Found[] => {
  const start = text.search(SOMETHING_WARM)
  return start >= 0 && named.length > 0 && named.every(({ tint }) => tint.c < 0.035)
    ? [{ start, end: start, tint: WARM_ACCENT, isAccent: true }]
    : []
}

/** A mood has more colours than a page uses, in case the client refuses some of them. */
const MAX_MOOD_COLOURS = 3

const moodColours = (text: string, refused: readonly LchColour[]): Found[] =>
  moods.flatMap(([mood, tints]) => {
    const start = text.indexOf(mood)
    const remaining = tints.filter((tint) => !refused.some((other) => isSimilarColour(tint, other)))
    return start < 0
      ? []
      : remaining.slice(0, MAX_MOOD_COLOURS).map((tint) => ({ start, end: start, tint }))
  })

/** Moods that still name colours next to black, white or grey: 'jewel colours, but on white'. */
const COLOURFUL_MOOD = /jewel|sunset|sunrise|ocean|forest/g
const colourfulMoodIn = (text: string, named: readonly Found[], refused: readonly LchColour[]) =>
  named.every(({ tint }) => tint.c < 0.035)
    ? moodColours((text.match(COLOURFUL_MOOD) ?? []).join(' '), refused)
    : []

/** 'The opposition is green': the colours of others are not the client's. */
const OF_OTHERS =
  /\b(?:the |our |every |all |both )*(?:opposition|competition|competitors?|rivals?|others?(?: (?:mob|lot|guys|shops?|places?|compan(?:y|ies)|ones?))?|everyone(?: else)?|everybody(?: else)?|old (?:site|one|logo|shop))(?:’s)? (?:is|are|was|were|has|have|uses?|used)\b[^.;\n]*/g

/**
 * The colours in a free text: hex values and colour words, or else moods, in order; and the
 * unwanted colours, which are never among the wanted ones.
 */
export function readColours(text: string, designNotes = ''): ColourReading {
  const parts = splitRefusals(text.toLowerCase())
  const noteParts = splitRefusals(designNotes.toLowerCase().replace(OF_OTHERS, ''))
  const wantedText = parts
    .filter(({ refused }) => !refused)
    .map(({ part }) => part)
    .join(' , ')
  const unwanted = parts
    .filter(({ refused }) => refused)
    .map(({ part }) => part)
    .join(' , ')
  const textWhere = (isRefused: boolean) =>
    noteParts
      .filter(({ refused: is }) => is === isRefused)
      .map(({ part }) => part)
      .join(' , ')
  const refused = [
    ...hexValues(unwanted),
    ...namedColours(unwanted),
    ...namedColours(textWhere(true), nameWords),
  ].map(({ tint }) => tint)
  const named = [...hexValues(wantedText), ...namedColours(wantedText)].filter(
    ({ tint }) =>
      !refused.some((other) => other.l === tint.l && other.c === tint.c && other.h === tint.h),
  )
  const fromNotes =
    named.length > 0
      ? []
      : namedColours(textWhere(false), nameWords).filter(
          ({ tint }) => !refused.some((other) => other.h === tint.h && other.l === tint.l),
        )
  const found =
    named.length > 0
      ? [
          ...colourfulMoodIn(wantedText, named, refused),
          ...named,
          ...warmAccentIn(wantedText, named),
          ...variedTintsIn(wantedText, named, refused),
        ]
      : fromNotes.length > 0
        ? fromNotes
        : [...variedTintsIn(wantedText, [], refused), ...moodColours(wantedText, refused)]
  const has = (...words: string[]) => words.some((word) => wantedText.includes(word))
  const isUnmentioned = (...words: string[]) => words.some((word) => unwanted.includes(word))
  return {
    // An accent comes after the colours that it accents.
    tints: found
      .sort(
        (a, b) => Number(a.isAccent ?? false) - Number(b.isAccent ?? false) || a.start - b.start,
      )
      .map(({ tint }) => tint),
    accent: found.find(({ isAccent }) => isAccent)?.tint,
    refused,
    ground: found.find(({ isPageColour }) => isPageColour)?.tint,
    dark:
      /^dark (?:with|and|but)\b|\bno (?:white|light|pale|bright) (?:backgrounds?|pages?|anywhere)|\bblack black\b|\bdark(?:er)? (?:screen|site|page|look|and|mood|like|obvs|please)|(?:^|[,.;] |quite |very |be |and |mostly |all )dark(?:$|[,.;!])|\bat night\b|\ball black\b|\bmostly black\b/.test(
        `${text}. ${designNotes}`.toLowerCase(),
      ) ||
      (has(
        'dark mode',
        'dark theme',
        'on black',
        'night mode',
        'like night',
        'dark background',
        'moody',
      ) &&
        !isUnmentioned('dark', 'moody', 'gloomy')),
    pastel: has('pastel', 'soft', 'pale', 'light ') && !isUnmentioned('pastel', 'washed'),
    bright:
      has(
        'bold',
        'bright',
        'vivid',
        'vibrant',
        'neon',
        'fluro',
        'fluoro',
        'electric',
        'acid',
        'signal',
      ) && !isUnmentioned('bright', 'loud', 'neon', 'garish'),
    muted:
      has('earthy', 'muted', 'dusty', 'natural', 'warm neutral', 'calm') ||
      isUnmentioned('bright', 'loud', 'neon', 'garish', 'primary'),
  }
}

/** Olive, lime, bottle green and sea green all count as green. */
const isGreen = ({ h }: LchColour) => h > 105 && h < 185

/** Whether a colour could have the other's name: a similar hue, or both neutral. */
export function isSimilarColour(a: LchColour, b: LchColour): boolean {
  const isGrey = ({ c }: LchColour) => c < 0.035
  if (isGrey(a) || isGrey(b)) return isGrey(a) && isGrey(b) && Math.abs(a.l - b.l) < 0.2
  const turn = Math.abs(((a.h - b.h + 540) % 360) - 180)
  // Brown is dark orange, and navy dark blue: a client who refuses the dark one may like the light
  // one.
  return turn < (isGreen(a) && isGreen(b) ? 48 : 32) && Math.abs(a.l - b.l) < 0.28
}

import { converter, type Oklch, parse } from 'culori'
import { colourWords, moods, type Tint } from './colour-words.ts'

const toOklch = converter('oklch')

const tintOf = ({ l, c, h = 0 }: Oklch): Tint => ({ l, c, h })

export interface ColourReading {
  /** Colours in the order of the text, accents behind the others. */
  tints: Tint[]
  /** The colour that is named as an accent. */
  accent: Tint | undefined
  /** Colours that the text does not want. */
  refused: Tint[]
  /** The colour that the page itself is to have: 'cream paper', 'on black'. */
  ground: Tint | undefined
  dark: boolean
  pastel: boolean
  bright: boolean
  muted: boolean
}

interface Found {
  at: number
  end: number
  tint: Tint
  isGround?: boolean
  /** Whether it is named as one to be used little: 'a copper accent', 'a touch of sand'. */
  isAccent?: boolean
}

/** What a word before a colour makes of it, unless both together have a name: 'dark red'. */
const SHADES: [before: RegExp, shade: (tint: Tint) => Tint][] = [
  [/\b(?:dark|deep|darker|deeper)\s$/, ({ l, c, h }) => ({ l: Math.max(0.26, l * 0.7), c, h })],
  [
    /\b(?:pale|light|lighter|soft|faint)\s$/,
    ({ l, c, h }) => ({ l: Math.max(l, 0.85), c: c * 0.5, h }),
  ],
  [/\b(?:dusty|faded|muted|dull|washed)\s$/, ({ l, c, h }) => ({ l, c: c * 0.55, h })],
  [/\b(?:earthy|natural)\s$/, ({ l, c, h }) => ({ l: Math.min(l, 0.52), c: c * 0.65, h: h - 12 })],
  [
    /\b(?:bright|hot|electric|vivid|strong)\s$/,
    ({ l, c, h }) => ({ l, c: Math.min(c * 1.25, 0.24), h }),
  ],
]
const GROUND_BEHIND = /^\s?(?:paper|background|backdrop|base|ground|page|pages|walls?)\b/
const ACCENT_BEHIND =
  /^\s?(?:accents?|trims?|highlights?|details?|(?:used )?sparingly|here and there)\b/
const ACCENT_BEFORE = /\b(?:touch|hint|bit|splash|pop|dash) of (?:an? )?(?:\p{L}+ )?$/u
const GROUND_BEFORE = /\b(?:on|against|over)(?: an?)?\s$/

const hexValues = (text: string): Found[] =>
  [...text.matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/g)].flatMap((match) => {
    const colour = toOklch(parse(match[0]))
    return colour
      ? [{ at: match.index, end: match.index + match[0].length, tint: tintOf(colour) }]
      : []
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
      const before = text.slice(0, match.index)
      const shade = SHADES.find(([pattern]) => pattern.test(before))?.[1]
      found.push({
        at: match.index,
        end,
        tint: shade ? shade(tint) : tint,
        isAccent: ACCENT_BEHIND.test(text.slice(end)) || ACCENT_BEFORE.test(before),
        isGround: GROUND_BEHIND.test(text.slice(end)) || GROUND_BEFORE.test(before),
      })
    }
  }
  return joined(
    text,
    found.sort((a, b) => a.at - b.at),
  )
}

/** Hues this near, in degrees, are two words for one colour where they stand together. */
const SAME = 45

/** What two colours make that are named as one: 'navy blue', 'charcoal grey', 'blue-green'. */
function together(one: Tint, other: Tint, between: string): Tint | undefined {
  const isGrey = ({ c }: Tint) => c < 0.02
  const turn = ((other.h - one.h + 540) % 360) - 180
  if (between !== ' ' && between !== '-') return undefined
  if (isGrey(other) && isGrey(one))
    return one.l < 0.5 && other.l > 0.5 && other.l < 0.7 ? one : undefined
  const middle = (one.l + other.l) / 2
  if (isGrey(other) || isGrey(one)) {
    const [grey, coloured] = isGrey(one) ? [one, other] : [other, one]
    return grey.l > 0.5 && grey.l < 0.7
      ? { ...coloured, l: middle, c: coloured.c * 0.4 }
      : undefined
  }
  if (Math.abs(turn) <= SAME) return one
  return between === '-'
    ? { l: middle, c: Math.min(one.c, other.c), h: (one.h + turn / 2 + 360) % 360 }
    : undefined
}

function joined(text: string, found: readonly Found[]): Found[] {
  const all: Found[] = []
  for (const next of found) {
    const last = all.at(-1)
    const tint = last && together(last.tint, next.tint, text.slice(last.end, next.at))
    if (last && tint) all[all.length - 1] = { ...next, at: last.at, tint }
    else all.push(next)
  }
  return all
}

const moodColours = (text: string): Found[] =>
  moods.flatMap(([mood, tints]) => {
    const at = text.indexOf(mood)
    return at < 0 ? [] : tints.map((tint) => ({ at, end: at, tint }))
  })

const REFUSING =
  /\b(?:no|not|never|nothing|avoid(?:ing)?|without|except(?: for)?|anything but|other than|rather than|instead of|hates?|don[’']?t|do not|doesn[’']?t|isn[’']?t|can[’']?t stand|sick of|allergic to|stay away from|away from|over it with|too much)\b/i
/** 'Not only green' and 'no preference' refuse nothing. */
const NO_REFUSAL =
  /\b(?:not only|not just|no preference|no idea|not sure|not fussed|no worries|don[’']?t (?:mind|care|know))\b/gi

/** The parts of a text, each with whether what it names is wanted. */
function partsOf(text: string): { part: string; refused: boolean }[] {
  return text
    .replace(NO_REFUSAL, ' ')
    .split(/(?<=[,.;:!?(\n–—-])\s|(?<!anything|everything|all)\s(?=but\s)/)
    .flatMap((clause) => {
      const at = REFUSING.exec(clause)?.index
      // 'Every pest mob is green' is said of others.
      const ofOthers =
        /\b(?:every(?:one|body)?|others?|they all|competitors?|rivals?)\b.*\b(?:is|are|does|do|use|uses|has|have)\b/i.test(
          clause,
        )
      if (ofOthers) return [{ part: clause, refused: true }]
      if (at === undefined) return [{ part: clause, refused: false }]
      return [
        { part: clause.slice(0, at), refused: false },
        { part: clause.slice(at), refused: true },
      ]
    })
}

/**
 * What a free text says about colour: hex values and colour words, or else moods, in its order; and
 * what it does not want, which stands nowhere among what it wants.
 */
export function readColours(text: string, looks = ''): ColourReading {
  const parts = partsOf(text.toLowerCase())
  const others = partsOf(looks.toLowerCase())
  const wanted = parts
    .filter(({ refused }) => !refused)
    .map(({ part }) => part)
    .join(' , ')
  const unwanted = parts
    .filter(({ refused }) => refused)
    .map(({ part }) => part)
    .join(' , ')
  const said = (isRefused: boolean) =>
    others
      .filter(({ refused: is }) => is === isRefused)
      .map(({ part }) => part)
      .join(' , ')
  const refused = [
    ...hexValues(unwanted),
    ...namedColours(unwanted),
    ...namedColours(said(true)),
  ].map(({ tint }) => tint)
  const named = [...hexValues(wanted), ...namedColours(wanted)].filter(
    ({ tint }) =>
      !refused.some((other) => other.l === tint.l && other.c === tint.c && other.h === tint.h),
  )
  const beside = named.length > 0 ? [] : namedColours(said(false))
  const found = named.length > 0 ? named : beside.length > 0 ? beside : moodColours(wanted)
  const has = (...words: string[]) => words.some((word) => wanted.includes(word))
  const hasNot = (...words: string[]) => words.some((word) => unwanted.includes(word))
  return {
    // An accent comes behind what it is an accent to.
    tints: found
      .sort((a, b) => Number(a.isAccent ?? false) - Number(b.isAccent ?? false) || a.at - b.at)
      .map(({ tint }) => tint),
    accent: found.find(({ isAccent }) => isAccent)?.tint,
    refused,
    ground: found.find(({ isGround }) => isGround)?.tint,
    dark:
      /\bno (?:white|light|pale|bright) (?:backgrounds?|pages?|anywhere)|\bblack black\b|\bdark(?:er)? (?:screen|site|page|look|and|mood|like|obvs|please)|(?:^|[,.;] |quite |very |be |and |mostly |all )dark(?:$|[,.;!])|\bat night\b|\ball black\b|\bmostly black\b/.test(
        `${text}. ${looks}`.toLowerCase(),
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
        !hasNot('dark', 'moody', 'gloomy')),
    pastel: has('pastel', 'soft', 'pale', 'light ') && !hasNot('pastel', 'washed'),
    bright:
      has('bold', 'bright', 'vivid', 'vibrant', 'neon', 'electric', 'acid', 'signal') &&
      !hasNot('bright', 'loud', 'neon', 'garish'),
    muted:
      has('earthy', 'muted', 'dusty', 'natural', 'warm neutral', 'calm') ||
      hasNot('bright', 'loud', 'neon', 'garish', 'primary'),
  }
}

/** Whether a colour would be called by the other's name: near in hue, or both without one. */
export function isNear(a: Tint, b: Tint): boolean {
  const isGrey = ({ c }: Tint) => c < 0.035
  if (isGrey(a) || isGrey(b)) return isGrey(a) && isGrey(b) && Math.abs(a.l - b.l) < 0.2
  const turn = Math.abs(((a.h - b.h + 540) % 360) - 180)
  // Brown is dark orange, and navy dark blue: who refuses the dark one may be glad of the light one.
  return turn < 32 && Math.abs(a.l - b.l) < 0.28
}

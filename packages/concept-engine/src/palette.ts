import type { Palette } from '@agency/contract/concept'
import { clampChroma, converter, formatHex, type Oklch, parse, wcagContrast } from 'culori'
import { colourWords, moods, type Tint } from './colour-words.ts'
import type { Random } from './random.ts'

const toOklch = converter('oklch')

/** WCAG 2.x AA for normal text. */
const AA = 4.5

const hex = (l: number, c: number, h: number): string =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))

const tintOf = (colour: Oklch): Tint => ({ l: colour.l, c: colour.c, h: colour.h ?? 0 })

interface Reading {
  tints: Tint[]
  dark: boolean
  pastel: boolean
  bright: boolean
  muted: boolean
}

/** What a free text says about colour: hex values, colour words and moods, in its order. */
export function readColours(text: string): Reading {
  const lower = text.toLowerCase()
  const found: { at: number; tint: Tint }[] = []
  for (const match of lower.matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/g)) {
    const colour = toOklch(parse(match[0]))
    if (colour) found.push({ at: match.index, tint: tintOf(colour) })
  }
  const covered: [number, number][] = []
  for (const [word, tint] of colourWords) {
    for (const match of lower.matchAll(new RegExp(`(?<![a-z])${word}(?:s|y|ish)?(?![a-z])`, 'g'))) {
      const end = match.index + match[0].length
      // 'forest green' is one colour: the longer name was looked for first.
      if (covered.some(([from, to]) => match.index < to && end > from)) continue
      covered.push([match.index, end])
      found.push({ at: match.index, tint })
    }
  }
  if (found.length === 0) {
    for (const [mood, tints] of moods) {
      if (lower.includes(mood)) for (const tint of tints) found.push({ at: found.length, tint })
    }
  }
  const has = (...words: string[]) => words.some((word) => lower.includes(word))
  return {
    tints: found.sort((a, b) => a.at - b.at).map(({ tint }) => tint),
    dark: has('dark mode', 'dark theme', 'on black', 'night', 'dark background', 'moody'),
    pastel: has('pastel', 'soft', 'pale', 'light '),
    bright: has('bold', 'bright', 'vivid', 'vibrant', 'neon', 'electric', 'acid', 'signal'),
    muted: has('earthy', 'muted', 'dusty', 'natural', 'warm neutral', 'calm'),
  }
}

/** Moves lightness away from the background, darker or lighter, until the contrast is reached. */
function readableOn(background: string, tint: Tint, ratio = AA): string {
  const darker = wcagContrast(background, '#000000') > wcagContrast(background, '#ffffff')
  for (let step = 0; step <= 40; step += 1) {
    const l = darker ? tint.l * (1 - step / 40) : tint.l + (1 - tint.l) * (step / 40)
    const colour = hex(l, tint.c * (1 - step / 60), tint.h)
    if (wcagContrast(colour, background) >= ratio) return colour
  }
  return darker ? '#000000' : '#ffffff'
}

/** Black or white text is one of two answers; a tinted one sits better in the palette. */
const onColour = (background: string, h: number) =>
  wcagContrast(background, '#ffffff') >= AA
    ? readableOn(background, { l: 0.98, c: 0.01, h })
    : readableOn(background, { l: 0.2, c: 0.03, h })

const isNeutral = (tint: Tint) => tint.c < 0.035

/** Hue of a second voice when the text names one colour only. */
const companion = (tint: Tint, random: Random): Tint => ({
  l: tint.l > 0.6 ? 0.5 : 0.74,
  c: Math.max(0.09, Math.min(0.16, tint.c)),
  h: (tint.h + random.pick([32, 150, 180, 205, 320])) % 360,
})

/**
 * A palette with roles from a free text such as 'navy and gold', '#0a5' or 'no preference'.
 * `fallback` are the colours of the industry. Lightness and chroma are set in OKLCH (Ottosson 2020);
 * every text role meets WCAG AA on its background.
 */
export function paletteFrom(
  text: string,
  fallback: Tint[],
  style: string,
  random: Random,
): Palette {
  const reading = readColours(text)
  const named = reading.tints.length > 0 ? reading.tints : fallback
  const chromatic = named.filter((tint) => !isNeutral(tint))
  const neutrals = named.filter(isNeutral)
  const first = chromatic[0] ?? { l: 0.55, c: 0.02, h: 60 }
  const second = chromatic[1] ?? companion(first, random)
  const namesBlack = neutrals.some((tint) => tint.l < 0.35)
  const scheme =
    reading.dark || (namesBlack && style === 'Bold') || (style === 'Bold' && random.next() < 0.25)
      ? 'dark'
      : 'light'

  const scale =
    reading.pastel && !reading.bright ? 0.75 : reading.bright ? 1.15 : reading.muted ? 0.8 : 1
  const warmth = (neutrals.find((tint) => tint.l > 0.6) ?? first).h
  const paper = neutrals.some((tint) => tint.l > 0.85) || style !== 'Minimalist' ? 0.012 : 0.006
  const background = scheme === 'dark' ? hex(0.17, 0.018, first.h) : hex(0.985, paper, warmth)
  const surface =
    scheme === 'dark'
      ? hex(0.225, 0.022, first.h)
      : hex(reading.pastel ? 0.945 : 0.955, 0.022 * scale, reading.pastel ? first.h : warmth)

  const primaryTint = {
    l: reading.pastel && reading.bright ? 0.68 : Math.min(Math.max(first.l, 0.3), 0.78),
    c: Math.min(first.c * scale, 0.22),
    h: first.h,
  }
  const primary = hex(primaryTint.l, primaryTint.c, primaryTint.h)
  const accent = hex(
    scheme === 'dark' ? Math.max(second.l, 0.68) : Math.min(Math.max(second.l, 0.45), 0.84),
    Math.min(Math.max(second.c, 0.08) * scale, 0.21),
    second.h,
  )
  // Muted text is read on both backgrounds: it is fitted to the one that gives less contrast.
  const harder = scheme === 'dark' ? surface : surface
  const text1 = readableOn(harder, { l: scheme === 'dark' ? 0.96 : 0.2, c: 0.02, h: first.h }, 7)
  const muted = readableOn(harder, { l: scheme === 'dark' ? 0.76 : 0.45, c: 0.02, h: first.h }, 4.6)
  return {
    name: text.slice(0, 60),
    scheme,
    background,
    surface,
    text: text1,
    mutedText: muted,
    primary,
    onPrimary: onColour(primary, first.h),
    accent,
    onAccent: onColour(accent, second.h),
    line: scheme === 'dark' ? hex(0.34, 0.02, first.h) : hex(0.88, 0.014, warmth),
  }
}

import type { Palette } from '@agency/contract/concept'
import { truncate } from '@agency/contract/text'
import type { Random } from '../random.ts'
import { fallbackPairs } from './any-colours.ts'
import {
  type BrandColours,
  buildPalette,
  clamp,
  MIN_PAGE_LIGHTNESS,
  type Paper,
  turnsPink,
} from './build-palette.ts'
import type { LchColour } from './colour-words.ts'
import { isBright, isNeutral, isWarm } from './contrast.ts'
import { type ColourReading, isSimilarColour, readColours } from './read-colours.ts'

/** Lightness limits for neutrals: paper, a quiet background, or ink. */
const MIN_PAPER_LIGHTNESS = 0.85
const MAX_INK_LIGHTNESS = 0.5
/** A colour so pale that it is visible only in large areas. */
const isPale = ({ l, c }: LchColour) => l >= 0.8 && c < 0.075

/** A secondary colour for a text that names only one: a neighbouring or an opposite hue. */
function companion(tint: LchColour, random: Random, refused: readonly LchColour[]): LchColour {
  const turnedBy = (turn: number): LchColour => ({
    l: tint.l > 0.6 ? 0.5 : 0.76,
    c: clamp(tint.c, 0.09, 0.16),
    h: (tint.h + turn) % 360,
  })
  const turns = random.shuffled([30, 150, 180, 205, 330]).map(turnedBy)
  return turns.find((candidate) => isWanted(candidate, refused)) ?? shade(tint)
}

/**
 * In degrees: a client who refuses light blue and names no other colour should not get another
 * blue.
 */
const SAME_HUE_DEGREES = 32
const isSameHue = (a: LchColour, b: LchColour) =>
  !isNeutral(a) && !isNeutral(b) && Math.abs(((a.h - b.h + 540) % 360) - 180) < SAME_HUE_DEGREES

/** Whether the colour, its darker version for white text, and its hue are all not refused. */
const isWanted = (tint: LchColour, refused: readonly LchColour[]) =>
  !refused.some(
    (other) =>
      isSameHue(tint, other) ||
      isSimilarColour(tint, other) ||
      isSimilarColour({ ...tint, l: Math.min(tint.l, 0.5) }, other),
  )

/**
 * The trade's colours; if one of them is refused, a pair that suits any business and contains none.
 */
function tradePair(trade: LchColour[], refused: readonly LchColour[], random: Random): LchColour[] {
  if (refused.length === 0) return trade
  const pairs = [trade, ...random.shuffled(fallbackPairs)]
  return (
    pairs.find((pair) => pair.every((tint) => isWanted(tint, refused))) ?? [
      { l: 0.45, c: 0.02, h: trade[0]?.h ?? 60 },
    ]
  )
}

/** A lighter or darker version of a colour. */
const shade = ({ l, c, h }: LchColour): LchColour => ({ l: l > 0.6 ? 0.45 : 0.82, c: c * 0.7, h })

/**
 * The secondary colour for a client who names only one, which is that colour itself. A colour too
 * light to be visible on a light page is paired with a dark shade of it, and orange and yellow with
 * grey, as their dark shades are brown.
 */
function pairForSingle(first: LchColour, neutral: LchColour | undefined): LchColour {
  if (isWarm(first) && first.c > 0.1) return (isBright(first) && neutral) || first
  if (first.l < 0.75) return first
  if (isWarm(first) || isNeutral(first) || first.h < 35)
    return neutral ?? { l: 0.3, c: 0.012, h: first.h }
  return { l: 0.46, c: clamp(first.c * 1.6, 0.07, 0.15), h: first.h }
}

const papers: Record<string, [Paper, ...Paper[]]> = {
  Modern: ['white', 'white', 'warm'],
  Corporate: ['white', 'white', 'warm'],
  Creative: ['warm', 'coloured', 'coloured'],
  Minimalist: ['white', 'warm', 'warm'],
  Bold: ['white', 'coloured', 'warm'],
}

const fallbackPapers: [Paper, ...Paper[]] = ['white', 'warm']

function brandColoursOf(
  named: LchColour[],
  isNamed: boolean,
  random: Random,
  refused: readonly LchColour[],
  accent: LchColour | undefined,
): BrandColours {
  const neutrals = named.filter(isNeutral)
  const chromatic = named.filter((tint) => !isNeutral(tint))
  const strong = chromatic.filter((tint) => !isPale(tint))
  const paleColours = chromatic.filter(isPale)
  const dark = neutrals.find(({ l }) => l < MAX_INK_LIGHTNESS)
  const grey = neutrals.find(({ l }) => l >= MAX_INK_LIGHTNESS && l < 0.7)
  const light =
    neutrals.filter(({ l }) => l > MIN_PAPER_LIGHTNESS).sort((a, b) => b.l - a.l)[0] ??
    paleColours.find(({ l, c }) => l > MIN_PAPER_LIGHTNESS && c < 0.06)
  // An accent among greys, or on white, does not become the primary colour.
  const isOnlyAccent = strong.length === 1 && strong[0] === accent
  const lead =
    isOnlyAccent && named.length > 1
      ? (dark ?? grey ?? paleColours[0] ?? { l: 0.27, c: 0.01, h: light?.h ?? 60 })
      : undefined
  const brandColours = lead ? [lead] : strong.length > 0 ? [...strong, ...paleColours] : paleColours
  const first = brandColours[0] ??
    grey ??
    dark ?? { l: 0.25, c: light?.c ?? 0.03, h: light?.h ?? 60 }
  // A client who named one colour gets no other; we add a second one only if none was named.
  // 'Basalt, straw, timber, a dash of raddle blue': the dash is the secondary colour, however many
  // precede it.
  const second = accent && strong.indexOf(accent) > 0 ? accent : strong[1]
  const namedSecond =
    (lead ? strong[0] : second) ?? (isNamed ? pairForSingle(first, dark ?? grey) : undefined)
  const third = strong.find((tint) => tint !== first && tint !== namedSecond)
  return {
    first,
    second: namedSecond ?? companion(first, random, refused),
    light,
    pale:
      paleColours.find((tint) => tint !== first && tint !== light) ??
      neutrals.find(({ l }) => l >= 0.7 && l <= MIN_PAPER_LIGHTNESS) ??
      neutrals.find((tint) => tint.l > MIN_PAPER_LIGHTNESS && tint !== light) ??
      (third && third !== accent && !turnsPink(third)
        ? { l: 0.9, c: Math.min(third.c * 0.4, 0.05), h: third.h }
        : undefined),
    dark,
    hasNeutral: neutrals.some(({ c }) => c < 0.008),
    count: isNamed ? chromatic.length : 0,
    isNamed,
    isSparing: accent !== undefined && namedSecond === accent,
  }
}

function paperOf(
  style: string,
  colours: ColourReading,
  { first, light, dark, hasNeutral, count }: BrandColours,
  random: Random,
): Paper {
  const paper = random.pick(papers[style] ?? fallbackPapers)
  const { ground } = colours
  const isDarkPage = !light && !ground && dark !== undefined && dark.l < 0.25 && style === 'Bold'
  if (colours.dark || (ground && ground.l < 0.42) || isDarkPage) return 'dark'
  if (ground) return 'warm'
  if (hasNeutral && !light) return 'white'
  // With three colours, the page itself has none.
  if (count > 2) return 'white'
  // A light page in dark red would be pink, which nobody named; a client who names cream wants the
  // page to be cream.
  return paper === 'coloured' && (light || (first.l < MIN_PAGE_LIGHTNESS && !colours.pastel))
    ? 'warm'
    : paper
}

const chromaScale = ({ bright, muted }: ColourReading) => (bright ? 1.1 : muted ? 0.85 : 1)

/**
 * A palette with roles from a free text such as 'navy and gold', '#0a5' or 'no preference', and
 * from the `designNotes` of a brief. `fallback` contains the colours of the industry.
 */
export function paletteFrom(
  text: string,
  fallback: LchColour[],
  style: string,
  random: Random,
  designNotes = '',
): Palette {
  const colours = readColours(text, designNotes)
  const { refused } = colours
  // Named colours are used as they are; colours that we add avoid the refused ones.
  const named = colours.tints.length > 0 ? colours.tints : tradePair(fallback, refused, random)
  const brandColours = brandColoursOf(
    named,
    colours.tints.length > 0,
    random,
    refused,
    colours.accent,
  )
  return buildPalette({
    name: truncate(text, 60),
    brandColours,
    paper: paperOf(style, colours, brandColours, random),
    ground: colours.ground,
    scale: chromaScale(colours),
    isBrightPastel: Boolean(colours.pastel && colours.bright),
  })
}

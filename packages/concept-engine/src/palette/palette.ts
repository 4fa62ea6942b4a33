import type { Palette } from '@agency/contract/concept'
import { cut } from '@agency/contract/text'
import { wcagContrast } from 'culori'
import type { Random } from '../random.ts'
import { anyColours } from './any-colours.ts'
import type { Tint } from './colour-words.ts'
import {
  hex,
  isBright,
  isCool,
  isNeutral,
  isWarm,
  onColour,
  readableOn,
  solid,
  toOklch,
} from './contrast.ts'
import { type ColourReading, isNear, readColours } from './read-colours.ts'

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** Neutrals by what they are used as: paper, a quiet ground, or ink. */
const PAPER = 0.85
const INK = 0.5
/** A colour so pale that it is seen on large grounds only. */
const isPale = ({ l, c }: Tint) => l >= 0.8 && c < 0.075

/** A second voice for a text that names one colour only: a neighbour or an opposite of its hue. */
function companion(tint: Tint, random: Random, refused: readonly Tint[]): Tint {
  const at = (turn: number): Tint => ({
    l: tint.l > 0.6 ? 0.5 : 0.76,
    c: clamp(tint.c, 0.09, 0.16),
    h: (tint.h + turn) % 360,
  })
  const turns = random.shuffled([30, 150, 180, 205, 330]).map(at)
  return turns.find((one) => isWanted(one, refused)) ?? shade(tint)
}

/** Who refuses light blue and names nothing else is not to be given any other blue. */
const SAME_HUE = 32
const isOfHue = (one: Tint, other: Tint) =>
  !isNeutral(one) && !isNeutral(other) && Math.abs(((one.h - other.h + 540) % 360) - 180) < SAME_HUE

/** Neither the colour, nor what white text on it would darken it to, nor its hue is one that was refused. */
const isWanted = (tint: Tint, refused: readonly Tint[]) =>
  !refused.some(
    (other) =>
      isOfHue(tint, other) ||
      isNear(tint, other) ||
      isNear({ ...tint, l: Math.min(tint.l, 0.5) }, other),
  )

/** The trade's colours; where one of them is refused, a pair that suits any business and has none. */
function wantedOf(trade: Tint[], refused: readonly Tint[], random: Random): Tint[] {
  if (refused.length === 0) return trade
  const pairs = [trade, ...random.shuffled(anyColours)]
  return (
    pairs.find((pair) => pair.every((tint) => isWanted(tint, refused))) ?? [
      { l: 0.45, c: 0.02, h: trade[0]?.h ?? 60 },
    ]
  )
}

/** A neighbour of a colour, lighter or darker. */
const shade = ({ l, c, h }: Tint): Tint => ({ l: l > 0.6 ? 0.45 : 0.82, c: c * 0.7, h })

/**
 * The second voice of who names one colour: that colour itself. What is too light to be seen on a
 * light page goes with its own deep shade, and orange and yellow, whose deep shade is brown, with grey.
 */
function alone(first: Tint, neutral: Tint | undefined): Tint {
  if (isWarm(first) && first.c > 0.1) return (isBright(first) && neutral) || first
  if (first.l < 0.75) return first
  if (isWarm(first) || isNeutral(first) || first.h < 35)
    return neutral ?? { l: 0.3, c: 0.012, h: first.h }
  return { l: 0.46, c: clamp(first.c * 1.6, 0.07, 0.15), h: first.h }
}

/** How much colour is in the page itself: near white, warm, plainly coloured, or dark. */
type Paper = 'white' | 'warm' | 'coloured' | 'dark'

const papers: Record<string, [Paper, ...Paper[]]> = {
  Modern: ['white', 'white', 'warm'],
  Corporate: ['white', 'white', 'warm'],
  Creative: ['warm', 'coloured', 'coloured'],
  Minimalist: ['white', 'warm', 'warm'],
  Bold: ['white', 'coloured', 'warm'],
}

const fallbackPapers: [Paper, ...Paper[]] = ['white', 'warm']

interface BrandColours {
  first: Tint
  second: Tint
  /** Neutrals and pale colours that were named, if any: of the page, of a ground on it, of the deepest one. */
  light: Tint | undefined
  pale: Tint | undefined
  dark: Tint | undefined
  /** Whether black, grey or white were named, which are to have no hue. */
  hasNeutral: boolean
  /** How many colours with a hue were named. */
  count: number
  /** Whether the colours are the client's. */
  isNamed: boolean
  /** Whether the second voice is one to be used little, and is on no ground. */
  isHeldBack: boolean
}

function brandColoursOf(
  named: Tint[],
  isNamed: boolean,
  random: Random,
  refused: readonly Tint[],
  accent: Tint | undefined,
): BrandColours {
  const neutrals = named.filter(isNeutral)
  const chromatic = named.filter((tint) => !isNeutral(tint))
  const strong = chromatic.filter((tint) => !isPale(tint))
  const pales = chromatic.filter(isPale)
  const dark = neutrals.find(({ l }) => l < INK)
  const grey = neutrals.find(({ l }) => l >= INK && l < 0.7)
  const light =
    neutrals.filter(({ l }) => l > PAPER).sort((a, b) => b.l - a.l)[0] ??
    pales.find(({ l, c }) => l > PAPER && c < 0.06)
  // An accent among greys, or on white, leaves them the lead.
  const isAlone = strong.length === 1 && strong[0] === accent
  const lead =
    isAlone && named.length > 1
      ? (dark ?? grey ?? pales[0] ?? { l: 0.27, c: 0.01, h: light?.h ?? 60 })
      : undefined
  const brandColours = lead ? [lead] : strong.length > 0 ? [...strong, ...pales] : pales
  const first = brandColours[0] ??
    grey ??
    dark ?? { l: 0.25, c: light?.c ?? 0.03, h: light?.h ?? 60 }
  // Who named one colour named no other; a second one is of ours only where none was named.
  // 'Basalt, straw, timber, a dash of raddle blue': the dash is the second voice, however many lead.
  const second = accent && strong.indexOf(accent) > 0 ? accent : strong[1]
  const own = (lead ? strong[0] : second) ?? (isNamed ? alone(first, dark ?? grey) : undefined)
  const third = strong.find((tint) => tint !== first && tint !== own)
  return {
    first,
    second: own ?? companion(first, random, refused),
    light,
    pale:
      pales.find((tint) => tint !== first && tint !== light) ??
      neutrals.find(({ l }) => l >= 0.7 && l <= PAPER) ??
      neutrals.find((tint) => tint.l > PAPER && tint !== light) ??
      (third && third !== accent && !turnsPink(third)
        ? { l: 0.9, c: Math.min(third.c * 0.4, 0.05), h: third.h }
        : undefined),
    dark,
    hasNeutral: neutrals.some(({ c }) => c < 0.008),
    count: isNamed ? chromatic.length : 0,
    isNamed,
    isHeldBack: accent !== undefined && own === accent,
  }
}

/** A colour that a page can be of, and still be called by its name. */
const LIGHT = 0.68

function paperOf(
  style: string,
  reading: ColourReading,
  { first, light, dark, hasNeutral, count }: BrandColours,
  random: Random,
): Paper {
  const drawn = random.pick(papers[style] ?? fallbackPapers)
  const { ground } = reading
  const isNight = !light && !ground && dark !== undefined && dark.l < 0.25 && style === 'Bold'
  if (reading.dark || (ground && ground.l < 0.42) || isNight) return 'dark'
  if (ground) return 'warm'
  if (hasNeutral && !light) return 'white'
  // Three colours are seen on a page that has none of its own.
  if (count > 2) return 'white'
  // Of dark red a light page is pink, which nobody named; and who names cream wants the page in it.
  return drawn === 'coloured' && (light || (first.l < LIGHT && !reading.pastel)) ? 'warm' : drawn
}

/** Pale red is pink, and pale brown is flesh: of such colours a light ground keeps next to nothing. */
const turnsPink = ({ l, h }: Tint) => l < LIGHT && (h < 62 || h > 335)

/** The strongest of the light grounds. */
function tintOf(
  { first, second, light, pale, hasNeutral, isHeldBack }: BrandColours,
  page: Tint,
  most: number,
): Tint {
  if (pale) return { ...pale, l: clamp(pale.l, 0.87, page.l - 0.04) }
  const l = page.l - 0.075
  if (!turnsPink(first))
    return isWarm(first) && first.l > LIGHT
      ? { l: Math.max(l, 0.93), c: clamp(first.c * 0.5, 0.02, 0.09), h: first.h }
      : { l, c: clamp(first.c * 0.3, hasNeutral ? 0 : 0.012, most), h: first.h }
  if (!isHeldBack && !isNeutral(second) && second.l > LIGHT && !turnsPink(second))
    return { l: Math.max(l, 0.93), c: Math.min(second.c * 0.3, 0.05), h: second.h }
  return { l, c: light && light.c > 0.008 ? light.c : 0.004, h: light?.h ?? first.h }
}

/** The grounds of a dark page; black with a little orange in it is brown. */
export const darkGrounds = (h: number, isGrey: boolean): [string, string, string] => {
  const at = (l: number, c: number) => hex({ l, c: isGrey ? Math.min(c, 0.004) : c, h })
  return [at(0.17, 0.018), at(0.21, 0.022), at(0.27, 0.045)]
}

/** Page, alternate and stronger grounds, from lightest to most coloured. */
function groundsOf(
  paper: Paper,
  brandColours: BrandColours,
  ground: Tint | undefined,
  scale: number,
): readonly [string, string, string] {
  const { first, light: named, dark, hasNeutral } = brandColours
  const pale = brandColours.isNamed ? brandColours.pale : undefined
  if (paper === 'dark')
    return darkGrounds(isWarm(first) ? (dark?.h ?? first.h) : first.h, hasNeutral || isWarm(first))
  if (paper === 'coloured') {
    // Yellow that is not very light is khaki.
    const l = isWarm(first)
      ? 0.965
      : clamp(0.88 + 0.08 * (1 - Math.min(first.c / 0.2, 1)), 0.88, 0.95)
    const [least, most] = isWarm(first) ? [0.04, 0.06] : [0.02, 0.06]
    return [
      hex({ l, c: clamp(first.c * 0.4, least, most) * scale, h: first.h }),
      hex({ l: 0.975, c: 0.016, h: first.h }),
      hex({
        l: isWarm(first) ? 0.935 : l - 0.05,
        c: clamp(first.c * 0.55, 0.03, isWarm(first) ? 0.1 : 0.08) * scale,
        h: first.h,
      }),
    ]
  }
  // 'Brown paper' is a light brown.
  const light =
    ground && ground.l >= 0.42
      ? { ...ground, l: Math.max(ground.l, 0.88), c: Math.min(ground.c, 0.04) }
      : named && { ...named, l: Math.max(named.l, 0.955) }
  const own = turnsPink(first) || hasNeutral ? 0.002 : paper === 'warm' ? 0.014 : 0.004
  // Sand, sky blue and saltbush are too dark for a page, and colour it all the same.
  const breath =
    pale && !hasNeutral ? { l: 0.982, c: Math.min(pale.c * 0.25, 0.012), h: pale.h } : undefined
  const page = light ?? breath ?? { l: 0.985, c: own, h: first.h }
  const isWhite = page.c < 0.008
  const below = {
    l: page.l - (isWhite ? 0.025 : 0.03),
    // White stays white, grey stays grey; cream deepens.
    c: isWhite ? Math.min(first.c * 0.05, own + 0.004) : page.c * 1.15,
    h: isWhite ? first.h : page.h,
  }
  const second = pale ? { ...pale, l: Math.min(page.l - 0.035, 0.945), c: pale.c * 0.75 } : below
  return [hex(page), hex(second), hex(tintOf(brandColours, page, 0.045 * scale))]
}

const chromaScale = ({ bright, muted }: ColourReading) => (bright ? 1.1 : muted ? 0.85 : 1)

/** Lightness that text may be moved by to be read, and still be of its colour. */
export const MOVED_MOST = 0.2

/** Text of the brand's colour, where it is still that colour when it can be read; else plain text. */
export function highlightOn(ground: string, brandColours: readonly Tint[], text: string): string {
  const found = brandColours.find((voice) => {
    const moved = Math.abs((toOklch(readableOn(ground, voice, 4.6))?.l ?? 0) - voice.l)
    return !isNeutral(voice) && moved < (isWarm(voice) && voice.l > 0.6 ? 0.1 : MOVED_MOST)
  })
  return found ? readableOn(ground, found, 4.6) : text
}

/** A voice that is seen on a dark page, no lighter than that takes. */
export function seenOn(ground: string, tint: Tint): string {
  let { l } = tint
  while (l < 0.9 && wcagContrast(hex({ ...tint, l }), ground) < 3) l += 0.01
  return hex({ ...tint, l })
}

/** What is read on the lightest or darkest ground of a page, and on its ink; `toned` says how much colour it has. */
export function textColours(
  { tint, ink }: Pick<Palette, 'tint' | 'ink'>,
  isDark: boolean,
  h: number,
  toned: (c: number) => number,
) {
  return {
    text: readableOn(tint, { l: isDark ? 0.96 : 0.2, c: toned(0.02), h }, 7),
    mutedText: readableOn(tint, { l: isDark ? 0.78 : 0.45, c: toned(0.025), h }, 4.6),
    onInk: readableOn(ink, { l: 0.97, c: toned(0.015), h }, 7),
    mutedOnInk: readableOn(ink, { l: 0.76, c: toned(0.03), h }, 4.6),
  }
}

/** Ink and lines of a dark page, which gets no light band. */
export const darkDetails = (h: number, toned: (c: number) => number) => ({
  ink: hex({ l: 0.11, c: toned(0.014), h }),
  line: hex({ l: 0.36, c: toned(0.025), h }),
})

/**
 * A palette with roles from a free text such as 'navy and gold', '#0a5' or 'no preference', and from
 * what else was said of `looks`. `fallback` are the colours of the industry. Lightness and chroma are set in OKLCH (Ottosson 2020);
 * every text role meets WCAG AA on its grounds.
 */
export function paletteFrom(
  text: string,
  fallback: Tint[],
  style: string,
  random: Random,
  looks = '',
): Palette {
  const reading = readColours(text, looks)
  const scale = chromaScale(reading)
  const { refused } = reading
  // What was named is wanted as it is; what we add keeps clear of what was refused.
  const named = reading.tints.length > 0 ? reading.tints : wantedOf(fallback, refused, random)
  const brandColours = brandColoursOf(
    named,
    reading.tints.length > 0,
    random,
    refused,
    reading.accent,
  )
  const { first, second } = brandColours
  const paper = paperOf(style, reading, brandColours, random)
  const isDark = paper === 'dark'
  const [background, surface, tint] = groundsOf(paper, brandColours, reading.ground, scale)
  const inChroma = (colour: Tint): Tint => ({
    ...colour,
    c: isNeutral(colour) ? colour.c : Math.min(colour.c * scale, 0.22),
  })
  const primary = solid({
    ...inChroma(first),
    l: reading.pastel && reading.bright ? 0.72 : clamp(first.l, isDark ? 0.42 : 0.2, 0.93),
  })
  const isAlone = second === first || (isDark && isNeutral(second))
  const accent = isAlone
    ? primary
    : isDark
      ? seenOn(background, inChroma(second))
      : solid({ ...inChroma(second), l: clamp(second.l, 0.25, 0.93) })
  const isGrey = brandColours.hasNeutral || (isNeutral(first) && first.c < 0.008)
  const toned = (c: number) => (isGrey ? Math.min(first.c, 0.004) : isWarm(first) ? c * 0.6 : c)
  const { dark } = brandColours
  // Blue and white is blue and white to its foot: without a black that was named there is none.
  const isDeep = brandColours.hasNeutral && isCool(first) && !isNeutral(first) && brandColours.light
  const details = darkDetails(first.h, toned)
  const ink = isDark
    ? details.ink
    : hex(
        dark ??
          (isDeep
            ? { ...first, l: Math.min(first.l, 0.36), c: Math.min(first.c, 0.13) }
            : undefined) ?? {
            l: 0.22,
            c: isGrey
              ? Math.min(first.c, 0.004)
              : isWarm(first) && first.l > 0.6
                ? 0.008
                : clamp(first.c * 0.35, 0, 0.05),
            h: first.h,
          },
      )
  const texts = textColours({ tint, ink }, isDark, first.h, toned)
  // Text is read on three grounds: it is fitted to the one that gives least contrast.
  return {
    name: cut(text, 60),
    scheme: isDark ? 'dark' : 'light',
    background,
    surface,
    tint,
    ...texts,
    highlight: highlightOn(tint, [first, second].map(inChroma), texts.text),
    primary,
    onPrimary: onColour(primary, first.h, toned(0.03)),
    accent,
    onAccent: onColour(accent, second.h, toned(0.03)),
    ink,
    line: isDark
      ? details.line
      : hex({
          l: paper === 'coloured' ? 0.78 : 0.87,
          c: toned(0.018),
          h: (brandColours.light ?? first).h,
        }),
  }
}

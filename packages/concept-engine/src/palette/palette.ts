import type { Palette } from '@agency/contract/concept'
import { clampChroma, formatHex, wcagContrast } from 'culori'
import type { Random } from '../random.ts'
import type { Tint } from './colour-words.ts'
import { type ColourReading, isNear, readColours } from './read-colours.ts'

/** WCAG 2.x AA for normal text. */
const AA = 4.5

const hex = ({ l, c, h }: Tint): string =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** Moves lightness away from the ground, darker or lighter, until the contrast is reached. */
function readableOn(ground: string, tint: Tint, ratio = AA): string {
  const darker = wcagContrast(ground, '#000000') > wcagContrast(ground, '#ffffff')
  for (let step = 0; step <= 40; step += 1) {
    const l = darker ? tint.l * (1 - step / 40) : tint.l + (1 - tint.l) * (step / 40)
    const colour = hex({ l, c: tint.c * (1 - step / 60), h: tint.h })
    if (wcagContrast(colour, ground) >= ratio) return colour
  }
  return darker ? '#000000' : '#ffffff'
}

/** Black or white text is one of two answers; a tinted one sits better in the palette. */
const onColour = (ground: string, h: number) =>
  wcagContrast(ground, '#ffffff') >= AA
    ? readableOn(ground, { l: 0.98, c: 0.01, h })
    : readableOn(ground, { l: 0.2, c: 0.03, h })

/** Brighter colours bear dark text and stay as they are. */
const BRIGHT = 0.7

/** A colour for large areas: a middle one goes as much darker as white text on it needs. */
function solid(tint: Tint): string {
  if (tint.l > BRIGHT) return hex(tint)
  let { l } = tint
  while (l > 0.3 && wcagContrast(hex({ ...tint, l }), '#ffffff') < AA) l -= 0.01
  return hex({ ...tint, l })
}

const isNeutral = (tint: Tint) => tint.c < 0.035

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

/** Neither the colour nor what white text on it would darken it to is one that was refused. */
const isWanted = (tint: Tint, refused: readonly Tint[]) =>
  !refused.some(
    (other) => isNear(tint, other) || isNear({ ...tint, l: Math.min(tint.l, 0.5) }, other),
  )

/** The colour, turned as little as it takes to be none that was refused. */
function wantedNear(tint: Tint, refused: readonly Tint[]): Tint {
  for (let step = 0; step <= 18; step += 1) {
    for (const turn of [step * 10, -step * 10]) {
      const turned = { ...tint, h: (tint.h + turn + 360) % 360 }
      if (isWanted(turned, refused)) return turned
    }
  }
  return { l: 0.45, c: 0.02, h: tint.h }
}

/** Who names one colour among neutrals wants no further hue: the same one, lighter or darker. */
const shade = ({ l, c, h }: Tint): Tint => ({ l: l > 0.6 ? 0.45 : 0.82, c: c * 0.7, h })

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

interface Voices {
  first: Tint
  second: Tint
  /** A light and a dark neutral that were named, if any. */
  light: Tint | undefined
  dark: Tint | undefined
}

function voicesOf(
  named: Tint[],
  isNamed: boolean,
  random: Random,
  refused: readonly Tint[],
): Voices {
  const chromatic = named.filter((tint) => !isNeutral(tint))
  const neutrals = named.filter(isNeutral)
  const dark = neutrals.find(({ l }) => l < 0.4)
  const first = chromatic[0] ?? dark ?? neutrals[0] ?? { l: 0.5, c: 0.03, h: 60 }
  return {
    first,
    second:
      chromatic[1] ??
      // Who named one colour named no other; a second one is of ours only where none was named.
      (isNamed ? shade(first) : companion(first, random, refused)),
    light: neutrals.find(({ l }) => l > 0.6) ?? named.find(({ l, c }) => l > 0.85 && c < 0.06),
    dark,
  }
}

/** A colour that a page can be of, and still be called by its name. */
const LIGHT = 0.68

function paperOf(
  style: string,
  reading: ColourReading,
  { first, light, dark }: Voices,
  random: Random,
): Paper {
  const drawn = random.pick(papers[style] ?? fallbackPapers)
  const { ground } = reading
  const isNight = !light && !ground && dark !== undefined && dark.l < 0.25 && style === 'Bold'
  if (reading.dark || (ground && ground.l < 0.42) || isNight) return 'dark'
  if (ground) return 'warm'
  // Of dark red a light page is pink, which nobody named; and who names cream wants the page in it.
  return drawn === 'coloured' && (light || (first.l < LIGHT && !reading.pastel)) ? 'warm' : drawn
}

/** Page, alternate and stronger grounds, from lightest to most coloured. */
function groundsOf(
  paper: Paper,
  { first, light: named }: Voices,
  ground: Tint | undefined,
  scale: number,
) {
  // 'Brown paper' is a light brown.
  const light =
    ground && ground.l >= 0.42
      ? { ...ground, l: Math.max(ground.l, 0.88), c: Math.min(ground.c, 0.04) }
      : named
  const warm = light ?? first
  if (paper === 'dark') {
    const at = (l: number, c: number) => hex({ l, c, h: first.h })
    return [at(0.17, 0.018), at(0.21, 0.022), at(0.27, 0.045)] as const
  }
  if (paper === 'coloured') {
    const l = clamp(0.88 + 0.08 * (1 - Math.min(first.c / 0.2, 1)), 0.88, 0.95)
    return [
      hex({ l, c: clamp(first.c * 0.4, 0.02, 0.06) * scale, h: first.h }),
      hex({ l: 0.965, c: 0.02, h: warm.h }),
      hex({ l: l - 0.05, c: clamp(first.c * 0.55, 0.03, 0.08) * scale, h: first.h }),
    ] as const
  }
  const page =
    light && light.l > 0.85
      ? { ...light, l: ground ? light.l : Math.max(light.l, 0.955) }
      : undefined
  // What is named as dark stays itself in small: a stronger ground of red would be pink.
  const most = first.l < LIGHT ? 0.03 : 0.055
  return [
    hex(page ?? { l: 0.985, c: paper === 'warm' ? 0.014 : 0.004, h: warm.h }),
    hex({
      l: page ? page.l - 0.03 : 0.955,
      c: (paper === 'warm' ? 0.024 : 0.012) * scale,
      h: warm.h,
    }),
    hex({
      l: page ? page.l - 0.07 : 0.9,
      c: clamp(first.c * 0.35, 0.015, most) * scale,
      h: first.l < LIGHT && light ? light.h : first.h,
    }),
  ] as const
}

const chromaScale = ({ pastel, bright, muted }: ColourReading) =>
  pastel && !bright ? 0.75 : bright ? 1.15 : muted ? 0.8 : 1

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
  const named =
    reading.tints.length > 0 ? reading.tints : fallback.map((tint) => wantedNear(tint, refused))
  const voices = voicesOf(named, reading.tints.length > 0, random, refused)
  const { first, second } = voices
  const paper = paperOf(style, reading, voices, random)
  const isDark = paper === 'dark'
  const [background, surface, tint] = groundsOf(paper, voices, reading.ground, scale)
  const primary = solid({
    l: reading.pastel && reading.bright ? 0.72 : clamp(first.l, isDark ? 0.42 : 0.28, 0.8),
    c: Math.min(first.c * scale, 0.22),
    h: first.h,
  })
  const accent = hex({
    l: isDark ? Math.max(second.l, 0.68) : clamp(second.l, 0.45, 0.86),
    c: Math.min(Math.max(second.c, 0.06) * scale, 0.21),
    h: second.h,
  })
  // Who asked for a dark page gets no light band in it.
  const ink = isDark
    ? hex({ l: 0.11, c: 0.014, h: first.h })
    : hex({ l: voices.dark?.l ?? 0.22, c: clamp(first.c * 0.35, 0.008, 0.05), h: first.h })
  // Text is read on three grounds: it is fitted to the one that gives least contrast.
  return {
    name: text.slice(0, 60),
    scheme: isDark ? 'dark' : 'light',
    background,
    surface,
    tint,
    text: readableOn(tint, { l: isDark ? 0.96 : 0.2, c: 0.02, h: first.h }, 7),
    mutedText: readableOn(tint, { l: isDark ? 0.78 : 0.45, c: 0.025, h: first.h }, 4.6),
    highlight: readableOn(tint, { ...first, c: Math.min(first.c * scale, 0.2) }, 4.6),
    primary,
    onPrimary: onColour(primary, first.h),
    accent,
    onAccent: onColour(accent, second.h),
    ink,
    onInk: readableOn(ink, { l: 0.97, c: 0.015, h: first.h }, 7),
    mutedOnInk: readableOn(ink, { l: 0.76, c: 0.03, h: first.h }, 4.6),
    line: hex(
      isDark
        ? { l: 0.36, c: 0.025, h: first.h }
        : { l: paper === 'coloured' ? 0.78 : 0.87, c: 0.018, h: (voices.light ?? first).h },
    ),
  }
}

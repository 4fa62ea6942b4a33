import type { Palette } from '@agency/contract/concept'
import { wcagContrast } from 'culori'
import type { LchColour } from './colour-words.ts'
import {
  hex,
  isCool,
  isNeutral,
  isWarm,
  onColour,
  readableOn,
  solid as toFillColour,
  toOklch,
} from './contrast.ts'

export const clamp = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, low), high)

/** The amount of colour in the page background: near white, warm, plainly coloured, or dark. */
export type Paper = 'white' | 'warm' | 'coloured' | 'dark'

export interface BrandColours {
  first: LchColour
  second: LchColour
  /**
   * Neutrals and pale colours that were named, if any: for the page, a background on it, and the
   * darkest one.
   */
  light: LchColour | undefined
  pale: LchColour | undefined
  dark: LchColour | undefined
  /** Whether black, grey or white were named, which must not have a hue. */
  hasNeutral: boolean
  /** How many colours with a hue were named. */
  count: number
  /** Whether the colours come from the client. */
  isNamed: boolean
  /** Whether the secondary colour should be used sparingly, and not as a background. */
  isSparing: boolean
}

/** From this lightness on, a colour can be a page's background and keep its name. */
export const MIN_PAGE_LIGHTNESS = 0.68

/**
 * Pale red is pink, and pale brown is flesh-coloured, so a light background has almost no colour of
 * such a hue.
 */
export const turnsPink = ({ l, h }: LchColour) => l < MIN_PAGE_LIGHTNESS && (h < 62 || h > 335)

/** The most coloured of the light backgrounds. */
function tintOf(
  { first, second, light, pale, hasNeutral, isSparing }: BrandColours,
  page: LchColour,
  maximum: number,
): LchColour {
  if (pale) return { ...pale, l: clamp(pale.l, 0.87, page.l - 0.04) }
  const l = page.l - 0.075
  if (!turnsPink(first))
    return isWarm(first) && first.l > MIN_PAGE_LIGHTNESS
      ? { l: Math.max(l, 0.93), c: clamp(first.c * 0.5, 0.02, 0.09), h: first.h }
      : { l, c: clamp(first.c * 0.3, hasNeutral ? 0 : 0.012, maximum), h: first.h }
  if (!isSparing && !isNeutral(second) && second.l > MIN_PAGE_LIGHTNESS && !turnsPink(second))
    return { l: Math.max(l, 0.93), c: Math.min(second.c * 0.3, 0.05), h: second.h }
  return { l, c: light && light.c > 0.008 ? light.c : 0.004, h: light?.h ?? first.h }
}

/** The backgrounds of a dark page; black with a little orange in it would look brown. */
export const darkGrounds = (h: number, isGrey: boolean): [string, string, string] => {
  const colour = (l: number, c: number) => hex({ l, c: isGrey ? Math.min(c, 0.004) : c, h })
  return [colour(0.17, 0.018), colour(0.21, 0.022), colour(0.27, 0.045)]
}

/** The page, alternate and stronger backgrounds, from lightest to most coloured. */
function groundsOf(
  paper: Paper,
  brandColours: BrandColours,
  ground: LchColour | undefined,
  scale: number,
): readonly [string, string, string] {
  const { first, light: named, dark, hasNeutral } = brandColours
  const pale = brandColours.isNamed ? brandColours.pale : undefined
  if (paper === 'dark')
    return darkGrounds(isWarm(first) ? (dark?.h ?? first.h) : first.h, hasNeutral || isWarm(first))
  if (paper === 'coloured') {
    // A yellow that is not very light is khaki.
    const l = isWarm(first)
      ? 0.965
      : clamp(0.88 + 0.08 * (1 - Math.min(first.c / 0.2, 1)), 0.88, 0.95)
    const [minimum, maximum] = isWarm(first) ? [0.04, 0.06] : [0.02, 0.06]
    return [
      hex({ l, c: clamp(first.c * 0.4, minimum, maximum) * scale, h: first.h }),
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
  const chroma = turnsPink(first) || hasNeutral ? 0.002 : paper === 'warm' ? 0.014 : 0.004
  // Sand, sky blue and saltbush are too dark for a page background, but tint it.
  const pageTint =
    pale && !hasNeutral ? { l: 0.982, c: Math.min(pale.c * 0.25, 0.012), h: pale.h } : undefined
  const page = light ?? pageTint ?? { l: 0.985, c: chroma, h: first.h }
  const isWhite = page.c < 0.008
  const below = {
    l: page.l - (isWhite ? 0.025 : 0.03),
    // White stays white, grey stays grey; cream becomes stronger.
    c: isWhite ? Math.min(first.c * 0.05, chroma + 0.004) : page.c * 1.15,
    h: isWhite ? first.h : page.h,
  }
  const second = pale ? { ...pale, l: Math.min(page.l - 0.035, 0.945), c: pale.c * 0.75 } : below
  return [hex(page), hex(second), hex(tintOf(brandColours, page, 0.045 * scale))]
}

/** Maximum change in lightness that keeps the colour of a text recognisable. */
export const MAX_LIGHTNESS_SHIFT = 0.2

/**
 * Text in the brand's colour, if it is still recognisable once it is readable; otherwise plain
 * text.
 */
export function highlightOn(
  ground: string,
  brandColours: readonly LchColour[],
  text: string,
): string {
  const found = brandColours.find((colour) => {
    const moved = Math.abs((toOklch(readableOn(ground, colour, 4.6))?.l ?? 0) - colour.l)
    return (
      !isNeutral(colour) && moved < (isWarm(colour) && colour.l > 0.6 ? 0.1 : MAX_LIGHTNESS_SHIFT)
    )
  })
  return found ? readableOn(ground, found, 4.6) : text
}

/** A brand colour made visible on a dark page, and no lighter than necessary. */
export function ensureVisibleOn(ground: string, tint: LchColour): string {
  let { l } = tint
  while (l < 0.9 && wcagContrast(hex({ ...tint, l }), ground) < 3) l += 0.01
  return hex({ ...tint, l })
}

/**
 * Text colours for the lightest or darkest background of a page, and for its ink; `toned` gives the
 * chroma.
 */
export function textColours(
  { tint, ink }: Pick<Palette, 'tint' | 'ink'>,
  isDark: boolean,
  h: number,
  limitChroma: (c: number) => number,
) {
  return {
    text: readableOn(tint, { l: isDark ? 0.96 : 0.2, c: limitChroma(0.02), h }, 7),
    mutedText: readableOn(tint, { l: isDark ? 0.78 : 0.45, c: limitChroma(0.025), h }, 4.6),
    onInk: readableOn(ink, { l: 0.97, c: limitChroma(0.015), h }, 7),
    mutedOnInk: readableOn(ink, { l: 0.76, c: limitChroma(0.03), h }, 4.6),
  }
}

/** Ink and lines of a dark page, which has no light band. */
export const darkDetails = (h: number, limitChroma: (c: number) => number) => ({
  ink: hex({ l: 0.11, c: limitChroma(0.014), h }),
  line: hex({ l: 0.36, c: limitChroma(0.025), h }),
})

/** The colours of a page, and how they are used. */
interface PaletteParts {
  name: string
  brandColours: BrandColours
  paper: Paper
  /** The colour that the client named for the page itself, if any. */
  ground?: LchColour | undefined
  /** Multiplies the chroma: above 1 for a bright palette, below for a muted one. */
  scale?: number
  /** Whether the leading colour is a bright pastel. */
  isBrightPastel?: boolean
}

/**
 * A palette with roles. Lightness and chroma are set in OKLCH (Ottosson 2020); every text role
 * meets WCAG AA on its backgrounds.
 */
export function buildPalette({
  name,
  brandColours,
  paper,
  ground,
  scale = 1,
  isBrightPastel = false,
}: PaletteParts): Palette {
  const { first, second } = brandColours
  const isDark = paper === 'dark'
  const [background, surface, tint] = groundsOf(paper, brandColours, ground, scale)
  const withScaledChroma = (colour: LchColour): LchColour => ({
    ...colour,
    c: isNeutral(colour) ? colour.c : Math.min(colour.c * scale, 0.22),
  })
  const primary = toFillColour({
    ...withScaledChroma(first),
    l: isBrightPastel ? 0.72 : clamp(first.l, isDark ? 0.42 : 0.2, 0.93),
  })
  const isOnlyAccent = second === first || (isDark && isNeutral(second))
  const accent = isOnlyAccent
    ? primary
    : isDark
      ? ensureVisibleOn(background, withScaledChroma(second))
      : toFillColour({ ...withScaledChroma(second), l: clamp(second.l, 0.25, 0.93) })
  const isGrey = brandColours.hasNeutral || (isNeutral(first) && first.c < 0.008)
  const limitChroma = (c: number) =>
    isGrey ? Math.min(first.c, 0.004) : isWarm(first) ? c * 0.6 : c
  const { dark } = brandColours
  // A blue and white page is blue and white down to its footer: it has no black unless black was
  // named.
  const isNavyInk =
    brandColours.hasNeutral && isCool(first) && !isNeutral(first) && brandColours.light
  const details = darkDetails(first.h, limitChroma)
  const ink = isDark
    ? details.ink
    : hex(
        dark ??
          (isNavyInk
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
  const texts = textColours({ tint, ink }, isDark, first.h, limitChroma)
  // Text is used on three backgrounds: it is adjusted to the one with the lowest contrast.
  return {
    name,
    scheme: isDark ? 'dark' : 'light',
    background,
    surface,
    tint,
    ...texts,
    highlight: highlightOn(tint, [first, second].map(withScaledChroma), texts.text),
    primary,
    onPrimary: onColour(primary, first.h, limitChroma(0.03)),
    accent,
    onAccent: onColour(accent, second.h, limitChroma(0.03)),
    ink,
    line: isDark
      ? details.line
      : hex({
          l: paper === 'coloured' ? 0.78 : 0.87,
          c: limitChroma(0.018),
          h: (brandColours.light ?? first).h,
        }),
  }
}

import type { Palette } from '@agency/contract/concept'
import {
  darkDetails,
  darkGrounds,
  ensureVisibleOn,
  highlightOn,
  MAX_LIGHTNESS_SHIFT,
  textColours,
} from './build-palette.ts'
import type { LchColour } from './colour-words.ts'
import { hex, isNeutral, isWarm, oklchOf, onColour } from './contrast.ts'

/**
 * The minimum chroma of a coloured page, such as cream, blush or mint, as opposed to a paper white.
 */
const MIN_PAGE_CHROMA = 0.018

/** The minimum lightness of a large area on a dark page. */
const MIN_AREA_LIGHTNESS = 0.42

/** Whether a colour that was made lighter would still have the same name. */
const keepsName = (tint: LchColour, colour: string) =>
  isNeutral(tint) || Math.abs(oklchOf(colour).l - tint.l) <= MAX_LIGHTNESS_SHIFT

/**
 * The colours of a light page for readers who prefer dark ones. Undefined if the palette does not
 * allow it: if its page is already dark, or has the brand's own colour, or if a brand colour would
 * have to be lightened into another colour to be visible on a dark page. Every text role meets WCAG
 * AA on its backgrounds, as in the light palette.
 */
export function darkPaletteOf(palette: Palette): Palette | undefined {
  if (palette.scheme === 'dark' || oklchOf(palette.background).c >= MIN_PAGE_CHROMA)
    return undefined
  const [first, second] = [oklchOf(palette.primary), oklchOf(palette.accent)]
  const isGrey = isNeutral(first) || isWarm(first)
  const [background, surface, tint] = darkGrounds(first.h, isGrey)
  const primary = hex({ ...first, l: Math.max(first.l, MIN_AREA_LIGHTNESS) })
  // On the lightest background, so that buttons have the same colour on all of them.
  const accent = ensureVisibleOn(tint, second)
  if (!keepsName(first, primary) || !keepsName(second, accent)) return undefined
  const chromaFor = (c: number) => (first.c < 0.008 ? 0.004 : isWarm(first) ? c * 0.6 : c)
  const details = darkDetails(first.h, chromaFor)
  const texts = textColours({ tint, ink: details.ink }, true, first.h, chromaFor)
  return {
    name: palette.name,
    scheme: 'dark',
    ...{ background, surface, tint, primary, accent },
    ...details,
    ...texts,
    highlight: highlightOn(tint, [first, second], texts.text),
    onPrimary: onColour(primary, first.h),
    onAccent: onColour(accent, second.h),
  }
}

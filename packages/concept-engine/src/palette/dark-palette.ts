import type { Palette } from '@agency/contract/concept'
import type { Tint } from './colour-words.ts'
import { hex, isNeutral, isWarm, onColour, toOklch } from './contrast.ts'
import {
  darkDetails,
  darkGrounds,
  highlightOn,
  MOVED_MOST,
  seenOn,
  textColours,
} from './palette.ts'

const tintOf = (colour: string): Tint => {
  const { l = 0, c = 0, h = 0 } = toOklch(colour) ?? {}
  return { l, c, h }
}

/** Chroma from which on a page is a colour itself: cream, blush or mint, and no paper. */
const COLOURED_PAGE = 0.018

/** A large area on a dark page is no darker. */
const PRIMARY_LEAST = 0.42

/** Whether a colour is still called by its name where it has been made lighter. */
const isStill = (tint: Tint, colour: string) =>
  isNeutral(tint) || Math.abs(tintOf(colour).l - tint.l) <= MOVED_MOST

/**
 * The colours of a light page for readers who prefer a dark one. Undefined where the palette does not allow it:
 * where its page is dark already, or of a colour that is the brand's, or where a voice would have to be
 * lightened until it were another colour to be seen on a dark page. Every text role meets WCAG AA on its
 * grounds, as in the light palette.
 */
export function darkPaletteOf(palette: Palette): Palette | undefined {
  if (palette.scheme === 'dark' || tintOf(palette.background).c >= COLOURED_PAGE) return undefined
  const [first, second] = [tintOf(palette.primary), tintOf(palette.accent)]
  const isGrey = isNeutral(first) || isWarm(first)
  const [background, surface, tint] = darkGrounds(first.h, isGrey)
  const primary = hex({ ...first, l: Math.max(first.l, PRIMARY_LEAST) })
  // On the lightest of the grounds, so that buttons have one colour on all of them.
  const accent = seenOn(tint, second)
  if (!isStill(first, primary) || !isStill(second, accent)) return undefined
  const toned = (c: number) => (first.c < 0.008 ? 0.004 : isWarm(first) ? c * 0.6 : c)
  const details = darkDetails(first.h, toned)
  const texts = textColours({ tint, ink: details.ink }, true, first.h, toned)
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

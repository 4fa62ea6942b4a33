import type { Palette } from '@agency/contract/concept'
import type { PaletteChoice } from '@agency/contract/concept-edits'
import { fallbackPairs } from './any-colours.ts'
import { buildPalette } from './build-palette.ts'
import { bestTextContrast, hex, isNeutral, oklchOf } from './contrast.ts'

/**
 * A palette from two colours that a client chose. Every text on it meets WCAG AA whatever they are:
 * a colour that would carry no readable text is moved in lightness as far as that needs.
 */
export function paletteOfChoice({ primary, accent, page }: PaletteChoice): Palette {
  const [first, second] = [oklchOf(primary), oklchOf(accent)]
  return buildPalette({
    name: `${primary} and ${accent}`,
    paper: page,
    brandColours: {
      ...{ first, second, light: undefined, pale: undefined, dark: undefined },
      hasNeutral: isNeutral(first) && isNeutral(second),
      ...{ count: 2, isNamed: true, isSparing: false },
    },
  })
}

/** A colour that was moved so that text on it, or it on the page, stays readable. */
export interface ColourRepair {
  role: 'primary' | 'accent'
  chosen: string
  used: string
  /** The best contrast of a text on the chosen colour, and on the one that is used. */
  contrast: number
  repairedContrast: number
}

/** Whether two colours look the same: rounding in OKLCH changes a last digit. */
function isSameColour(a: string, b: string): boolean {
  const [first, second] = [oklchOf(a), oklchOf(b)]
  return Math.abs(first.l - second.l) < 0.012 && Math.abs(first.c - second.c) < 0.02
}

/** The colours of a choice that had to be changed. */
export function repairsOf(choice: PaletteChoice): ColourRepair[] {
  const palette = paletteOfChoice(choice)
  return (['primary', 'accent'] as const).flatMap((role) => {
    const [chosen, used] = [choice[role], palette[role]]
    if (isSameColour(chosen, used)) return []
    const [contrast, repairedContrast] = [bestTextContrast(chosen), bestTextContrast(used)]
    return [{ role, chosen, used, contrast, repairedContrast }]
  })
}

const pairNames = [
  'Navy and amber',
  'Bottle green and straw',
  'Brick and sand',
  'Slate and orange',
  'Plum and lime',
  'Coffee and leaf',
  'Blue and peach',
  'Olive and rose',
]

/** Pairs of colours that suit any business. */
export const suggestedPalettes: { name: string; primary: string; accent: string }[] =
  fallbackPairs.flatMap(([first, second], index) => {
    const name = pairNames[index]
    return name && first && second ? [{ name, primary: hex(first), accent: hex(second) }] : []
  })

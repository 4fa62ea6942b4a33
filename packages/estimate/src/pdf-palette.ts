import { contrastOf } from '@agency/contract/colour-contrast'
import { PAPER } from '@agency/contract/price-book'

const neutral = {
  paper: PAPER,
  muted: '#615954',
  line: '#d7d1cd',
  soft: '#f0ebe6',
  mutedOnInk: '#b9b0aa',
}
const own = {
  ...{ ink: '#181412', brand: '#fc6d00', brandText: '#8e350c' },
  ...{ onBrand: '#0d0b09', onInk: PAPER },
}

/** All colours of a document, by their use. */
export type DocumentPalette = Record<keyof typeof neutral | keyof typeof own, string>
export type Ink = keyof DocumentPalette

/** The contrast from which text of the document's size is readable (WCAG 2.2, AA). */
const READABLE = 4.5

const mixed = (colour: string, share: number) =>
  `#${[1, 3, 5]
    .map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`

/** A colour, with just enough black mixed in to be readable on the paper. */
function readableOnPaper(colour: string): string {
  for (let share = 1; share > 0; share -= 0.05) {
    const darker = mixed(colour, share)
    if (contrastOf(darker, PAPER) >= READABLE) return darker
  }
  return own.ink
}

/** The palette for two colours that an owner chose; without them, the site's own brand. */
export function paletteOf(look?: { accent: string; ink: string }): DocumentPalette {
  const { accent, ink } = look ?? { accent: own.brand, ink: own.ink }
  const mutedOnInk = contrastOf(neutral.mutedOnInk, ink) >= READABLE ? neutral.mutedOnInk : PAPER
  const palette = { ...neutral, ...own, ink, mutedOnInk }
  if (accent === own.brand) return palette
  // The accent contrasts with the dark colour: the price book rejects other combinations.
  const onBrand = contrastOf(own.onBrand, accent) >= READABLE ? own.onBrand : ink
  return { ...palette, brand: accent, brandText: readableOnPaper(accent), onBrand }
}

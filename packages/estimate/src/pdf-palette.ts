import { contrastOf } from '@agency/contract/colour-contrast'
import { PAPER } from '@agency/contract/price-book'

const neutral = {
  paper: PAPER,
  muted: '#615954',
  line: '#d7d1cd',
  soft: '#f0ebe6',
  mutedOnInk: '#b9b0aa',
}
const defaultBrand = {
  ...{ ink: '#181412', brand: '#fc6d00', brandText: '#8e350c' },
  ...{ onBrand: '#0d0b09', onInk: PAPER },
}

/** All colours of a document, by their use. */
export type DocumentPalette = Record<keyof typeof neutral | keyof typeof defaultBrand, string>
export type Ink = keyof DocumentPalette

/** The minimum contrast for text of the document's size (WCAG 2.2, AA). */
const MIN_CONTRAST = 4.5

const darken = (colour: string, share: number) =>
  `#${[1, 3, 5]
    .map((start) => Math.round(Number.parseInt(colour.slice(start, start + 2), 16) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`

/** A colour, with just enough black mixed in to be readable on the paper. */
function readableOnPaper(colour: string): string {
  for (let share = 1; share > 0; share -= 0.05) {
    const darker = darken(colour, share)
    if (contrastOf(darker, PAPER) >= MIN_CONTRAST) return darker
  }
  return defaultBrand.ink
}

/** The palette for two colours that an owner chose; without them, the site's own brand. */
export function paletteOf(look?: { accent: string; ink: string }): DocumentPalette {
  const { accent, ink } = look ?? { accent: defaultBrand.brand, ink: defaultBrand.ink }
  const mutedOnInk =
    contrastOf(neutral.mutedOnInk, ink) >= MIN_CONTRAST ? neutral.mutedOnInk : PAPER
  const palette = { ...neutral, ...defaultBrand, ink, mutedOnInk }
  if (accent === defaultBrand.brand) return palette
  // The accent contrasts with the dark colour: the price book rejects other combinations.
  const onBrand =
    contrastOf(defaultBrand.onBrand, accent) >= MIN_CONTRAST ? defaultBrand.onBrand : ink
  return { ...palette, brand: accent, brandText: readableOnPaper(accent), onBrand }
}

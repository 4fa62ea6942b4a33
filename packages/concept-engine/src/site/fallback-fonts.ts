import type { Face } from '@agency/fonts/faces'

/** Fonts that most computers have, in regular and in bold, with names for other systems. */
const SYSTEM_FONTS = {
  sans: { regular: ['Arial', 'Liberation Sans'], bold: ['Arial Bold', 'Liberation Sans Bold'] },
  serif: {
    regular: ['Times New Roman', 'Liberation Serif'],
    bold: ['Times New Roman Bold', 'Liberation Serif Bold'],
  },
} as const

/** Weights from here on are compared with the bold font of the system. */
export const FIRST_BOLD_WEIGHT = 600

/**
 * How wide each typeface sets English, by weight, in percent of the system's font: Arial, or Times
 * for those with serifs. fallback-fonts.test.ts measures them.
 */
const widths: Record<string, Record<number, number>> = {
  archivo: { 600: 94.2, 900: 108.3 },
  'bricolage-grotesque': { 800: 103.3 },
  'cormorant-garamond': { 500: 97.6 },
  'dm-sans': { 400: 104.6, 600: 100.4 },
  figtree: { 400: 100.6, 600: 94.8, 700: 95.7 },
  fraunces: { 400: 116.3, 700: 115.4 },
  'ibm-plex-sans': { 400: 100.4, 600: 96.3 },
  'ibm-plex-serif': { 600: 113.1 },
  'instrument-sans': { 400: 101.6, 500: 102.9, 600: 96.7 },
  'instrument-serif': { 400: 84.3 },
  inter: { 400: 106.9, 600: 100.8 },
  karla: { 400: 101.8, 600: 97.6 },
  manrope: { 400: 102.2, 600: 97.9, 700: 99.4 },
  newsreader: { 500: 107.4 },
  outfit: { 400: 98.7, 600: 93 },
  'playfair-display': { 700: 106.7 },
  'public-sans': { 400: 103.3, 600: 96.8, 700: 97.7 },
  sora: { 600: 106.2 },
  'space-grotesk': { 400: 109.5, 600: 101.5, 700: 101.5 },
  syne: { 700: 113.6 },
  unbounded: { 600: 128.5 },
  'work-sans': { 400: 111.5, 600: 103.4 },
  'zilla-slab': { 600: 101.2 },
}

/** The same for headings in capitals, whose letters differ in width by more. */
const capitalWidths: typeof widths = {
  anton: { 400: 69 },
  'big-shoulders': { 800: 71.4 },
}

const SERIF_NAME = /Serif|Fraunces|Playfair|Cormorant|Newsreader|Zilla/

/** Whether a typeface has serifs. */
export const hasSerifs = ({ family }: Pick<Face, 'family'>): boolean => SERIF_NAME.test(family)

/** A typeface in one weight. */
export interface SetFace {
  face: Face
  weight: number
  inCapitals: boolean
}

/** The width of a typeface in percent of the system's font; undefined if it is not known. */
export const fallbackWidthOf = ({ face, weight, inCapitals }: SetFace): number | undefined =>
  (inCapitals ? capitalWidths : widths)[face.id]?.[weight]

/** The family of a typeface's fallback. */
export const fallbackFamilyOf = ({ family }: Pick<Face, 'family'>) => `${family} fallback`

/**
 * A rule for a font of the system, as wide as a typeface. Until the typeface is loaded, it sets the
 * text in the same lines, so that nothing moves when that arrives. Undefined if its width is unknown.
 */
export function fallbackRule(set: SetFace, ranges: string): string | undefined {
  const { face, weight } = set
  const width = fallbackWidthOf(set)
  if (width === undefined) return undefined
  const { regular, bold } = SYSTEM_FONTS[hasSerifs(face) ? 'serif' : 'sans']
  const sources = (weight < FIRST_BOLD_WEIGHT ? regular : bold).map((name) => `local("${name}")`)
  return `@font-face{font-family:"${fallbackFamilyOf(face)}";font-weight:${weight};src:${sources.join(',')};size-adjust:${width}%;unicode-range:${ranges}}`
}

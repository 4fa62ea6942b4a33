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
 * How wide each typeface sets English in small letters and in capitals, by weight, in percent of the
 * system's font: Arial, or Times for those with serifs. fallback-fonts.test.ts measures them.
 */
const widths: Record<string, Record<number, [small: number, capitals: number]>> = {
  anton: { 400: [92.1, 67.6] },
  archivo: { 600: [96.9, 99.7], 900: [113.7, 109.8] },
  'big-shoulders': { 800: [84.9, 70.7] },
  'bricolage-grotesque': { 800: [106.2, 97.9] },
  'cormorant-garamond': { 500: [98.1, 97] },
  'dm-sans': { 400: [105.5, 91.7], 600: [101.8, 93.9] },
  figtree: { 400: [101.9, 95.8], 600: [95.6, 95.9], 700: [96.7, 96.5] },
  fraunces: { 400: [119.7, 106.5], 700: [119, 106.6] },
  'ibm-plex-sans': { 400: [102.4, 92.4], 600: [97.7, 94.1] },
  'ibm-plex-serif': { 600: [115.3, 100] },
  'instrument-sans': { 400: [105.2, 99], 500: [106.8, 99.3], 600: [99.7, 98.6] },
  'instrument-serif': { 400: [86.2, 71.8] },
  inter: { 400: [107.6, 98.2], 600: [102, 98.6] },
  karla: { 400: [103.9, 87.3], 600: [98.5, 89.9] },
  manrope: { 400: [105.7, 91.5], 600: [100.6, 93.4], 700: [102.3, 94.8] },
  newsreader: { 500: [109.8, 104.9] },
  outfit: { 400: [101.4, 94.7], 600: [95.4, 95.6] },
  'playfair-display': { 700: [108.5, 97.4] },
  'public-sans': { 400: [105.4, 97.6], 600: [98.4, 98.2], 700: [99.6, 99.6] },
  sora: { 600: [109.4, 104.2] },
  'space-grotesk': { 400: [111.3, 89.8], 600: [102.4, 89.2], 700: [102.5, 89.4] },
  syne: { 700: [116.7, 116.9] },
  unbounded: { 600: [133.3, 124.9] },
  'work-sans': { 400: [110.5, 96.7], 600: [103, 97] },
  'zilla-slab': { 600: [103.7, 92.9] },
}

/**
 * Condensed typefaces resemble a font of the system only letter by letter: which letters, digits and
 * spaces have which width, in percent of the system's, to the nearest `LETTER_STEP`.
 */
const letterWidths: Record<string, Record<number, string>> = {
  anton: {
    ...{ 60: '1', 63: 'EGOQ', 66: 'CFRTUYZ', 69: 'DHNSV', 72: 'ABKLPX', 75: 'W', 78: 'z', 81: 'I' },
    ...{ 84: ' ', 87: 'ae', 90: 'bdghmnopquM023456789', 93: 'vxyJ', 96: 'sw', 99: 'ck', 102: 'f' },
    ...{ 105: 'r', 111: 'ilt', 117: 'j' },
  },
  'big-shoulders': {
    ...{ 51: '1', 63: 'E', 66: 'GLOQY', 69: 'ABCDFHKRTUXZ', 72: 'PS', 75: 'xV', 78: ' ' },
    ...{ 81: 'osvyz', 84: 'bcdeghijklnpquJN7', 87: 'amIW23', 90: '05689', 93: 'r4', 96: 'wM' },
    ...{ 105: 'ft' },
  },
  'instrument-serif': {
    ...{ 51: '1', 63: 'AJV', 66: 'Y', 69: 'KLWZ ', 72: 'BCDFGS7', 75: 'cEHIMNOQTUX35' },
    ...{ 78: 'jlsvxR4', 81: 'egioyz269', 84: 'wP', 87: 'fq8', 90: 'abdkmpu', 93: 'hnt0', 96: 'r' },
  },
}
export const LETTER_STEP = 3

/** The letters of a condensed typeface by their width in percent of the system's; else undefined. */
export const fallbackLettersOf = ({ id }: Pick<Face, 'id'>) => letterWidths[id]

const rangeOf = (characters: string) =>
  [...characters]
    .map((character) => `U+${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .join(',')

const SERIF_NAME = /Serif|Fraunces|Playfair|Cormorant|Newsreader|Zilla/

/** Whether a typeface has serifs. */
export const hasSerifs = ({ family }: Pick<Face, 'family'>): boolean => SERIF_NAME.test(family)

/** The widths of a typeface in percent of the system's font; undefined if they are not known. */
export const fallbackWidthsOf = ({ id }: Pick<Face, 'id'>, weight: number) => widths[id]?.[weight]

/** The family of a typeface's fallback. */
export const fallbackFamilyOf = ({ family }: Pick<Face, 'family'>) => `${family} fallback`

const CAPITALS = 'U+0041-005A'

/**
 * Rules for a font of the system, as wide as a typeface. Until the typeface is loaded, it sets the
 * text in the same lines, so that nothing moves when that arrives. Empty if its width is unknown.
 */
export function fallbackRules(face: Face, weight: number, ranges: string): string[] {
  const known = fallbackWidthsOf(face, weight)
  if (!known) return []
  const { regular, bold } = SYSTEM_FONTS[hasSerifs(face) ? 'serif' : 'sans']
  const sources = (weight < FIRST_BOLD_WEIGHT ? regular : bold).map((name) => `local("${name}")`)
  const [small, capitals] = known
  const letters = Object.entries(fallbackLettersOf(face) ?? {})
  // Of two rules for a character, the last one applies.
  return [
    [small, ranges],
    ...(letters.length > 0
      ? letters.map(([width, characters]) => [width, rangeOf(characters)])
      : [[capitals, CAPITALS]]),
  ].map(
    ([width, range]) =>
      `@font-face{font-family:"${fallbackFamilyOf(face)}";font-weight:${weight};src:${sources.join(',')};size-adjust:${width}%;unicode-range:${range}}`,
  )
}

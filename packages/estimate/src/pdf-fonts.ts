/** The font files an estimate is set in; each covers a part of the scripts. */
export interface EstimateFont {
  /** Module specifier, to be resolved from this package. */
  file: string
  weight: 'regular' | 'bold'
  subset: Subset
}

const subsets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'] as const
type Subset = (typeof subsets)[number]

export const estimateFonts: EstimateFont[] = subsets.flatMap((subset) => [
  {
    file: `@fontsource/manrope/files/manrope-${subset}-400-normal.woff`,
    weight: 'regular',
    subset,
  },
  { file: `@fontsource/manrope/files/manrope-${subset}-800-normal.woff`, weight: 'bold', subset },
])

const scripts: [Subset, RegExp][] = [
  ['vietnamese', /[ĂăĐđĨĩŨũƠơƯưẠ-ỹ₫]/u],
  ['latin-ext', /[Ā-ɏḀ-ỿ]/u],
  ['greek', /\p{Script=Greek}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
]

const subsetOf = (character: string): Subset =>
  scripts.find(([, pattern]) => pattern.test(character))?.[0] ?? 'latin'

/** Name under which a font of the list is registered with pdfkit. */
export const fontName = (weight: EstimateFont['weight'], subset: Subset) => `${weight}-${subset}`

export interface Run {
  text: string
  subset: Subset
}

/** Splits a text where another font file has to take over. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    // Spaces and punctuation stay with the run they follow.
    const last = runs.at(-1)
    const subset = last && /[\s\p{P}]/u.test(character) ? last.subset : subsetOf(character)
    if (last?.subset === subset) last.text += character
    else runs.push({ text: character, subset })
  }
  return runs
}

import type { TypePair } from '@agency/contract/concept'
import type { Random } from './random.ts'

interface Face {
  /** Name of the Fontsource package. */
  id: string
  family: string
  /** Subsets that the package has beyond latin. */
  subsets: string[]
}

const faces = {
  'Space Grotesk': {
    id: 'space-grotesk',
    family: 'Space Grotesk',
    subsets: ['latin-ext', 'vietnamese'],
  },
  Inter: {
    id: 'inter',
    family: 'Inter',
    subsets: ['latin-ext', 'vietnamese', 'greek', 'cyrillic'],
  },
  'IBM Plex Serif': {
    id: 'ibm-plex-serif',
    family: 'IBM Plex Serif',
    subsets: ['latin-ext', 'vietnamese', 'cyrillic'],
  },
  'IBM Plex Sans': {
    id: 'ibm-plex-sans',
    family: 'IBM Plex Sans',
    subsets: ['latin-ext', 'vietnamese', 'greek', 'cyrillic'],
  },
  'Bricolage Grotesque': {
    id: 'bricolage-grotesque',
    family: 'Bricolage Grotesque',
    subsets: ['latin-ext', 'vietnamese'],
  },
  'DM Sans': { id: 'dm-sans', family: 'DM Sans', subsets: ['latin-ext'] },
  Fraunces: { id: 'fraunces', family: 'Fraunces', subsets: ['latin-ext', 'vietnamese'] },
  Archivo: { id: 'archivo', family: 'Archivo', subsets: ['latin-ext', 'vietnamese'] },
  'Work Sans': { id: 'work-sans', family: 'Work Sans', subsets: ['latin-ext', 'vietnamese'] },
  'Playfair Display': {
    id: 'playfair-display',
    family: 'Playfair Display',
    subsets: ['latin-ext', 'vietnamese', 'cyrillic'],
  },
  Sora: { id: 'sora', family: 'Sora', subsets: ['latin-ext'] },
} satisfies Record<string, Face>
type FaceName = keyof typeof faces

const pair = (id: string, heading: FaceName, headingWeight: number, body: FaceName): TypePair => ({
  id,
  heading,
  headingWeight,
  body,
})

const pairs: Record<string, [TypePair, ...TypePair[]]> = {
  Modern: [
    pair('space-inter', 'Space Grotesk', 600, 'Inter'),
    pair('sora-inter', 'Sora', 600, 'Inter'),
  ],
  Corporate: [
    pair('plex', 'IBM Plex Serif', 600, 'IBM Plex Sans'),
    pair('archivo-plex', 'Archivo', 600, 'IBM Plex Sans'),
  ],
  Creative: [
    pair('bricolage-dm', 'Bricolage Grotesque', 800, 'DM Sans'),
    pair('playfair-dm', 'Playfair Display', 700, 'DM Sans'),
  ],
  Minimalist: [
    pair('fraunces-inter', 'Fraunces', 500, 'Inter'),
    pair('plex-light', 'IBM Plex Sans', 500, 'IBM Plex Sans'),
  ],
  Bold: [
    pair('archivo-work', 'Archivo', 900, 'Work Sans'),
    pair('bricolage-work', 'Bricolage Grotesque', 800, 'Work Sans'),
  ],
}

export const pickTypePair = (style: string, random: Random): TypePair =>
  random.pick(pairs[style] ?? (pairs.Modern as [TypePair, ...TypePair[]]))

export interface FontFile {
  /** Module specifier of a font file, to be resolved from this package. */
  file: string
  family: string
  weight: 400 | 500 | 600 | 700 | 800 | 900
  style: 'normal'
}

/** Characters that need a subset of their own, by Fontsource's names. */
const needs: [string, RegExp][] = [
  ['vietnamese', /[ĂăĐđĨĩŨũƠơƯưẠ-ỹ₫]/u],
  ['latin-ext', /[Ā-ɏḀ-ỿ₠-₫₭-⃀]/u],
  ['greek', /\p{Script=Greek}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
]
/** Covers what a pair's own faces lack. */
const FALLBACK: Face = {
  id: 'noto-sans',
  family: 'Noto Sans',
  subsets: ['latin-ext', 'vietnamese', 'greek', 'cyrillic', 'devanagari'],
}

const filesOf = (face: Face, weights: number[], subsets: string[]): FontFile[] =>
  subsets.flatMap((subset) =>
    weights.map((weight) => ({
      file: `@fontsource/${face.id}/files/${face.id}-${subset}-${weight}-normal.woff`,
      family: subset === 'latin' ? face.family : `${face.family} ${subset}`,
      weight: weight as FontFile['weight'],
      style: 'normal' as const,
    })),
  )

/** The CSS font-family of a face with what stands in where it lacks a character. */
export const familyOf = (family: string): string =>
  [
    family,
    ...needs.map(([subset]) => `${family} ${subset}`),
    ...needs.map(([subset]) => `${FALLBACK.family} ${subset}`),
  ]
    .map((name) => `'${name}'`)
    .join(', ')

/** The font files that a text in this pair needs: latin always, other scripts when they occur. */
export function fontFilesFor(type: TypePair, text: string): FontFile[] {
  const heading = faces[type.heading as FaceName] ?? faces.Inter
  const body = faces[type.body as FaceName] ?? faces.Inter
  const wanted = needs.flatMap(([subset, pattern]) => (pattern.test(text) ? [subset] : []))
  const covered = (face: Face) => [
    'latin',
    ...wanted.filter((subset) => face.subsets.includes(subset)),
  ]
  const missing = wanted.filter(
    (subset) => !heading.subsets.includes(subset) || !body.subsets.includes(subset),
  )
  return [
    ...filesOf(heading, [type.headingWeight], covered(heading)),
    ...filesOf(body, [400, 600], covered(body)),
    ...filesOf(FALLBACK, [400, 700], missing),
  ]
}

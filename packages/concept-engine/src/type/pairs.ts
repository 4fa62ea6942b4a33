import type { TypePair } from '@agency/contract/concept'
import type { FaceName } from '@agency/fonts/faces'
import type { Random } from '../random.ts'

interface Setting {
  tracking?: number
  scale?: number
  capitals?: boolean
}

const pair = (
  heading: FaceName,
  headingWeight: number,
  body: FaceName,
  { tracking = -0.022, scale = 1, capitals = false }: Setting = {},
): TypePair => ({
  id: `${heading} ${headingWeight}, ${body}`,
  heading,
  headingWeight,
  body,
  tracking,
  scale,
  capitals,
})

const pairs: Record<string, [TypePair, ...TypePair[]]> = {
  Modern: [
    pair('Space Grotesk', 600, 'Inter', { tracking: -0.03 }),
    pair('Sora', 600, 'Inter', { tracking: -0.035, scale: 0.93 }),
    pair('Manrope', 700, 'Manrope', { tracking: -0.035 }),
    pair('Figtree', 700, 'Figtree', { tracking: -0.03 }),
    pair('Outfit', 600, 'Figtree'),
  ],
  Corporate: [
    pair('IBM Plex Serif', 600, 'IBM Plex Sans', { tracking: -0.018 }),
    pair('Archivo', 600, 'IBM Plex Sans', { tracking: -0.024 }),
    pair('Newsreader', 500, 'Public Sans', { tracking: -0.02, scale: 1.08 }),
    pair('Public Sans', 700, 'Public Sans', { tracking: -0.028 }),
    pair('Zilla Slab', 600, 'Karla', { tracking: -0.014, scale: 1.05 }),
  ],
  Creative: [
    pair('Bricolage Grotesque', 800, 'DM Sans', { tracking: -0.03 }),
    pair('Syne', 700, 'Figtree', { tracking: -0.025, scale: 0.94 }),
    pair('Unbounded', 600, 'Manrope', { tracking: -0.035, scale: 0.78 }),
    pair('Playfair Display', 700, 'DM Sans', { tracking: -0.018 }),
    pair('Fraunces', 700, 'Outfit', { tracking: -0.022 }),
  ],
  Minimalist: [
    pair('Instrument Serif', 400, 'Instrument Sans', { tracking: -0.015, scale: 1.12 }),
    pair('Cormorant Garamond', 500, 'Karla', { tracking: -0.016, scale: 1.16 }),
    pair('Fraunces', 400, 'Inter', { tracking: -0.025 }),
    pair('IBM Plex Sans', 400, 'IBM Plex Sans', { tracking: -0.03, scale: 0.94 }),
    pair('Instrument Sans', 500, 'Instrument Sans', { tracking: -0.03, scale: 0.96 }),
  ],
  Bold: [
    pair('Archivo', 900, 'Work Sans', { tracking: -0.035 }),
    // The typeface has one weight; scripts that it lacks use a weight that looks as heavy.
    pair('Anton', 800, 'Work Sans', { tracking: 0, scale: 1.2, capitals: true }),
    pair('Big Shoulders', 800, 'Work Sans', { tracking: -0.005, scale: 1.28, capitals: true }),
    pair('Bricolage Grotesque', 800, 'Work Sans', { tracking: -0.035, scale: 1.04 }),
    pair('Space Grotesk', 700, 'Space Grotesk', { tracking: -0.04, scale: 1.04 }),
  ],
}

/** An unknown style gets Modern's. */
const pairsOf = (style: string) => pairs[style] ?? (pairs.Modern as [TypePair, ...TypePair[]])

/** A type pair of the style. */
export const pickTypePair = (style: string, random: Random): TypePair => random.pick(pairsOf(style))

/** The type pairs of the style in turn. */
export function typePairOf(style: string, turn: number): TypePair {
  const list = pairsOf(style)
  return list[turn % list.length] ?? list[0]
}

/** Every pair once, by the style it was chosen for. */
export const typePairs: { style: string; pair: TypePair }[] = Object.entries(pairs).flatMap(
  ([style, list]) => list.map((pair) => ({ style, pair })),
)

/** The pair with this id; undefined for one from another version. */
export const findTypePair = (id: string): TypePair | undefined =>
  typePairs.find(({ pair }) => pair.id === id)?.pair

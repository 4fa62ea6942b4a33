import { type Pen, pickByVariant } from '../pen.ts'
import type { Composition } from './composition.ts'
import { row, strewn, tiles, wrapping } from './compositions-of-many.ts'
import {
  badge,
  counterchange,
  country,
  cropped,
  echo,
  niche,
  onTable,
  overprint,
  rays,
  sunDisc,
} from './compositions-of-one.ts'
import { type Icons, iconSets, partsOf } from './icon-sets.ts'
import { type Art, artOf } from './icon-shapes.ts'
import { outdoorMotifs } from './outdoor-motifs.ts'

/** Used in turn, so that consecutive pictures differ as much as possible. */
export const compositions: readonly [Composition, ...Composition[]] = [
  cropped,
  wrapping,
  sunDisc,
  counterchange,
  tiles,
  onTable,
  overprint,
  row,
  country,
  badge,
  echo,
  strewn,
  niche,
  rays,
]

/** Recently drawn icons, as the pictures of a page share a few. */
const cache = new Map<string, Art>()
const MAX_CACHED = 200

function artByName(name: string, icons: Icons): Art | undefined {
  const parts = partsOf(name)
  const body = icons.get(name)
  if (!parts || !body) return undefined
  const cached = cache.get(name)
  if (cached) return cached
  if (cache.size >= MAX_CACHED) cache.clear()
  const art = artOf(body, iconSets[parts.set])
  cache.set(name, art)
  return art
}

/** People, who must not be cropped, divided by a line, or repeated as wallpaper. */
const PERSON_ICON =
  /(?:person|people|(?<![a-z])(?:wo)?man(?![a-z])|boy|girl|baby|family|yoga|meditat|lotus|lift|runner|swimmer|dancer|acrobat|gymnast|muscle|body)/
const cutting: readonly Composition[] = [cropped, counterchange, tiles, wrapping, strewn, overprint]

/** A key or a cup does not belong in a landscape: it is shown in front of rays instead. */
export const chooseComposition = (composition: Composition, name: string): Composition =>
  (composition === country && !outdoorMotifs.has(name)) ||
  (cutting.includes(composition) && PERSON_ICON.test(name))
    ? rays
    : composition

/** Draws icons as an illustration; returns false if none of the names is in `icons`. */
export function drawMotif(pen: Pen, names: readonly string[], icons: Icons): boolean {
  const arts = names.flatMap((name) => {
    const art = artByName(name, icons)
    return art ? [{ name, art }] : []
  })
  // Alternating pictures of a page begin with a different motif.
  const lead = pen.variant % Math.max(1, arts.length)
  const [first, ...rest] = [...arts.slice(lead), ...arts.slice(0, lead)]
  if (!first) return false
  const accent = pen.random.next() < 0.7 ? 'a' : 'b'
  const compose = chooseComposition(pickByVariant(pen, compositions), first.name)
  compose({ pen, arts: [first.art, ...rest.map(({ art }) => art)], accent })
  return true
}

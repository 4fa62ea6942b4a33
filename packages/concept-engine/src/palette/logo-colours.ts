import type { LogoInk } from '@agency/contract/concept'
import type { PaletteChoice } from '@agency/contract/concept-edits'
import { hex, oklchOf } from './contrast.ts'

/** Colours this close together are one, in OKLCH with hue as a chord. */
const MERGE_DISTANCE = 0.09
/** A smaller share of a logo is an edge or a shadow. */
const MIN_SHARE = 0.015
/** Below this chroma it is black, grey or white. */
const MIN_CHROMA = 0.035
/** Bits of each channel that pixels are grouped by. */
const BITS = 5

interface Cluster {
  l: number
  a: number
  b: number
  count: number
}

const distance = (first: Cluster, second: Cluster) =>
  Math.hypot(first.l - second.l, first.a - second.a, first.b - second.b)

const chromaOf = ({ a, b }: Cluster) => Math.hypot(a, b)

/** The opaque colours of RGBA pixels, those close together merged, most frequent first. */
function clustersOf(pixels: Uint8ClampedArray | Uint8Array): Cluster[] {
  const counts = new Map<number, number>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue
    const key = [0, 1, 2].reduce(
      (bits, channel) => (bits << BITS) | ((pixels[at + channel] ?? 0) >> (8 - BITS)),
      0,
    )
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const channel = (key: number, position: number) =>
    Math.round((((key >> (position * BITS)) & (2 ** BITS - 1)) / (2 ** BITS - 1)) * 255)
  const clusters: Cluster[] = []
  for (const [key, count] of [...counts].sort((a, b) => b[1] - a[1])) {
    const colour = `#${[2, 1, 0].map((at) => channel(key, at).toString(16).padStart(2, '0')).join('')}`
    const { l, c, h } = oklchOf(colour)
    const radians = (h * Math.PI) / 180
    const found = { l, a: c * Math.cos(radians), b: c * Math.sin(radians), count }
    const near = clusters.find((cluster) => distance(cluster, found) < MERGE_DISTANCE)
    if (near) near.count += count
    else clusters.push(found)
  }
  return clusters.sort((a, b) => b.count - a.count)
}

const hexOf = ({ l, a, b }: Cluster) =>
  hex({ l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 })

/** A picture of which less is transparent has a background of its own. */
const MIN_TRANSPARENT_SHARE = 0.02
/** More colours say nothing about legibility. */
const MAX_INKS = 8

/**
 * The colours of a logo, from pixels as RGBA, with their shares of what is opaque: none if it has a
 * background of its own, undefined if nothing is opaque.
 */
export function inksOfLogo(pixels: Uint8ClampedArray | Uint8Array): LogoInk[] | undefined {
  const clusters = clustersOf(pixels)
  const opaque = clusters.reduce((sum, { count }) => sum + count, 0)
  if (opaque === 0) return undefined
  if (opaque > (pixels.length / 4) * (1 - MIN_TRANSPARENT_SHARE)) return []
  return clusters
    .slice(0, MAX_INKS)
    .map((cluster) => ({ colour: hexOf(cluster), share: cluster.count / opaque }))
}

/**
 * A palette from the pixels of a logo, as RGBA: its two most frequent colours, greys last. Undefined
 * if nothing but white is opaque in it.
 */
export function paletteOfLogo(
  pixels: Uint8ClampedArray | Uint8Array,
): Pick<PaletteChoice, 'primary' | 'accent'> | undefined {
  const clusters = clustersOf(pixels)
  const total = clusters.reduce((sum, { count }) => sum + count, 0)
  const large = clusters.filter(({ count, l }) => count >= total * MIN_SHARE && l < 0.97)
  const coloured = large.filter((cluster) => chromaOf(cluster) >= MIN_CHROMA)
  const greys = large.filter((cluster) => chromaOf(cluster) < MIN_CHROMA)
  const [primary, accent = primary] = [...coloured, ...greys]
  return primary && accent && { primary: hexOf(primary), accent: hexOf(accent) }
}

import { boxMean } from './guided-filter.ts'
import { fillMargin, indexOf, type LabPicture } from './lab-picture.ts'
import { ramp } from './ramp.ts'

/**
 * OKLab distances at which a mark that was simplified away starts to return, and has fully
 * returned.
 */
const MARK_DISTANCE = 0.1
const BOLD_MARK_DISTANCE = 0.22
/** How much fainter marks may be inside the protection mask. */
const PROTECTED_FACTOR = 0.55
/** Radius of a mark's surroundings as a share of the long side. */
const SURROUNDINGS_RADIUS = 0.035
/**
 * Distance from which a position counts as uneven, and the share of the surroundings that may also
 * be uneven: a higher share is a texture, such as leaves or gravel.
 */
const UNEVEN_DISTANCE = 0.06
const SPARSE_SHARE = 0.25
const TEXTURE_SHARE = 0.42

/**
 * A mark in a texture counts if it differs this many times as much as its surroundings do on
 * average: an eye in fur does, and no hair of it.
 */
const OUTSTANDING = 3
const FULLY_OUTSTANDING = 4.5

/** Shares of the 5 × 5 pixels around a mark that it covers: a speck does not, a thin line does. */
const SPECK_SHARE = 0.045
const LINE_SHARE = 0.13

/** How far around a mark strokes keep to its edges, as a share of the long side. */
const EDGE_REACH = 0.004
/** A mark that covers a fifth of its surroundings counts fully. */
const EDGE_GAIN = 5

/**
 * Restores, in place, marks that a painter would not leave out: thin and with strong contrast, such
 * as small letters, eyes and masts. An area full of such marks is a texture and stays simplified:
 * leaves, grass, gravel and fur. A pixel counts as part of a mark if its neighbours differ too:
 * isolated specks are noise. `simple` and `source` have the same size and margin; `care`, smaller
 * by `factor`, is 1 where fainter marks count, such as on faces. A painted sky differs from the
 * photograph everywhere, which must not count as a texture: `beforeSky`, of the same size, is the
 * simplified picture without it. Returns height × width floats: 1 at and next to restored marks, 0
 * away from them.
 */
export function restoreMarks(
  simple: LabPicture,
  source: LabPicture,
  care: Float32Array,
  factor: number,
  beforeSky: LabPicture = simple,
): Float32Array {
  const { data, width, height, stride } = simple
  const expected = beforeSky.data
  const sourceData = source.data
  const boldness = new Float32Array(width * height)
  const columns = Math.ceil(width / factor)
  const uneven = new Float32Array(width * height)
  const distances = new Float32Array(width * height)
  const lostDetail = (index: number) => {
    const neighbourDifference =
      (sourceData[index - 4] ?? 0) +
      (sourceData[index + 4] ?? 0) +
      (sourceData[index - stride] ?? 0) +
      (sourceData[index + stride] ?? 0)
    return 0.4 * (sourceData[index] ?? 0) + 0.15 * neighbourDifference - (expected[index] ?? 0)
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = indexOf(simple, x, y)
      const l = lostDetail(index)
      const a = lostDetail(index + 1)
      const b = lostDetail(index + 2)
      const distance = Math.sqrt(l * l + a * a + b * b)
      distances[y * width + x] = distance
      uneven[y * width + x] = distance > UNEVEN_DISTANCE ? 1 : 0
      const place = Math.floor(y / factor) * columns + Math.floor(x / factor)
      const bar = 1 - PROTECTED_FACTOR * (care[place] ?? 0)
      const bold = ramp(MARK_DISTANCE, BOLD_MARK_DISTANCE, distance / bar)
      // Grass and leaves are full of specks; a blue sky, as little red as they are, is not.
      const leaf =
        Math.min(Math.max((-(expected[index + 1] ?? 0) - 0.015) / 0.02, 0), 1) *
        Math.min(Math.max((expected[index + 2] ?? 0) / 0.02, 0), 1)
      boldness[y * width + x] = bold * (1 - leaf)
    }
  }
  const radius = Math.max(2, Math.round(SURROUNDINGS_RADIUS * Math.max(width, height)))
  const density = boxMean(uneven, width, height, radius)
  const usual = boxMean(distances, width, height, radius)
  const covered = boxMean(boldness, width, height, 2)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = y * width + x
      const isolation = Math.min(
        Math.max((TEXTURE_SHARE - (density[place] ?? 0)) / (TEXTURE_SHARE - SPARSE_SHARE), 0),
        1,
      )
      const excess = (distances[place] ?? 0) / Math.max(usual[place] ?? 0, 1e-6)
      // Light through leaves stands out as much, and is a speck.
      const isDarker =
        (sourceData[indexOf(simple, x, y)] ?? 0) < (expected[indexOf(simple, x, y)] ?? 0)
      const outstanding = isDarker ? ramp(OUTSTANDING, FULLY_OUTSTANDING, excess) : 0
      const extent = ramp(SPECK_SHARE, LINE_SHARE, covered[place] ?? 0)
      const share = Math.max(isolation, outstanding) * extent * (boldness[place] ?? 0)
      boldness[place] = share
      if (share === 0) continue
      const index = indexOf(simple, x, y)
      for (let channel = index; channel < index + 3; channel += 1) {
        const value = data[channel] ?? 0
        data[channel] = value + share * ((sourceData[channel] ?? 0) - value)
      }
    }
  }
  fillMargin(simple)
  // The strokes around a mark must not run into it.
  const reach = Math.max(1, Math.round(EDGE_REACH * Math.max(width, height)))
  const around = boxMean(boldness, width, height, reach)
  return around.map((share, place) =>
    Math.min(1, Math.max(boldness[place] ?? 0, EDGE_GAIN * share)),
  )
}

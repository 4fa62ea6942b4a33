import { boxMean } from './guided-filter.ts'
import { indexOf, type LabPicture } from './lab-picture.ts'

/** Half the thickness up to which a shape counts as a mark, as a share of the long side. */
const HALF_THICKNESS = 0.0042
/** Lightness contrasts at which a thin shape starts to be painted as a mark, and is opaque. */
const MARK_CONTRAST = 0.13
const BOLD_MARK_CONTRAST = 0.26
/** How much fainter marks may be inside the protection mask. */
const PROTECTED_FACTOR = 0.55
/** Radius of a mark's surroundings as a share of the long side. */
const SURROUNDINGS_RADIUS = 0.035
/**
 * Contrast from which a position counts as uneven, and the share of the surroundings that may also
 * be uneven: a higher share is a texture, such as leaves or gravel.
 */
const UNEVEN_CONTRAST = 0.06
const SPARSE_SHARE = 0.32
const TEXTURE_SHARE = 0.5
/** Half the side of a dab, in which a mark has one colour, as a share of the long side. */
const HALF_DAB = 0.0012
/** Share of a dab's surroundings that must be bold for it to be painted, and to be opaque. */
const FAINT_DAB = 0.2
const OPAQUE_DAB = 0.4

/**
 * Half the side of the surroundings of which a mark must cover a share, or it is a speck, as a
 * share of the long side; and the shares below which nothing and from which all of it is painted.
 */
const HALF_SPECK = 0.006
const SPECK_SHARE = 0.07
const NO_SPECK_SHARE = 0.13

const ramp = (from: number, to: number, value: number) =>
  Math.min(Math.max((value - from) / (to - from), 0), 1)

/**
 * Finds the marks that a painter sets last, with the tip of the brush: thin and with strong
 * contrast, such as letters, eyes, masts and glints. Thin is what a top-hat transform finds (F.
 * Meyer 1979; J. Serra, "Image Analysis and Mathematical Morphology", 1982). An area full of such
 * marks is a texture and is left out: leaves, grass, gravel and fur. A pixel counts as part of a
 * mark if its neighbours differ too: isolated specks are noise.
 *
 * `source` needs a margin of 1; `care`, smaller by `factor`, is 1 where fainter marks count, such
 * as on faces. Writes to `marks`, of the same width and height, the marks' colours, and to its
 * fourth float how far they cover, 0..1.
 */
export function findMarks(
  source: LabPicture,
  care: Float32Array,
  factor: number,
  marks: LabPicture,
): void {
  const { width, height } = source
  const longSide = Math.max(width, height)
  const boldness = topHat(source, Math.max(2, Math.round(HALF_THICKNESS * longSide)))
  const uneven = boldness.map((contrast) => (contrast > UNEVEN_CONTRAST ? 1 : 0))
  const radius = Math.max(2, Math.round(SURROUNDINGS_RADIUS * longSide))
  const density = boxMean(uneven, width, height, radius)
  const columns = Math.ceil(width / factor)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = y * width + x
      const small = Math.floor(y / factor) * columns + Math.floor(x / factor)
      const bar = 1 - PROTECTED_FACTOR * (care[small] ?? 0)
      const bold = ramp(MARK_CONTRAST, BOLD_MARK_CONTRAST, (boldness[place] ?? 0) / bar)
      // Grass and leaves are full of specks.
      const leaf = ramp(0.015, 0.035, -(source.data[indexOf(source, x, y) + 1] ?? 0))
      const isolation = 1 - ramp(SPARSE_SHARE, TEXTURE_SHARE, density[place] ?? 0)
      boldness[place] = bold * (1 - leaf) * isolation
    }
  }
  const reach = Math.max(2, Math.round(HALF_SPECK * longSide))
  const extent = boxMean(boldness, width, height, reach)
  for (let place = 0; place < boldness.length; place += 1) {
    boldness[place] = (boldness[place] ?? 0) * ramp(SPECK_SHARE, NO_SPECK_SHARE, extent[place] ?? 0)
  }
  writeDabs(source, boldness, Math.max(1, Math.round(HALF_DAB * longSide)), marks)
}

/** How much lighter or darker a thin shape is than its surroundings: height × width floats. */
function topHat(source: LabPicture, radius: number): Float32Array {
  const { width, height, stride, data } = source
  const light = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = indexOf(source, x, y)
      const around =
        (data[index - 4] ?? 0) +
        (data[index + 4] ?? 0) +
        (data[index - stride] ?? 0) +
        (data[index + stride] ?? 0)
      light[y * width + x] = 0.4 * (data[index] ?? 0) + 0.15 * around
    }
  }
  const opened = extremes(extremes(light, width, height, radius, -1), width, height, radius, 1)
  const closed = extremes(extremes(light, width, height, radius, 1), width, height, radius, -1)
  return light.map((value, place) =>
    Math.max(value - (opened[place] ?? 0), (closed[place] ?? 0) - value),
  )
}

/** Maximum (sign 1) or minimum (-1) of the window of 2 radius + 1 around each position. */
function extremes(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
  sign: 1 | -1,
): Float32Array {
  const across = new Float32Array(plane.length)
  const result = new Float32Array(plane.length)
  for (let place = 0; place < plane.length; place += 1) {
    const x = place % width
    const last = place - x + Math.min(x + radius, width - 1)
    let best = -Infinity
    for (let at = place - x + Math.max(x - radius, 0); at <= last; at += 1) {
      const value = sign * (plane[at] ?? 0)
      if (value > best) best = value
    }
    across[place] = best
  }
  for (let y = 0; y < height; y += 1) {
    const first = Math.max(y - radius, 0) * width
    const last = Math.min(y + radius, height - 1) * width
    for (let x = 0; x < width; x += 1) {
      let best = -Infinity
      for (let at = first + x; at <= last + x; at += width) {
        const value = across[at] ?? 0
        if (value > best) best = value
      }
      result[y * width + x] = sign * best
    }
  }
  return result
}

/** Flattens marks to dabs of one colour, which are round and lose their specks. */
function writeDabs(
  source: LabPicture,
  boldness: Float32Array,
  radius: number,
  marks: LabPicture,
): void {
  const { width, height } = source
  const covered = boxMean(boldness, width, height, radius)
  for (let channel = 0; channel < 3; channel += 1) {
    const bold = boldness.map(
      (share, place) =>
        share *
        (source.data[indexOf(source, place % width, (place / width) | 0) + channel] ?? 0),
    )
    const mean = boxMean(bold, width, height, radius)
    for (let place = 0; place < mean.length; place += 1) {
      const index = indexOf(marks, place % width, (place / width) | 0)
      const share = covered[place] ?? 0
      marks.data[index + channel] = share > 0 ? (mean[place] ?? 0) / share : 0
      marks.data[index + 3] = ramp(FAINT_DAB, OPAQUE_DAB, share)
    }
  }
}

/** Paints the marks over the strokes, in place. */
export function drawMarks(canvas: LabPicture, marks: LabPicture): void {
  const { width, height, data } = canvas
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = indexOf(marks, x, y)
      const share = marks.data[from + 3] ?? 0
      if (share === 0) continue
      const to = indexOf(canvas, x, y)
      for (let channel = 0; channel < 3; channel += 1) {
        const value = data[to + channel] ?? 0
        data[to + channel] = value + share * ((marks.data[from + channel] ?? 0) - value)
      }
    }
  }
}

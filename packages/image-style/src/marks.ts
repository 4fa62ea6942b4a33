import { boxMean } from './guided-filter.ts'
import { emptyLab, fillMargin, indexOf, type LabPicture } from './lab-picture.ts'
import { closing, opening } from './morphology.ts'

/** Half the thickness up to which a shape counts as a mark, as a share of the long side. */
const HALF_THICKNESS = 0.005
/** Lightness contrasts at which a thin shape starts to be painted as a mark, and is opaque. */
const MARK_CONTRAST = 0.13
const BOLD_MARK_CONTRAST = 0.26
/** How much fainter marks may be inside the protection mask. */
const PROTECTED_FACTOR = 0.45
/** Radius of a mark's surroundings as a share of the long side. */
const SURROUNDINGS_RADIUS = 0.035
/**
 * Lightness step from which the ground under the marks counts as uneven, and the share of the
 * surroundings that may be uneven: a higher share is a texture, such as leaves or gravel.
 */
const UNEVEN_STEP = 0.08
const SPARSE_SHARE = 0.42
const TEXTURE_SHARE = 0.58
/** Contrast from which a thin shape counts as uneven too, and how much less a bold one does. */
const FAINT_CONTRAST = 0.06
const BOLD_DISCOUNT = 0.75
/** Radius around a mark from which its ground is taken, as a share of the long side. */
const SURROUNDING_GROUND = 0.009
/** Half the side of a dab, in which a mark has one colour, as a share of the long side. */
const HALF_DAB = 0.0012
/** Share of a dab's surroundings that must be bold for it to be painted, and to be opaque. */
const FAINT_DAB = 0.12
const OPAQUE_DAB = 0.24
/**
 * Half the side of the surroundings of which a glint must cover a share, or it is a speck, as a
 * share of the long side; and the shares below which nothing and from which all of it is painted.
 */
const HALF_SPECK = 0.006
const SPECK_SHARE = 0.13
const NO_SPECK_SHARE = 0.24
/** Uneven shares of the surroundings from which a dark dot may be a speck, and is one. */
const EVEN_SHARE = 0.06
const SPECKLED_SHARE = 0.2

const ramp = (from: number, to: number, value: number) =>
  Math.min(Math.max((value - from) / (to - from), 0), 1)

/**
 * Finds the marks that a painter sets last, with the tip of the brush: thin and with strong
 * contrast, such as letters, eyes, masts and glints. Thin is what the top-hat transform of F. Meyer
 * (1979) finds: what an opening removes from a picture, and a closing for dark marks. Marks lie on
 * an even ground; what covers an uneven one is a texture and is left out: leaves, grass, gravel and
 * fur. A pixel counts as part of a mark if its neighbours differ too: isolated specks are noise. Of
 * glints, and of dark dots on a ground that is not quite even, only those that are large or close
 * together count.
 *
 * `source` needs a margin of 1; `care`, smaller by `factor`, is 1 where fainter marks count, such
 * as on faces. Returns the colours of the marks, without a margin, and as its fourth float how far
 * a mark covers, 0..1.
 */
export function findMarks(source: LabPicture, care: Float32Array, factor: number): LabPicture {
  const { width, height } = source
  const longSide = Math.max(width, height)
  const thickness = Math.max(2, Math.round(HALF_THICKNESS * longSide))
  const light = lightnessOf(source)
  const onDark = topHat(light, opening(light, width, height, thickness), width, height)
  const onLight = topHat(light, closing(light, width, height, thickness), width, height)
  const columns = Math.ceil(width / factor)
  const bar = (place: number) => {
    const row = Math.floor(((place / width) | 0) / factor)
    return 1 - PROTECTED_FACTOR * (care[row * columns + Math.floor((place % width) / factor)] ?? 0)
  }
  const glints = boldnessOf(onDark, bar)
  const boldness = boldnessOf(onLight, bar)
  const reach = Math.max(2, Math.round(HALF_SPECK * longSide))
  const glintExtent = boxMean(glints, width, height, reach)
  const extent = boxMean(boldness, width, height, reach)
  const extended = (share: number) => ramp(SPECK_SHARE, NO_SPECK_SHARE, share)
  for (let place = 0; place < boldness.length; place += 1) {
    const glint = (glints[place] ?? 0) * extended(glintExtent[place] ?? 0)
    const lone = 1 - ramp(EVEN_SHARE, SPECKLED_SHARE, onLight.unevenness[place] ?? 0)
    const dark = (boldness[place] ?? 0) * Math.max(lone, extended(extent[place] ?? 0))
    // Grass and leaves are full of specks.
    const index = indexOf(source, place % width, (place / width) | 0)
    const leaf = ramp(0.015, 0.035, -(source.data[index + 1] ?? 0))
    boldness[place] = Math.max(dark, glint) * (1 - leaf)
  }
  return dabsOf(source, boldness, Math.max(1, Math.round(HALF_DAB * longSide)))
}

/** Thin shapes of one polarity, height × width floats each. */
interface ThinShapes {
  /** Contrast to the ground, 0 away from them. */
  contrast: Float32Array
  /** Share of the surroundings in which the ground is uneven, 0..1. */
  unevenness: Float32Array
}

/** What differs from its ground, which is an opening or a closing of `light`. */
function topHat(
  light: Float32Array,
  ground: Float32Array,
  width: number,
  height: number,
): ThinShapes {
  const reach = Math.max(2, Math.round(HALF_THICKNESS * Math.max(width, height)))
  const contrast = light.map((value, place) => Math.abs(value - (ground[place] ?? 0)))
  const uneven = steps(ground, width, height, reach)
  for (let place = 0; place < uneven.length; place += 1) {
    const value = contrast[place] ?? 0
    const faint = value > FAINT_CONTRAST ? 1 : 0
    const bold = ramp(MARK_CONTRAST, BOLD_MARK_CONTRAST, value)
    uneven[place] = Math.max(uneven[place] ?? 0, faint * (1 - BOLD_DISCOUNT * bold))
  }
  const radius = Math.max(2, Math.round(SURROUNDINGS_RADIUS * Math.max(width, height)))
  return { contrast, unevenness: boxMean(uneven, width, height, radius) }
}

/** How bold the marks of one polarity are, 0..1; `bar` scales the contrast that they need. */
function boldnessOf(
  { contrast, unevenness }: ThinShapes,
  bar: (place: number) => number,
): Float32Array {
  return contrast.map((value, place) => {
    const bold = ramp(MARK_CONTRAST, BOLD_MARK_CONTRAST, value / bar(place))
    return bold * (1 - ramp(SPARSE_SHARE, TEXTURE_SHARE, unevenness[place] ?? 0))
  })
}

/** Lightness without single-pixel noise: height × width floats. */
function lightnessOf(source: LabPicture): Float32Array {
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
  return light
}

/** 1 where lightness differs by a step across `reach` pixels to either side, and 0 elsewhere. */
function steps(plane: Float32Array, width: number, height: number, reach: number): Float32Array {
  return plane.map((_, place) => {
    const x = place % width
    const y = (place / width) | 0
    const row = place - x
    const left = plane[row + Math.max(x - reach, 0)] ?? 0
    const right = plane[row + Math.min(x + reach, width - 1)] ?? 0
    const above = plane[Math.max(y - reach, 0) * width + x] ?? 0
    const below = plane[Math.min(y + reach, height - 1) * width + x] ?? 0
    return Math.max(Math.abs(left - right), Math.abs(above - below)) > UNEVEN_STEP ? 1 : 0
  })
}

/** Flattens marks to dabs of one colour each, with rounded ends. */
function dabsOf(source: LabPicture, boldness: Float32Array, radius: number): LabPicture {
  const { width, height } = source
  const marks = emptyLab(width, height, 0)
  const covered = boxMean(boldness, width, height, radius)
  for (let channel = 0; channel < 3; channel += 1) {
    const bold = boldness.map(
      (share, place) =>
        share * (source.data[indexOf(source, place % width, (place / width) | 0) + channel] ?? 0),
    )
    const mean = boxMean(bold, width, height, radius)
    for (let place = 0; place < mean.length; place += 1) {
      const index = indexOf(marks, place % width, (place / width) | 0)
      const share = covered[place] ?? 0
      marks.data[index + channel] = share > 0 ? (mean[place] ?? 0) / share : 0
      marks.data[index + 3] = ramp(FAINT_DAB, OPAQUE_DAB, share)
    }
  }
  return marks
}

/**
 * Takes the marks off a picture, in place: their surroundings close over them, so that strokes do
 * not smear them before they are painted.
 */
export function liftMarks(
  picture: LabPicture,
  marks: LabPicture,
  care: Float32Array,
  factor: number,
): void {
  const { width, height } = picture
  const radius = Math.max(3, Math.round(SURROUNDING_GROUND * Math.max(width, height)))
  const share = new Float32Array(width * height)
  for (let place = 0; place < share.length; place += 1) {
    share[place] = marks.data[indexOf(marks, place % width, (place / width) | 0) + 3] ?? 0
  }
  // The soft border of a mark is part of it.
  const columns = Math.ceil(width / factor)
  const lifted = boxMean(share, width, height, radius >> 2).map((value, place) => {
    const row = Math.floor(((place / width) | 0) / factor)
    const kept = care[row * columns + Math.floor((place % width) / factor)] ?? 0
    return ramp(0, 0.15, value) * (1 - kept)
  })
  const ground = boxMean(
    lifted.map((value) => 1 - value),
    width,
    height,
    radius,
  )
  for (let channel = 0; channel < 3; channel += 1) {
    const weighted = lifted.map(
      (value, place) =>
        (1 - value) *
        (picture.data[indexOf(picture, place % width, (place / width) | 0) + channel] ?? 0),
    )
    const mean = boxMean(weighted, width, height, radius)
    for (let place = 0; place < mean.length; place += 1) {
      const around = ground[place] ?? 0
      if (lifted[place] === 0 || around < 0.02) continue
      const index = indexOf(picture, place % width, (place / width) | 0) + channel
      const value = picture.data[index] ?? 0
      picture.data[index] = value + (lifted[place] ?? 0) * ((mean[place] ?? 0) / around - value)
    }
  }
  fillMargin(picture)
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

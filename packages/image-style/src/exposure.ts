import { saturatedRed } from './grade-palette.ts'
import { guidedFilterCoefficients } from './guided-filter.ts'
import { fillMargin, fillSquaredNorms, indexOf, type LabPicture } from './lab-picture.ts'
import type { Exposure } from './presets.ts'
import { shrinkLab } from './resample.ts'

/** Long side, in pixels, of the picture on which the light is measured. */
const MEASURED_SIDE = 256
/**
 * Radius of the filter's windows there, and the variance below which a window counts as evenly lit.
 */
const FILTER_RADIUS = 24
const FILTER_EPSILON = 0.012
/** Keeps noise in dark colours from being amplified. */
const TOE = 0.1
const MAX_GAIN = 1.5
/**
 * Maximum lightness added to skin, since a dark face in a dark picture stays a dark face, and to a
 * saturated red, which has no lighter shade of the same chroma.
 */
const MAX_LIFT = 0.05

/** Skin mask, 0..1, at a whole fraction of the picture's size. */
export interface SkinMask {
  skin: Float32Array
  width: number
  factor: number
}

/**
 * Adjusts the exposure of a photograph towards a key, in place: its base layer, separated from its
 * detail by a guided filter (F. Durand and J. Dorsey, "Fast Bilateral Filtering for the Display of
 * High-Dynamic-Range Images", 2002, with the filter of He, Sun and Tang), is raised to one
 * exponent, so that shadows open without halos at edges. The exponent is the same everywhere, so
 * whatever is darker than something similar stays darker. Skin and saturated reds only take part
 * within narrow bounds.
 */
export function adjustExposure(
  picture: LabPicture,
  { key, lightest, darkest, detail }: Exposure,
  share: number,
  care?: SkinMask,
): void {
  const { width, height, data } = picture
  const factor = Math.max(1, Math.ceil(Math.max(width, height) / MEASURED_SIDE))
  const small = shrinkLab(picture, factor, 0)
  const light = Float32Array.from(
    { length: small.width * small.height },
    (_, index) => small.data[index * 4] ?? 0,
  )
  const line = guidedFilterCoefficients(
    light,
    light,
    small.width,
    small.height,
    FILTER_RADIUS,
    FILTER_EPSILON,
  )
  const middle = Math.min(Math.max(light.toSorted()[light.length >> 1] ?? 0.5, 0.05), 0.95)
  const targetExponent = Math.log(key) / Math.log(middle)
  const exponent = 1 + share * (Math.min(Math.max(targetExponent, lightest), darkest) - 1)
  const detailFactor = 1 - share * (1 - detail)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = indexOf(picture, x, y)
      const lightness = data[index] ?? 0
      const [slope, offset] = lineAt(
        line,
        small,
        (x + 0.5) / factor - 0.5,
        (y + 0.5) / factor - 0.5,
      )
      const base = Math.min(Math.max(slope * lightness + offset, 0), 1)
      const adjusted = base ** exponent + detailFactor * (lightness - base)
      const skin = care
        ? (care.skin[((y / care.factor) | 0) * care.width + ((x / care.factor) | 0)] ?? 0)
        : 0
      const bound = Math.max(skin, saturatedRed(data[index + 1] ?? 0, data[index + 2] ?? 0))
      const lit = adjusted - bound * Math.max(0, adjusted - lightness - MAX_LIFT)
      data[index] = Math.min(Math.max(lit, 0), 1)
      // A lightened colour keeps its saturation, which is chroma relative to lightness.
      const gain = Math.min(Math.max((lit + TOE) / (lightness + TOE), 0.6), MAX_GAIN)
      data[index + 1] = gain * (data[index + 1] ?? 0)
      data[index + 2] = gain * (data[index + 2] ?? 0)
    }
  }
  fillSquaredNorms(picture)
  fillMargin(picture)
}

/** Interpolates the line between the four measured positions around a point. */
function lineAt(
  { slope, offset }: { slope: Float32Array; offset: Float32Array },
  { width, height }: LabPicture,
  x: number,
  y: number,
): [slope: number, offset: number] {
  const left = Math.min(Math.max(x, 0), width - 1)
  const top = Math.min(Math.max(y, 0), height - 1)
  const column = left | 0
  const row = top | 0
  const tx = left - column
  const ty = top - row
  const index = row * width + column
  const right = column + 1 < width ? 1 : 0
  const below = row + 1 < height ? width : 0
  const mix = (plane: Float32Array) =>
    ((plane[index] ?? 0) * (1 - tx) + (plane[index + right] ?? 0) * tx) * (1 - ty) +
    ((plane[index + below] ?? 0) * (1 - tx) + (plane[index + below + right] ?? 0) * tx) * ty
  return [mix(slope), mix(offset)]
}

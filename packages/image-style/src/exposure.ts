import { guidedLine } from './guided-filter.ts'
import { fillMargin, fillSquares, indexOf, type LabPicture } from './lab-picture.ts'
import type { Exposure } from './presets.ts'
import { shrinkLab } from './resample.ts'

/** Long side, in pixels, of the picture on which light is measured. */
const MEASURED_SIDE = 256
/** Radius of the light's windows there, and the variance below which a window is of one light. */
const RADIUS = 24
const EPSILON = 0.012
/** The noise of a dark colour is not lit with it. */
const LIFT = 0.1
const MOST_GAIN = 1.5
/** Skin is opened by so much lightness at most: a dark face in a dark picture stays a dark face. */
const SKIN_LIFT = 0.05

/** Where a picture shows skin, 0..1, at a whole fraction of its size. */
export interface Care {
  skin: Float32Array
  width: number
  factor: number
}

/**
 * Leads the light of a photograph to a key, in place: its broad light, parted from its detail by a
 * guided filter (F. Durand and J. Dorsey, "Fast Bilateral Filtering for the Display of
 * High-Dynamic-Range Images", 2002, with the filter of He, Sun and Tang), is bent by one exponent, so
 * that shadows open while no edge gets a halo. The exponent is the same everywhere: what is darker
 * than something else of its kind stays darker. Skin takes part in it within narrow bounds only.
 */
export function leadExposure(
  picture: LabPicture,
  { key, lightest, darkest, detail }: Exposure,
  share: number,
  care?: Care,
): void {
  const { width, height, data } = picture
  const factor = Math.max(1, Math.ceil(Math.max(width, height) / MEASURED_SIDE))
  const small = shrinkLab(picture, factor, 0)
  const light = Float32Array.from(
    { length: small.width * small.height },
    (_, at) => small.data[at * 4] ?? 0,
  )
  const line = guidedLine(light, light, small.width, small.height, RADIUS, EPSILON)
  const middle = Math.min(Math.max(light.toSorted()[light.length >> 1] ?? 0.5, 0.05), 0.95)
  const wanted = Math.log(key) / Math.log(middle)
  const exponent = 1 + share * (Math.min(Math.max(wanted, lightest), darkest) - 1)
  const kept = 1 - share * (1 - detail)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = indexOf(picture, x, y)
      const own = data[at] ?? 0
      const [slope, offset] = lineAt(
        line,
        small,
        (x + 0.5) / factor - 0.5,
        (y + 0.5) / factor - 0.5,
      )
      const base = Math.min(Math.max(slope * own + offset, 0), 1)
      const bent = base ** exponent + kept * (own - base)
      const skin = care
        ? (care.skin[((y / care.factor) | 0) * care.width + ((x / care.factor) | 0)] ?? 0)
        : 0
      const lit = bent - skin * Math.max(0, bent - own - SKIN_LIFT)
      data[at] = Math.min(Math.max(lit, 0), 1)
      // A colour that is lit keeps its saturation, which is chroma by lightness.
      const gain = Math.min(Math.max((lit + LIFT) / (own + LIFT), 0.6), MOST_GAIN)
      data[at + 1] = gain * (data[at + 1] ?? 0)
      data[at + 2] = gain * (data[at + 2] ?? 0)
    }
  }
  fillSquares(picture)
  fillMargin(picture)
}

/** The line between the four measured places around one. */
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
  const at = row * width + column
  const right = column + 1 < width ? 1 : 0
  const below = row + 1 < height ? width : 0
  const mix = (plane: Float32Array) =>
    ((plane[at] ?? 0) * (1 - tx) + (plane[at + right] ?? 0) * tx) * (1 - ty) +
    ((plane[at + below] ?? 0) * (1 - tx) + (plane[at + below + right] ?? 0) * tx) * ty
  return [mix(slope), mix(offset)]
}

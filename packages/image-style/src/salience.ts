import { blurPlane } from './gaussian-blur.ts'
import { boxMean } from './guided-filter.ts'
import { type LabPicture, lightnessOf } from './lab-picture.ts'
import { ramp } from './ramp.ts'

/** Sizes of the spots that are looked for, as standard deviations and shares of the long side. */
const SPOT_SIZES = [0.005, 0.01]
/** Radius of their surroundings, as a share of the long side. */
const SURROUNDINGS_RADIUS = 0.06
/** Curvature times size squared, as lightness, from which a spot counts, and counts fully. */
const MIN_CONTRAST = 0.025
const CLEAR_CONTRAST = 0.06
/** How many times that of its surroundings it must be. */
const MIN_EXCESS = 5
const CLEAR_EXCESS = 10

/**
 * A mask of the spots that say what a picture shows, height × width floats 0..1 with soft borders: an
 * eye in fur, a letter on a wall, a button. A spot is darker or lighter than what is around it on all
 * sides: both eigenvalues of the Hessian have the same sign there (T. Lindeberg, "Feature Detection
 * with Automatic Scale Selection", 1998), as they do on no edge. It must stand out from its
 * surroundings: in leaves, gravel or a crowd there are spots everywhere, and none does.
 */
export function findSpots(photo: LabPicture): Float32Array {
  const { width, height } = photo
  const side = Math.max(width, height)
  const lightness = lightnessOf(photo)
  const found = new Float32Array(width * height)
  for (const share of SPOT_SIZES) {
    const size = Math.max(1, share * side)
    const spots = spotContrast(lightness, width, height, size)
    const usual = boxMean(spots, width, height, Math.round(SURROUNDINGS_RADIUS * side))
    const clear = spots.map(
      (value, index) =>
        ramp(MIN_CONTRAST, CLEAR_CONTRAST, value) *
        ramp(MIN_EXCESS, CLEAR_EXCESS, value / Math.max(usual[index] ?? 0, 1e-6)),
    )
    // As large as the spot itself.
    blurPlane(clear, width, height, size)
    for (let index = 0; index < found.length; index += 1) {
      found[index] = Math.max(found[index] ?? 0, Math.min(1, 4 * (clear[index] ?? 0)))
    }
  }
  return found
}

/** The smaller curvature where both have the same sign, times size squared; 0 elsewhere. */
function spotContrast(plane: Float32Array, width: number, height: number, size: number) {
  const smooth = plane.slice()
  blurPlane(smooth, width, height, size)
  const contrast = new Float32Array(width * height)
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const index = y * width + x
      const at = (dx: number, dy: number) => smooth[index + dy * width + dx] ?? 0
      const xx = at(1, 0) - 2 * at(0, 0) + at(-1, 0)
      const yy = at(0, 1) - 2 * at(0, 0) + at(0, -1)
      const xy = (at(1, 1) - at(1, -1) - at(-1, 1) + at(-1, -1)) / 4
      const mean = (xx + yy) / 2
      const spread = Math.hypot((xx - yy) / 2, xy)
      contrast[index] = size * size * Math.max(0, Math.abs(mean) - spread)
    }
  }
  return contrast
}

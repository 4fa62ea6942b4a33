import { blurPlane } from './gaussian-blur.ts'
import { hashAt } from './noise.ts'

/** Side of the sheet that is drawn; a larger picture repeats it mirrored. */
const SHEET = 512

/**
 * The height of a paper's surface: SHEET × SHEET floats about 0 with deviation 1, made of a fine tooth
 * and broader felt marks.
 */
export interface Paper {
  heightAt(x: number, y: number): number
}

/** `scale` is 1 for a picture of 1024 × 1024: the tooth of the paper grows with the picture. */
export function makePaper(scale: number, seed: number): Paper {
  const sheet = noisePlane(0.9 * scale + 0.2, seed)
  const felt = noisePlane(3.2 * scale, seed + 1)
  for (let at = 0; at < sheet.length; at += 1) {
    sheet[at] = 0.7 * (sheet[at] ?? 0) + 0.7 * (felt[at] ?? 0)
  }
  const mirrored = (place: number) => {
    const within = place % (2 * SHEET)
    return within < SHEET ? within : 2 * SHEET - 1 - within
  }
  return { heightAt: (x, y) => sheet[mirrored(y) * SHEET + mirrored(x)] ?? 0 }
}

/** White noise blurred by `sigma` pixels and brought to deviation 1. */
function noisePlane(sigma: number, seed: number): Float32Array {
  const plane = Float32Array.from({ length: SHEET * SHEET }, (_, at) => hashAt(at, 5, seed) - 0.5)
  blurPlane(plane, SHEET, SHEET, sigma)
  let squares = 0
  for (let at = 0; at < plane.length; at += 1) squares += (plane[at] ?? 0) ** 2
  const gain = 1 / Math.sqrt(squares / plane.length)
  return plane.map((value) => value * gain)
}

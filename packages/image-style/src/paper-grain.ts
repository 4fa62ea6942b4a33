import { blurPlane } from './gaussian-blur.ts'
import { hashAt } from './noise.ts'

/** Side of the sheet that is generated; a larger picture repeats it seamlessly. */
const SHEET_SIDE = 512

/**
 * The height of a paper's surface, with zero mean and unit standard deviation: a fine tooth and
 * broader felt marks.
 */
export interface Paper {
  heightAt(x: number, y: number): number
}

/** `scale` is 1 for a picture of 1024 × 1024: the tooth of the paper scales with the picture. */
export function makePaper(scale: number, seed: number): Paper {
  const sheet = noiseSheet(0.9 * scale + 0.2, seed)
  const felt = noiseSheet(2.4 * scale, seed + 1)
  for (let index = 0; index < sheet.length; index += 1) {
    sheet[index] = 0.85 * (sheet[index] ?? 0) + 0.5 * (felt[index] ?? 0)
  }
  return { heightAt: (x, y) => sheet[(y % SHEET_SIDE) * SHEET_SIDE + (x % SHEET_SIDE)] ?? 0 }
}

/**
 * White noise blurred by `sigma` pixels and normalised to unit standard deviation: SHEET × SHEET
 * floats.
 */
function noiseSheet(sigma: number, seed: number): Float32Array {
  // Opposite sides match: it is cut out of a blurred plane that repeats.
  const edge = Math.ceil(4 * sigma)
  const side = SHEET_SIDE + 2 * edge
  const plane = Float32Array.from({ length: side * side }, (_, index) => {
    const x = ((index % side) + SHEET_SIDE - edge) % SHEET_SIDE
    const y = (Math.floor(index / side) + SHEET_SIDE - edge) % SHEET_SIDE
    return hashAt(x, y, seed) - 0.5
  })
  blurPlane(plane, side, side, sigma)
  const sheet = Float32Array.from({ length: SHEET_SIDE * SHEET_SIDE }, (_, index) => {
    return plane[(Math.floor(index / SHEET_SIDE) + edge) * side + (index % SHEET_SIDE) + edge] ?? 0
  })
  let squares = 0
  for (let index = 0; index < sheet.length; index += 1) squares += (sheet[index] ?? 0) ** 2
  const gain = 1 / Math.sqrt(squares / sheet.length)
  return sheet.map((value) => value * gain)
}

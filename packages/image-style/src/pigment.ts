import { blurPlane } from './gaussian-blur.ts'
import { indexOf, type LabPicture } from './lab-picture.ts'
import { layeredNoise } from './noise.ts'
import type { Paper } from './paper-grain.ts'
import type { Preset } from './presets.ts'

/** Uneven washes are computed on every n-th pixel: they have no finer detail. */
const SAMPLE_STEP = 8

/**
 * The density of transparent pigment, after A. Bousseau, M. Kaplan, J. Thollot and F. Sillion,
 * "Interactive Watercolor Rendering with Temporal Coherence and Abstraction" (2006): water flow
 * (large, turbulent), granulation in the paper's hollows, and rims where a wash dried, here the
 * dark sides of the canvas's soft edges. Returns height × width floats around 1.
 */
export function pigmentDensity(
  canvas: LabPicture,
  wash: Preset['wash'],
  paper: Paper,
  scale: number,
  seed: number,
): Float32Array {
  const { width, height, data } = canvas
  const density = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1) {
    let from = indexOf(canvas, 0, y)
    for (let x = 0; x < width; x += 1, from += 4) density[y * width + x] = data[from] ?? 0
  }
  blurPlane(density, width, height, 3.2 * scale)
  const water = turbulence(width, height, scale, seed)
  const columns = Math.ceil(width / SAMPLE_STEP) + 1
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / SAMPLE_STEP) * columns
    const ty = (y % SAMPLE_STEP) / SAMPLE_STEP
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x
      const rim = Math.min(
        Math.max((density[index] ?? 0) - (data[indexOf(canvas, x, y)] ?? 0), 0),
        0.08,
      )
      const sampleIndex = row + ((x / SAMPLE_STEP) | 0)
      const tx = (x % SAMPLE_STEP) / SAMPLE_STEP
      const upper = (water[sampleIndex] ?? 0) * (1 - tx) + (water[sampleIndex + 1] ?? 0) * tx
      const lower =
        (water[sampleIndex + columns] ?? 0) * (1 - tx) +
        (water[sampleIndex + columns + 1] ?? 0) * tx
      density[index] =
        1 +
        wash.edges * 10 * rim +
        wash.turbulence * (upper * (1 - ty) + lower * ty) -
        wash.granulation * 0.25 * paper.heightAt(x, y)
    }
  }
  return density
}

/** Noise with a mean of about 0, -1..1, on every COARSE-th pixel plus one row and one column. */
function turbulence(width: number, height: number, scale: number, seed: number): Float32Array {
  const columns = Math.ceil(width / SAMPLE_STEP) + 1
  const rows = Math.ceil(height / SAMPLE_STEP) + 1
  const size = 110 * scale
  return Float32Array.from({ length: columns * rows }, (_, index) => {
    const x = ((index % columns) * SAMPLE_STEP) / size
    const y = (Math.floor(index / columns) * SAMPLE_STEP) / size
    return 2 * layeredNoise(x, y, seed, 4) - 1
  })
}

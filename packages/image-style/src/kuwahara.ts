import type { FlowField } from './flow-field.ts'
import { emptyLab, fillMargin, fillSquaredNorms, indexOf, type LabPicture } from './lab-picture.ts'

const SECTOR_COUNT = 8
const ANGLE_COUNT = 32
const SHAPE_COUNT = 4
/** Reach of the filter as shares of its full radius, from busy areas to calm ones. */
const REACH_SHARES = [0.6, 0.8, 1]

/** The ellipse's long and short axes are radius × (α + A) / α and its inverse. */
const ECCENTRICITY = 1
/**
 * Overlap of two sectors at the centre, and the angle to which a sector extends (2010, section 3).
 */
const CENTRE_OVERLAP = 1 / 3
const SECTOR_END = 0.58
/**
 * Standard deviation (OKLab) above which sectors compete: below it, all of them count, and noise is
 * smoothed. It grows with the noise: the half-size derivative of white noise is about a third of
 * its deviation.
 */
const CALM_DEVIATION = 0.02
const DEVIATION_PER_GRADIENT = 3

/**
 * The data that guides the filter; planes of the flow's size, that of the picture or a whole
 * fraction of it.
 */
export interface Guide {
  flow: FlowField
  /** How busy the area is, 0..1: the reach shrinks as it grows. */
  detail: Float32Array
  /** Gradient of the picture's noise. */
  noise: number
}

/**
 * All kernels of the filter, one after the other: for each reach, shape and angle, eight sectors of
 * taps. `starts` has 8 entries per kernel and a final one at the end.
 */
interface Kernels {
  starts: Int32Array
  /** Offset in floats from the pixel's first float, and the tap's weight; each sector sums to 1. */
  offsets: Int32Array
  weights: Float32Array
}

/** Maximum extent of a kernel with this radius, in pixels. */
export const kuwaharaMargin = (radius: number): number =>
  Math.ceil(radius * (1 + 1 / ECCENTRICITY)) + 1

const SECTOR_CURVATURE = (CENTRE_OVERLAP + Math.cos(SECTOR_END)) / Math.sin(SECTOR_END) ** 2
const sectorAxes = Array.from({ length: SECTOR_COUNT }, (_, sector) => {
  const turn = (sector * 2 * Math.PI) / SECTOR_COUNT
  return { cos: Math.cos(turn), sin: Math.sin(turn) }
})

/** Weight of a sector at (u, v) in the unit disk: a squared parabola under a Gaussian. */
function sectorWeight(sector: number, u: number, v: number): number {
  const { cos, sin } = sectorAxes[sector] ?? { cos: 1, sin: 0 }
  const across = v * cos - u * sin
  const parabola = Math.max(
    0,
    u * cos + v * sin + CENTRE_OVERLAP - SECTOR_CURVATURE * across * across,
  )
  return parabola * parabola * Math.exp(-3.125 * (u * u + v * v))
}

/** Adds the taps of one sector for a radius, an anisotropy 0..1 and an angle. */
function addSector(
  { starts, offsets, weights }: GrowingKernels,
  sector: number,
  radius: number,
  anisotropy: number,
  angle: number,
  stride: number,
): void {
  const stretch = (ECCENTRICITY + anisotropy) / ECCENTRICITY
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const reach = Math.ceil(radius * stretch)
  const first = weights.length
  let sum = 0
  for (let y = -reach; y <= reach; y += 1) {
    for (let x = -reach; x <= reach; x += 1) {
      const u = (x * cos + y * sin) / (radius * stretch)
      const v = ((y * cos - x * sin) * stretch) / radius
      if (u * u + v * v > 1) continue
      const weight = sectorWeight(sector, u, v)
      if (weight < 1e-3) continue
      offsets.push(y * stride + x * 4)
      weights.push(weight)
      sum += weight
    }
  }
  for (let tap = first; tap < weights.length; tap += 1) weights[tap] = (weights[tap] ?? 0) / sum
  starts.push(offsets.length)
}

interface GrowingKernels {
  starts: number[]
  offsets: number[]
  weights: number[]
}

function buildKernels(radius: number, stride: number): Kernels {
  const kernels: GrowingKernels = { starts: [0], offsets: [], weights: [] }
  for (const reach of REACH_SHARES) {
    for (let shape = 0; shape < SHAPE_COUNT; shape += 1) {
      for (let turn = 0; turn < ANGLE_COUNT; turn += 1) {
        for (let sector = 0; sector < SECTOR_COUNT; sector += 1) {
          const angle = (turn * Math.PI) / ANGLE_COUNT
          addSector(kernels, sector, radius * reach, shape / (SHAPE_COUNT - 1), angle, stride)
        }
      }
    }
  }
  return {
    starts: Int32Array.from(kernels.starts),
    offsets: Int32Array.from(kernels.offsets),
    weights: Float32Array.from(kernels.weights),
  }
}

/**
 * Anisotropic Kuwahara filter: J. E. Kyprianidis, H. Kang and J. Döllner (2009), with the
 * polynomial sector weights of J. E. Kyprianidis, A. Semmo, H. Kang and J. Döllner, "Anisotropic
 * Kuwahara Filtering with Polynomial Weighting Functions" (2010). Each pixel becomes the mean of
 * the calmest of eight sectors of an ellipse aligned with the flow: regions become flat, edges
 * stay.
 *
 * Kernels are not computed per pixel but taken from a table of 32 angles, 4 shapes and 3 reaches,
 * in which every sector lists only the taps with a weight.
 *
 * `radius` is in pixels of `picture`, whose margin must be `kuwaharaMargin(radius)` or more and
 * whose squares must be filled. The result has `margin`.
 */
export function kuwaharaFilter(
  picture: LabPicture,
  { flow, detail, noise }: Guide,
  radius: number,
  margin: number,
): LabPicture {
  const { width, height, data, stride } = picture
  const painted = emptyLab(width, height, margin)
  const result = painted.data
  const { starts, offsets, weights } = buildKernels(radius, stride)
  const factor = Math.ceil(width / flow.width)
  const calm = 1 / Math.max(CALM_DEVIATION, DEVIATION_PER_GRADIENT * noise) ** 2
  for (let y = 0; y < height; y += 1) {
    const flowRow = Math.floor(y / factor) * flow.width
    for (let x = 0; x < width; x += 1) {
      const place = flowRow + ((x / factor) | 0)
      const turn = ((((flow.angle[place] ?? 0) * ANGLE_COUNT) / Math.PI + 0.5) | 0) % ANGLE_COUNT
      const shape = ((flow.anisotropy[place] ?? 0) * (SHAPE_COUNT - 1) + 0.5) | 0
      const reach = ((1 - (detail[place] ?? 0)) * (REACH_SHARES.length - 1) + 0.5) | 0
      const kernel = ((reach * SHAPE_COUNT + shape) * ANGLE_COUNT + turn) * SECTOR_COUNT
      const pixel = indexOf(picture, x, y)
      let sumL = 0
      let sumA = 0
      let sumB = 0
      let total = 0
      for (let sector = 0; sector < SECTOR_COUNT; sector += 1) {
        const end = starts[kernel + sector + 1] ?? 0
        let l = 0
        let a = 0
        let b = 0
        let squares = 0
        for (let tap = starts[kernel + sector] ?? 0; tap < end; tap += 1) {
          const index = pixel + (offsets[tap] ?? 0)
          const weight = weights[tap] ?? 0
          l += weight * (data[index] ?? 0)
          a += weight * (data[index + 1] ?? 0)
          b += weight * (data[index + 2] ?? 0)
          squares += weight * (data[index + 3] ?? 0)
        }
        const variance = Math.max(0, squares - l * l - a * a - b * b) * calm
        const squared = variance * variance
        // The paper's exponent q = 8 on the standard deviation.
        const share = 1 / (1 + squared * squared)
        sumL += share * l
        sumA += share * a
        sumB += share * b
        total += share
      }
      const to = indexOf(painted, x, y)
      result[to] = sumL / total
      result[to + 1] = sumA / total
      result[to + 2] = sumB / total
    }
  }
  fillSquaredNorms(painted)
  fillMargin(painted)
  return painted
}

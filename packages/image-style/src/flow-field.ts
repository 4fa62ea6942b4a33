import { blurPlane } from './gaussian-blur.ts'
import { indexOf, type LabPicture } from './lab-picture.ts'
import { smoothNoise } from './noise.ts'

/**
 * The structure tensor of a picture (J. Bigün and G. Granlund 1987; in colour after S. Di Zenzo
 * 1986): for each pixel the sums over L, a and b of the squared derivatives. height × width floats
 * each.
 */
export interface StructureTensor {
  width: number
  height: number
  xx: Float32Array
  xy: Float32Array
  yy: Float32Array
}

/**
 * The direction of the picture's edges, after J. E. Kyprianidis, H. Kang and J. Döllner, "Image and
 * Video Abstraction by Anisotropic Kuwahara Filtering" (2009), section 3.1. height × width floats
 * each.
 */
export interface FlowField {
  width: number
  height: number
  /**
   * Angle of the tangent, perpendicular to the gradient: 0..π, 0 to the right, increasing
   * downwards.
   */
  angle: Float32Array
  /** How much one direction dominates: 0 not at all, 1 completely. */
  anisotropy: Float32Array
  /** Square root of the tensor's trace: the gradient magnitude, in OKLab distance per pixel. */
  energy: Float32Array
}

function emptyTensor(width: number, height: number): StructureTensor {
  const size = width * height
  return {
    width,
    height,
    xx: new Float32Array(size),
    xy: new Float32Array(size),
    yy: new Float32Array(size),
  }
}

/**
 * Derivatives by the 3 × 3 filter of H. Scharr (2000), which measures gradient angles accurately.
 * Needs a margin of one.
 */
export function structureTensor(picture: LabPicture): StructureTensor {
  const { width, height, stride, data } = picture
  const tensor = emptyTensor(width, height)
  let to = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = indexOf(picture, x, y)
      let xx = 0
      let xy = 0
      let yy = 0
      for (let channel = 0; channel < 3; channel += 1) {
        const index = pixel + channel
        const upperLeft = data[index - stride - 4] ?? 0
        const upperRight = data[index - stride + 4] ?? 0
        const lowerLeft = data[index + stride - 4] ?? 0
        const lowerRight = data[index + stride + 4] ?? 0
        const dx =
          (3 * (upperRight - upperLeft + lowerRight - lowerLeft) +
            10 * ((data[index + 4] ?? 0) - (data[index - 4] ?? 0))) /
          32
        const dy =
          (3 * (lowerLeft - upperLeft + lowerRight - upperRight) +
            10 * ((data[index + stride] ?? 0) - (data[index - stride] ?? 0))) /
          32
        xx += dx * dx
        xy += dx * dy
        yy += dy * dy
      }
      tensor.xx[to] = xx
      tensor.xy[to] = xy
      tensor.yy[to] = yy
      to += 1
    }
  }
  return tensor
}

/** Smooths in place: neighbours agree on a direction, whereas single pixels are noise. */
export function smoothTensor(tensor: StructureTensor, sigma: number): void {
  const { width, height, xx, xy, yy } = tensor
  for (const plane of [xx, xy, yy]) blurPlane(plane, width, height, sigma)
}

/** Eigen-analysis: the tangent is the eigenvector of the smaller eigenvalue. */
export function flowOf(tensor: StructureTensor): FlowField {
  const { width, height, xx, xy, yy } = tensor
  const size = width * height
  const flow: FlowField = {
    width,
    height,
    angle: new Float32Array(size),
    anisotropy: new Float32Array(size),
    energy: new Float32Array(size),
  }
  for (let index = 0; index < size; index += 1) {
    const e = xx[index] ?? 0
    const f = xy[index] ?? 0
    const g = yy[index] ?? 0
    const trace = e + g
    const spread = Math.sqrt((e - g) * (e - g) + 4 * f * f)
    // The gradient is at half the angle of (e - g, 2 f); the tangent is perpendicular to it.
    const across = 0.5 * Math.atan2(2 * f, e - g)
    flow.angle[index] = across < 0 ? across + Math.PI / 2 : (across + Math.PI / 2) % Math.PI
    // Below the gradient of faint noise, no direction counts.
    flow.anisotropy[index] = spread / (trace + 1e-6)
    flow.energy[index] = Math.sqrt(trace)
  }
  return flow
}

/**
 * Mean of blocks of `factor` × `factor`; an incomplete last block is the mean of the pixels that it
 * has.
 */
export function shrinkTensor(tensor: StructureTensor, factor: number): StructureTensor {
  const small = emptyTensor(Math.ceil(tensor.width / factor), Math.ceil(tensor.height / factor))
  for (const plane of ['xx', 'xy', 'yy'] as const) {
    const from = tensor[plane]
    const to = small[plane]
    for (let y = 0; y < tensor.height; y += 1) {
      const row = Math.floor(y / factor) * small.width
      const rows = Math.min(factor, tensor.height - Math.floor(y / factor) * factor)
      for (let x = 0; x < tensor.width; x += 1) {
        const column = Math.floor(x / factor)
        const columns = Math.min(factor, tensor.width - column * factor)
        const index = row + column
        to[index] = (to[index] ?? 0) + (from[y * tensor.width + x] ?? 0) / (rows * columns)
      }
    }
  }
  return small
}

/**
 * Gradient (as `energy`) below which a region is flat: there, strokes follow the hand's own
 * direction.
 */
const FLAT_GRADIENT = 0.004

/**
 * A smooth direction field for the brush, from the tensor of a picture so small that noise is
 * averaged out and slow gradients count: the direction of the surroundings; if they are ambiguous,
 * that of wider surroundings; and if nothing has a direction, the slow sweep of a hand (`seed`).
 * The three are added as tensors, so that opposite directions do not cancel out. `sigma` is in
 * pixels of `tensor`, which is overwritten; `energy` comes from `steepness`, a tensor of the same
 * size.
 */
export function brushFlow(
  tensor: StructureTensor,
  steepness: StructureTensor,
  sigma: number,
  seed: number,
): FlowField {
  const { width, height, xx, xy, yy } = tensor
  smoothTensor(tensor, sigma)
  normalise(tensor)
  const wide = { ...tensor, xx: xx.slice(), xy: xy.slice(), yy: yy.slice() }
  smoothTensor(wide, sigma * 5)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x
      const sweep = smoothNoise(x / (sigma * 12), y / (sigma * 12), seed)
      // Around a rising diagonal, as a right-handed painter's; the tensor of the gradient
      // perpendicular to it.
      const across = 2 * (-0.35 + 1.1 * (sweep - 0.5) + Math.PI / 2)
      const handXx = 0.5 + 0.5 * Math.cos(across)
      const handXy = 0.5 * Math.sin(across)
      xx[index] = (xx[index] ?? 0) + 0.5 * (wide.xx[index] ?? 0) + 0.12 * handXx
      xy[index] = (xy[index] ?? 0) + 0.5 * (wide.xy[index] ?? 0) + 0.12 * handXy
      yy[index] = (yy[index] ?? 0) + 0.5 * (wide.yy[index] ?? 0) + 0.12 * (1 - handXx)
    }
  }
  smoothTensor(steepness, sigma)
  return { ...flowOf(tensor), energy: flowOf(steepness).energy }
}

/** Scales each tensor so that a steep gradient weighs little more than a moderate one. */
function normalise({ xx, xy, yy }: StructureTensor): void {
  for (let index = 0; index < xx.length; index += 1) {
    const scale = 1 / ((xx[index] ?? 0) + (yy[index] ?? 0) + FLAT_GRADIENT * FLAT_GRADIENT)
    xx[index] = (xx[index] ?? 0) * scale
    xy[index] = (xy[index] ?? 0) * scale
    yy[index] = (yy[index] ?? 0) * scale
  }
}

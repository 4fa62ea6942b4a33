import { fillMargin, indexOf, type LabPicture } from './lab-picture.ts'

/** Lightness step between neighbours from which an edge shows stairs. */
const STAIR_STEP = 0.06
/** Radius, in pixels, of the surroundings whose gradients decide an edge's direction. */
const DIRECTION_RADIUS = 2
/** Distances, in pixels, at which an edge is sampled along its direction, and their weights. */
const SAMPLES = [
  [1, 0.9],
  [2, 0.7],
  [3, 0.45],
  [4, 0.2],
] as const

/**
 * Removes the stairs of hard edges, in place: each pixel beside a strong step becomes a mean of the
 * colours along the edge. A short line integral along the edge is the last step of H. Winnemöller,
 * J. E. Kyprianidis and S. C. Olsen, "XDoG" (2012), and of J. E. Kyprianidis and H. Kang, "Image
 * and Video Abstraction by Coherence-Enhancing Filtering" (2011). The direction is the minor
 * eigenvector of the structure tensor around the pixel, at full size, so that small letters keep
 * their shape. Where no direction prevails, as at a corner or on a dot, nothing changes. The fourth
 * float is left alone. The picture's margin must be at least 4.
 */
export function smoothEdges(picture: LabPicture): void {
  const { width, height, data, stride } = picture
  const source = data.slice()
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = indexOf(picture, x, y)
      const l = source[pixel] ?? 0
      const step = Math.max(
        Math.abs((source[pixel - 4] ?? 0) - l),
        Math.abs((source[pixel + 4] ?? 0) - l),
        Math.abs((source[pixel - stride] ?? 0) - l),
        Math.abs((source[pixel + stride] ?? 0) - l),
      )
      if (step < STAIR_STEP) continue
      const { cos, sin, coherence } = directionAt(source, pixel, stride)
      const share = coherence * Math.min(1, (step - STAIR_STEP) / STAIR_STEP)
      if (share === 0) continue
      averageAlong(source, data, pixel, stride, cos, sin, share)
    }
  }
  fillMargin(picture)
}

/** The direction of the edge at a pixel, and how clear it is, 0..1. */
function directionAt(data: Float32Array, pixel: number, stride: number) {
  let xx = 0
  let xy = 0
  let yy = 0
  for (let dy = -DIRECTION_RADIUS; dy <= DIRECTION_RADIUS; dy += 1) {
    for (let dx = -DIRECTION_RADIUS; dx <= DIRECTION_RADIUS; dx += 1) {
      const index = pixel + dy * stride + 4 * dx
      const gx = (data[index + 4] ?? 0) - (data[index - 4] ?? 0)
      const gy = (data[index + stride] ?? 0) - (data[index - stride] ?? 0)
      const weight = 1 / (1 + dx * dx + dy * dy)
      xx += weight * gx * gx
      xy += weight * gx * gy
      yy += weight * gy * gy
    }
  }
  const spread = Math.sqrt((xx - yy) * (xx - yy) + 4 * xy * xy)
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy) + Math.PI / 2
  return {
    cos: Math.cos(angle),
    sin: Math.sin(angle),
    coherence: Math.min(Math.max((2 * spread) / (xx + yy + 1e-9) - 0.6, 0), 1),
  }
}

function averageAlong(
  source: Float32Array,
  target: Float32Array,
  pixel: number,
  stride: number,
  cos: number,
  sin: number,
  share: number,
): void {
  for (let channel = pixel; channel < pixel + 3; channel += 1) {
    const value = source[channel] ?? 0
    let sum = value
    let total = 1
    for (const [distance, weight] of SAMPLES) {
      for (let side = -1; side <= 1; side += 2) {
        const sx = side * distance * cos
        const sy = side * distance * sin
        const left = Math.floor(sx)
        const top = Math.floor(sy)
        const tx = sx - left
        const ty = sy - top
        const index = channel + top * stride + 4 * left
        const upper = (source[index] ?? 0) * (1 - tx) + (source[index + 4] ?? 0) * tx
        const lower =
          (source[index + stride] ?? 0) * (1 - tx) + (source[index + stride + 4] ?? 0) * tx
        sum += weight * (upper * (1 - ty) + lower * ty)
        total += weight
      }
    }
    target[channel] = value + share * (sum / total - value)
  }
}

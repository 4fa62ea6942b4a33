import type { FlowField } from './flow-field.ts'
import { localContrast } from './gaussian-blur.ts'
import { boxMean } from './guided-filter.ts'
import { indexOf, type LabPicture, lightnessOf } from './lab-picture.ts'
import { smoothNoise } from './noise.ts'
import { ramp } from './ramp.ts'

export interface LineStyle {
  /** Standard deviation of the narrow Gaussian, in pixels. */
  width: number
  /** Lightness step at which a line starts to show. */
  threshold: number
  /** Steepness of the response's threshold (φ of XDoG), per lightness. */
  crispness: number
  seed: number
}

/** Radius within which an edge must be sharp, as a share of the long side. */
const FOCUS_RADIUS = 0.006
/** Fine contrast, as lightness, below which nothing is in focus, and from which everything is. */
const BLURRED_CONTRAST = 0.008
const SHARP_CONTRAST = 0.022

/**
 * How sharp a photograph is at each position, height × width floats: 0 in a blurred background or a
 * soft cloud, which have edges only after the simplification, and 1 where something is in focus.
 */
export function findFocus(photo: LabPicture): Float32Array {
  const { width, height } = photo
  const fine = localContrast(lightnessOf(photo), width, height, 1)
  const radius = Math.max(2, Math.round(FOCUS_RADIUS * Math.max(width, height)))
  return boxMean(fine, width, height, radius).map((value) =>
    ramp(BLURRED_CONTRAST, SHARP_CONTRAST, value),
  )
}

/** Length along which the hand's pressure varies, in widths of the line. */
const PRESSURE_LENGTH = 24

/**
 * Ratio of the two Gaussians' standard deviations, a common choice since Marr and Hildreth (1980).
 */
const SIGMA_RATIO = 1.6
/** Gradient below which no lines are drawn. */
const FLAT_GRADIENT = 0.004
/** Contrast of hue and chroma as a share of contrast of lightness. */
const HUE_WEIGHT = 0.8
/** How far a line is followed along the flow, in standard deviations of the narrow Gaussian. */
const FLOW_REACH = 4

/**
 * Lines along the dark sides of edges: the flow-based difference of Gaussians of H. Kang, S. Lee
 * and C. Chui, "Coherent Line Drawing" (2007), in its separable form with the soft threshold of H.
 * Winnemöller, J. E. Kyprianidis and S. C. Olsen, "XDoG: An eXtended Difference-of-Gaussians
 * Compendium" (2012). A difference of Gaussians is taken across the flow, of the lightness and, with
 * less weight, of the hue, and averaged along it, so that lines are long and dust produces none.
 * Blurred and crowded areas get none.
 *
 * The picture's margin must be `lineMargin(width)`; `focus` has the flow's size. Returns height ×
 * width floats: 0 no line, 1 full ink.
 */
export function drawLines(
  picture: LabPicture,
  flow: FlowField,
  focus: Float32Array,
  style: LineStyle,
): Float32Array {
  const { width } = style
  const across = differencesAcross(picture, flow, width)
  const lines = linesAlong(picture, flow, across, style)
  dropBlurred(lines, picture, flow, focus)
  thinOut(lines, picture, width)
  return lines
}

/** Removes lines, in place, where nothing is in focus. */
function dropBlurred(
  lines: Float32Array,
  { width, height }: LabPicture,
  flow: FlowField,
  focus: Float32Array,
): void {
  const factor = Math.ceil(width / flow.width)
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / factor) * flow.width
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x
      lines[index] = (lines[index] ?? 0) * (focus[row + ((x / factor) | 0)] ?? 0)
    }
  }
}

/** Radius of a line's surroundings as a share of the long side, and its minimum in line widths. */
const SURROUNDINGS_RADIUS = 0.03
const MIN_SURROUNDINGS = 14
/** Share of the surroundings covered by lines at which they become fainter, and disappear. */
const FULL_DENSITY = 0.08
const TEXTURE_DENSITY = 0.18

/**
 * Makes lines fainter, in place, where they are dense: a hand draws the outline of a tree, a crowd
 * or a gravel path, and not each leaf, head and stone.
 */
function thinOut(lines: Float32Array, { width, height }: LabPicture, lineWidth: number): void {
  const radius = Math.round(
    Math.max(MIN_SURROUNDINGS * lineWidth, SURROUNDINGS_RADIUS * Math.max(width, height)),
  )
  const density = boxMean(lines, width, height, radius)
  for (let index = 0; index < lines.length; index += 1) {
    const crowding = ramp(FULL_DENSITY, TEXTURE_DENSITY, density[index] ?? 0)
    lines[index] = (lines[index] ?? 0) * (1 - crowding)
  }
}

export const lineMargin = (width: number): number => Math.ceil(2.5 * SIGMA_RATIO * width) + 2

/** Taps 0..n of the difference of two Gaussians, which sums to 0 over both sides. */
function differenceKernel(sigma: number): Float64Array {
  const radius = Math.ceil(2.5 * SIGMA_RATIO * sigma)
  const gaussian = (deviation: number) => {
    const taps = Float64Array.from({ length: radius + 1 }, (_, index) =>
      Math.exp(-(index * index) / (2 * deviation * deviation)),
    )
    const sum = 2 * taps.reduce((total, tap) => total + tap, 0) - 1
    return taps.map((tap) => tap / sum)
  }
  const wide = gaussian(SIGMA_RATIO * sigma)
  return gaussian(sigma).map((tap, index) => tap - (wide[index] ?? 0))
}

function differencesAcross(picture: LabPicture, flow: FlowField, sigma: number): Float32Array {
  const { width, height, data, stride } = picture
  const kernel = differenceKernel(sigma)
  const factor = Math.ceil(width / flow.width)
  const found = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = Math.floor(y / factor) * flow.width + ((x / factor) | 0)
      if ((flow.energy[place] ?? 0) < FLAT_GRADIENT) continue
      const angle = flow.angle[place] ?? 0
      const nx = -Math.sin(angle)
      const ny = Math.cos(angle)
      const pixel = indexOf(picture, x, y)
      const centre = kernel[0] ?? 0
      let lightness = centre * (data[pixel] ?? 0)
      let a = centre * (data[pixel + 1] ?? 0)
      let b = centre * (data[pixel + 2] ?? 0)
      for (let offset = 1; offset < kernel.length; offset += 1) {
        const weight = kernel[offset] ?? 0
        for (let side = -offset; side <= offset; side += 2 * offset) {
          const sx = side * nx
          const sy = side * ny
          const left = Math.floor(sx)
          const top = Math.floor(sy)
          const tx = sx - left
          const ty = sy - top
          const index = pixel + top * stride + left * 4
          const below = index + stride
          const upperLeft = weight * (1 - tx) * (1 - ty)
          const upperRight = weight * tx * (1 - ty)
          const lowerLeft = weight * (1 - tx) * ty
          const lowerRight = weight * tx * ty
          lightness +=
            upperLeft * (data[index] ?? 0) +
            upperRight * (data[index + 4] ?? 0) +
            lowerLeft * (data[below] ?? 0) +
            lowerRight * (data[below + 4] ?? 0)
          a +=
            upperLeft * (data[index + 1] ?? 0) +
            upperRight * (data[index + 5] ?? 0) +
            lowerLeft * (data[below + 1] ?? 0) +
            lowerRight * (data[below + 5] ?? 0)
          b +=
            upperLeft * (data[index + 2] ?? 0) +
            upperRight * (data[index + 6] ?? 0) +
            lowerLeft * (data[below + 2] ?? 0) +
            lowerRight * (data[below + 6] ?? 0)
        }
      }
      // A line separates hues of the same lightness too; neither side of those is the darker one.
      found[y * width + x] = lightness - HUE_WEIGHT * Math.sqrt(a * a + b * b)
    }
  }
  return found
}

function linesAlong(
  { width, height }: LabPicture,
  flow: FlowField,
  across: Float32Array,
  { width: sigma, threshold, crispness, seed }: LineStyle,
): Float32Array {
  const factor = Math.ceil(width / flow.width)
  const steps = Math.max(2, Math.round(FLOW_REACH * sigma))
  const lines = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const response = across[y * width + x] ?? 0
      // Averaging along the flow hardly ever turns a bright side into a line.
      if (response > -0.2 * threshold) continue
      let sum = response
      let weights = 1
      for (const direction of [1, -1]) {
        let px = x
        let py = y
        let lastX = 0
        let lastY = 0
        for (let step = 1; step <= steps; step += 1) {
          const place = Math.floor(py / factor) * flow.width + ((px / factor) | 0)
          const angle = flow.angle[place] ?? 0
          let dx = Math.cos(angle)
          let dy = Math.sin(angle)
          const isReversed = step === 1 ? direction < 0 : dx * lastX + dy * lastY < 0
          if (isReversed) {
            dx = -dx
            dy = -dy
          }
          px += dx
          py += dy
          if (px < 0 || py < 0 || px > width - 1 || py > height - 1) break
          lastX = dx
          lastY = dy
          const weight = 1 - step / (steps + 1)
          sum += weight * (across[Math.round(py) * width + Math.round(px)] ?? 0)
          weights += weight
        }
      }
      // The hand presses harder in some places, and lifts in others.
      const pressure =
        0.4 + 1.2 * smoothNoise(x / (PRESSURE_LENGTH * sigma), y / (PRESSURE_LENGTH * sigma), seed)
      const depth = -sum / weights - threshold * pressure
      if (depth > 0) lines[y * width + x] = Math.tanh(crispness * depth)
    }
  }
  return lines
}

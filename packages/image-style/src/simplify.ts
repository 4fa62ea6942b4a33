import type { FlowField } from './flow-field.ts'
import { blurPlane } from './gaussian-blur.ts'
import { emptyLab, fillMargin, fillSquaredNorms, indexOf, type LabPicture } from './lab-picture.ts'

export interface Flattening {
  /** Shapes smaller than this many pixels are left out. */
  radius: number
  /** OKLab distance up to which neighbours merge into one region. */
  range: number
}

/** Iterations that recover large shapes, and iterations that flatten each of them to one colour. */
const ROLLING_ITERATIONS = 3
const FLATTENING_ITERATIONS = 2

/**
 * Removes what is smaller than a brush, merges what is similar, and keeps the remaining edges: the
 * rolling guidance filter of Q. Zhang, X. Shen, L. Xu and J. Jia (2014), in which each iteration is
 * a joint bilateral filter guided by the previous one, followed by self-guided iterations, which
 * draw colours to the modes of their region as the mean shift of D. Comaniciu and P. Meer (2002)
 * does.
 *
 * `care` is height × width floats: where it is 1, such as on faces, the smallest shapes stay.
 */
export function flattenRegions(
  source: LabPicture,
  care: Float32Array,
  { radius, range }: Flattening,
): LabPicture {
  const reach = Math.max(1, Math.round(radius))
  let from = copyWithMargin(source, reach)
  let guide = blurredWithCare(from, care, radius / 2)
  for (let round = 0; round < ROLLING_ITERATIONS + FLATTENING_ITERATIONS; round += 1) {
    const next = bilateralFilterPass(from, guide, care, reach, range)
    guide = next
    if (round >= ROLLING_ITERATIONS - 1) from = next
  }
  return guide
}

/** Margin that a picture needs for a radius. */
export function copyWithMargin(source: LabPicture, margin: number): LabPicture {
  const { width, height } = source
  const copy = emptyLab(width, height, margin)
  for (let y = 0; y < height; y += 1) {
    const from = indexOf(source, 0, y)
    copy.data.set(source.data.subarray(from, from + 4 * width), indexOf(copy, 0, y))
  }
  fillMargin(copy)
  return copy
}

function blurredWithCare(picture: LabPicture, care: Float32Array, sigma: number): LabPicture {
  const { width, height } = picture
  const blurred = emptyLab(width, height, picture.margin)
  const plane = new Float32Array(width * height)
  for (let channel = 0; channel < 3; channel += 1) {
    for (let index = 0; index < plane.length; index += 1) {
      const pixel = indexOf(picture, index % width, (index / width) | 0)
      plane[index] = picture.data[pixel + channel] ?? 0
    }
    blurPlane(plane, width, height, sigma)
    for (let index = 0; index < plane.length; index += 1) {
      const pixel = indexOf(picture, index % width, (index / width) | 0)
      const value = picture.data[pixel + channel] ?? 0
      blurred.data[pixel + channel] =
        value + (1 - (care[index] ?? 0)) * ((plane[index] ?? 0) - value)
    }
  }
  fillMargin(blurred)
  return blurred
}

/** The factor by which the range is narrower inside the protection mask. */
const PROTECTED_FACTOR = 0.5

/** 1 for an identical colour, falling with the square of the OKLab distance to 0 at the range. */
function similarityTo(
  data: Float32Array,
  index: number,
  l: number,
  a: number,
  b: number,
  strictness: number,
): number {
  const dl = (data[index] ?? 0) - l
  const da = (data[index + 1] ?? 0) - a
  const db = (data[index + 2] ?? 0) - b
  return 1 - (dl * dl + da * da + db * db) * strictness
}

/** One joint bilateral filter; weights fall off as Tukey's biweight, which ends at the range. */
function bilateralFilterPass(
  from: LabPicture,
  guide: LabPicture,
  care: Float32Array,
  reach: number,
  range: number,
): LabPicture {
  const { width, height, stride } = from
  const result = emptyLab(width, height, from.margin)
  const offsets: number[] = []
  const weights: number[] = []
  for (let y = -reach; y <= reach; y += 1) {
    for (let x = -reach; x <= reach; x += 1) {
      const squared = (x * x + y * y) / (reach * reach)
      if (squared > 1.1) continue
      offsets.push(y * stride + 4 * x)
      weights.push(Math.exp(-2 * squared))
    }
  }
  const taps = Int32Array.from(offsets)
  const remainingWeights = Float32Array.from(weights)
  const guideData = guide.data
  const data = from.data
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = indexOf(from, x, y)
      const l = guideData[pixel] ?? 0
      const a = guideData[pixel + 1] ?? 0
      const b = guideData[pixel + 2] ?? 0
      const reachable = range * (1 - PROTECTED_FACTOR * (care[y * width + x] ?? 0))
      const strictness = 1 / (reachable * reachable)
      let sumL = 0
      let sumA = 0
      let sumB = 0
      let total = 0
      for (let tap = 0; tap < taps.length; tap += 1) {
        const index = pixel + (taps[tap] ?? 0)
        const similarity = similarityTo(guideData, index, l, a, b, strictness)
        if (similarity <= 0) continue
        const weight = (remainingWeights[tap] ?? 0) * similarity * similarity
        sumL += weight * (data[index] ?? 0)
        sumA += weight * (data[index + 1] ?? 0)
        sumB += weight * (data[index + 2] ?? 0)
        total += weight
      }
      result.data[pixel] = sumL / total
      result.data[pixel + 1] = sumA / total
      result.data[pixel + 2] = sumB / total
    }
  }
  fillMargin(result)
  return result
}

/** Restores detail in `picture` from `fuller`, in place, inside the protection mask `care`. */
export function restoreDetail(picture: LabPicture, detailed: LabPicture, care: Float32Array): void {
  const { width, height } = picture
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = indexOf(picture, x, y)
      const from = indexOf(detailed, x, y)
      for (let channel = 0; channel < 3; channel += 1) {
        const value = picture.data[index + channel] ?? 0
        const difference = (detailed.data[from + channel] ?? 0) - value
        picture.data[index + channel] = value + 0.72 * (care[y * width + x] ?? 0) * difference
      }
    }
  }
  fillMargin(picture)
}

/** OKLab distance within which two pixels share their simplified colour when upsampled. */
const SIMILAR_DISTANCE = 0.1

/**
 * Upsamples a simplified picture to the size of the photograph by the joint bilateral upsampling of
 * J. Kopf, M. Cohen, D. Lischinski and M. Uyttendaele (2007): each pixel takes the surrounding
 * colours whose original photograph resembles its own, so that shapes get the sharp edges of the
 * photograph and none of its texture. `small` and `photo` have the same size, smaller than `large`
 * by `factor`.
 */
export function upsampleAlongEdges(
  small: LabPicture,
  photo: LabPicture,
  large: LabPicture,
  factor: number,
  margin: number,
): LabPicture {
  const { width, height } = large
  const result = emptyLab(width, height, margin)
  const strictness = 1 / (SIMILAR_DISTANCE * SIMILAR_DISTANCE)
  for (let y = 0; y < height; y += 1) {
    const top = (y + 0.5) / factor - 0.5
    const row = Math.floor(top)
    const ty = top - row
    for (let x = 0; x < width; x += 1) {
      const left = (x + 0.5) / factor - 0.5
      const column = Math.floor(left)
      const tx = left - column
      const pixel = indexOf(large, x, y)
      const l = large.data[pixel] ?? 0
      const a = large.data[pixel + 1] ?? 0
      const b = large.data[pixel + 2] ?? 0
      let sumL = 0
      let sumA = 0
      let sumB = 0
      let total = 0
      for (let dy = 0; dy <= 1; dy += 1) {
        const sy = Math.min(Math.max(row + dy, 0), small.height - 1)
        const down = dy === 0 ? 1 - ty : ty
        for (let dx = 0; dx <= 1; dx += 1) {
          const sx = Math.min(Math.max(column + dx, 0), small.width - 1)
          const index = indexOf(small, sx, sy)
          const other = indexOf(photo, sx, sy)
          const dl = (photo.data[other] ?? 0) - l
          const da = (photo.data[other + 1] ?? 0) - a
          const db = (photo.data[other + 2] ?? 0) - b
          const closeness = (dl * dl + da * da + db * db) * strictness
          const weight = (down * (dx === 0 ? 1 - tx : tx) + 0.02) / (1 + closeness * closeness)
          sumL += weight * (small.data[index] ?? 0)
          sumA += weight * (small.data[index + 1] ?? 0)
          sumB += weight * (small.data[index + 2] ?? 0)
          total += weight
        }
      }
      const to = indexOf(result, x, y)
      result.data[to] = sumL / total
      result.data[to + 1] = sumA / total
      result.data[to + 2] = sumB / total
    }
  }
  fillMargin(result)
  return result
}

/** Gradient (OKLab per pixel) at which a step between two levels reaches its maximum sharpness. */
const SHARP_GRADIENT = 0.02

/**
 * Quantises lightness to a few levels, in place, with soft steps: H. Winnemöller, S. C. Olsen and
 * B. Gooch, "Real-Time Video Abstraction" (2006), section 3.3. As in the paper, a step is sharp
 * where the picture itself is steep, and soft on slow gradients, which therefore do not band.
 * `share` is how far lightness is moved; `care` (as above) undoes half of that.
 */
export function softenLevels(
  picture: LabPicture,
  flow: FlowField,
  care: Float32Array,
  levels: number,
  share: number,
): void {
  const { width, height, data } = picture
  const factor = Math.ceil(width / flow.width)
  const step = 1 / levels
  for (let y = 0; y < height; y += 1) {
    const row = ((y / factor) | 0) * flow.width
    for (let x = 0; x < width; x += 1) {
      const place = row + ((x / factor) | 0)
      const index = indexOf(picture, x, y)
      const l = data[index] ?? 0
      const steepness = Math.min(1, (flow.energy[place] ?? 0) / SHARP_GRADIENT)
      const boundary = Math.round(l * levels) * step
      const bend = 2.5 + 6 * steepness
      // Between two level centres the tone crosses the boundary as a tanh.
      const curve =
        boundary + (step / 2) * (Math.tanh(((l - boundary) / step) * bend) / Math.tanh(bend / 2))
      data[index] = l + share * (1 - 0.5 * (care[place] ?? 0)) * (curve - l)
    }
  }
  fillMargin(picture)
}

/** OKLab distance beyond which a neighbour along the flow no longer counts. */
const MAX_FLOW_DISTANCE = 0.12

/**
 * Smooths along the flow by `reach` pixels in both directions, after J. E. Kyprianidis and H. Kang,
 * "Image and Video Abstraction by Coherence-Enhancing Filtering" (2011): ragged edges become clean
 * ones.
 */
export function smoothAlongFlow(source: LabPicture, flow: FlowField, reach: number): LabPicture {
  const { width, height, data } = source
  const result = emptyLab(width, height, source.margin)
  const factor = Math.ceil(width / flow.width)
  const strictness = 1 / (MAX_FLOW_DISTANCE * MAX_FLOW_DISTANCE)
  // Each direction is needed some forty times.
  const cosines = flow.angle.map(Math.cos)
  const sines = flow.angle.map(Math.sin)
  const steps = Math.max(1, Math.round(reach))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = indexOf(source, x, y)
      const l = data[pixel] ?? 0
      const a = data[pixel + 1] ?? 0
      const b = data[pixel + 2] ?? 0
      let sumL = l
      let sumA = a
      let sumB = b
      let total = 1
      for (let direction = -1; direction <= 1; direction += 2) {
        let px = x
        let py = y
        let lastX = 0
        let lastY = 0
        for (let step = 1; step <= steps; step += 1) {
          const place = ((py / factor) | 0) * flow.width + ((px / factor) | 0)
          let dx = cosines[place] ?? 0
          let dy = sines[place] ?? 0
          if (step === 1 ? direction < 0 : dx * lastX + dy * lastY < 0) {
            dx = -dx
            dy = -dy
          }
          px += dx
          py += dy
          if (px < 0 || py < 0 || px > width - 1 || py > height - 1) break
          lastX = dx
          lastY = dy
          const index = indexOf(source, Math.round(px), Math.round(py))
          const similarity = similarityTo(data, index, l, a, b, strictness)
          if (similarity <= 0) break
          const weight = similarity * (1 - step / (steps + 1))
          sumL += weight * (data[index] ?? 0)
          sumA += weight * (data[index + 1] ?? 0)
          sumB += weight * (data[index + 2] ?? 0)
          total += weight
        }
      }
      result.data[pixel] = sumL / total
      result.data[pixel + 1] = sumA / total
      result.data[pixel + 2] = sumB / total
    }
  }
  fillSquaredNorms(result)
  fillMargin(result)
  return result
}

import {
  emptyLab,
  fillMargin,
  fillSquaredNorms,
  indexOf,
  type LabPicture,
  type Pixels,
} from './lab-picture.ts'

/**
 * Means of blocks of `factor` × `factor`; an incomplete last block takes the rest from the margin.
 */
export function shrinkLab(source: LabPicture, factor: number, margin: number): LabPicture {
  const width = Math.ceil(source.width / factor)
  const height = Math.ceil(source.height / factor)
  const small = emptyLab(width, height, margin)
  const { data, stride } = source
  const share = 1 / (factor * factor)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = indexOf(source, x * factor, y * factor)
      let l = 0
      let a = 0
      let b = 0
      for (let row = 0; row < factor; row += 1) {
        const end = from + row * stride + factor * 4
        for (let index = from + row * stride; index < end; index += 4) {
          l += data[index] ?? 0
          a += data[index + 1] ?? 0
          b += data[index + 2] ?? 0
        }
      }
      const to = indexOf(small, x, y)
      small.data[to] = l * share
      small.data[to + 1] = a * share
      small.data[to + 2] = b * share
    }
  }
  fillSquaredNorms(small)
  fillMargin(small)
  return small
}

/** Long side, in pixels, up to which a small photograph is enlarged, and the maximum factor. */
const MIN_LONG_SIDE = 1024
const MAX_ENLARGEMENT = 4

/**
 * A brush needs room: a photograph whose long side is below 1,024 pixels is enlarged to that, at
 * most fourfold, by the cubic of R. Keys, "Cubic Convolution Interpolation for Digital Image
 * Processing" (1981). A larger one is returned unchanged.
 */
export function enlargeSmall(picture: Pixels): Pixels {
  const scale = Math.min(MAX_ENLARGEMENT, MIN_LONG_SIDE / Math.max(picture.width, picture.height))
  if (scale <= 1) return picture
  const width = Math.round(picture.width * scale)
  const height = Math.round(picture.height * scale)
  const across = cubicTaps(picture.width, width)
  const down = cubicTaps(picture.height, height)
  const rows = new Float32Array(picture.height * width * 3)
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let tap = x * 4; tap < x * 4 + 4; tap += 1) {
        const from = (y * picture.width + (across.places[tap] ?? 0)) * 3
        const to = (y * width + x) * 3
        const weight = across.weights[tap] ?? 0
        for (let channel = 0; channel < 3; channel += 1) {
          rows[to + channel] =
            (rows[to + channel] ?? 0) + weight * (picture.data[from + channel] ?? 0)
        }
      }
    }
  }
  // A clamped array rounds, and clips the cubic's overshoot beyond black and white.
  const data = new Uint8ClampedArray(height * width * 3)
  for (let y = 0; y < height; y += 1) {
    const [w0 = 0, w1 = 0, w2 = 0, w3 = 0] = down.weights.subarray(y * 4, y * 4 + 4)
    const [p0 = 0, p1 = 0, p2 = 0, p3 = 0] = down.places.subarray(y * 4, y * 4 + 4)
    const line = width * 3
    for (let index = 0; index < line; index += 1) {
      data[y * line + index] =
        w0 * (rows[p0 * line + index] ?? 0) +
        w1 * (rows[p1 * line + index] ?? 0) +
        w2 * (rows[p2 * line + index] ?? 0) +
        w3 * (rows[p3 * line + index] ?? 0)
    }
  }
  return { width, height, data: new Uint8Array(data.buffer) }
}

/**
 * For each of `to` positions, the four source positions that it is interpolated from, and their
 * weights.
 */
function cubicTaps(from: number, to: number) {
  const places = new Int32Array(to * 4)
  const weights = new Float32Array(to * 4)
  for (let index = 0; index < to; index += 1) {
    const place = ((index + 0.5) * from) / to - 0.5
    const first = Math.floor(place) - 1
    for (let tap = 0; tap < 4; tap += 1) {
      places[index * 4 + tap] = Math.min(Math.max(first + tap, 0), from - 1)
      const t = Math.abs(place - first - tap)
      weights[index * 4 + tap] =
        t < 1 ? (1.5 * t - 2.5) * t * t + 1 : ((-0.5 * t + 2.5) * t - 4) * t + 2
    }
  }
  return { places, weights }
}

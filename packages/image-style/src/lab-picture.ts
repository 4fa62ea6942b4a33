import { writeOklab } from './colour-space.ts'

/** An sRGB picture: height × width × 3 bytes, row by row, no alpha. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

/**
 * An OKLab picture with a margin that repeats its border, so that filters need no bounds checks:
 * (height + 2 margin) × (width + 2 margin) × 4 floats: L 0..1, a, b, and L² + a² + b².
 */
export interface LabPicture {
  width: number
  height: number
  margin: number
  /** Floats in a row, margins included. */
  stride: number
  data: Float32Array
}

export function emptyLab(width: number, height: number, margin: number): LabPicture {
  const stride = (width + 2 * margin) * 4
  return { width, height, margin, stride, data: new Float32Array(stride * (height + 2 * margin)) }
}

/** Index of the first float of a pixel; x and y may be in the margin. */
export const indexOf = (picture: LabPicture, x: number, y: number): number =>
  (y + picture.margin) * picture.stride + (x + picture.margin) * 4

/** Repeats the outermost pixels into the margin. */
export function fillMargin(picture: LabPicture): void {
  const { width, height, margin, stride, data } = picture
  for (let y = 0; y < height; y += 1) {
    const first = indexOf(picture, 0, y)
    const last = indexOf(picture, width - 1, y)
    for (let x = 1; x <= margin; x += 1) {
      data.copyWithin(first - 4 * x, first, first + 4)
      data.copyWithin(last + 4 * x, last, last + 4)
    }
  }
  const top = margin * stride
  const bottom = (margin + height - 1) * stride
  for (let y = 1; y <= margin; y += 1) {
    data.copyWithin(top - y * stride, top, top + stride)
    data.copyWithin(bottom + y * stride, bottom, bottom + stride)
  }
}

/** Sets the fourth float of every pixel, which the Kuwahara filter's variance needs. */
export function fillSquaredNorms({ data }: LabPicture): void {
  for (let index = 0; index < data.length; index += 4) {
    const l = data[index] ?? 0
    const a = data[index + 1] ?? 0
    const b = data[index + 2] ?? 0
    data[index + 3] = l * l + a * a + b * b
  }
}

export function labFromPixels({ width, height, data }: Pixels, margin: number): LabPicture {
  const lab = emptyLab(width, height, margin)
  for (let y = 0; y < height; y += 1) {
    let to = indexOf(lab, 0, y)
    for (let from = y * width * 3; from < (y + 1) * width * 3; from += 3) {
      writeOklab(data, from, lab.data, to)
      to += 4
    }
  }
  return lab
}

/** Half the size, rounded up, each pixel the mean of four; the result has the given `margin`. */
export function halveLab(source: LabPicture, margin: number): LabPicture {
  const width = Math.ceil(source.width / 2)
  const height = Math.ceil(source.height / 2)
  const half = emptyLab(width, height, margin)
  const { data, stride } = source
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // An odd last row or column takes its second pixel from the margin.
      const from = indexOf(source, 2 * x, 2 * y)
      const to = indexOf(half, x, y)
      for (let channel = 0; channel < 3; channel += 1) {
        const index = from + channel
        half.data[to + channel] =
          ((data[index] ?? 0) +
            (data[index + 4] ?? 0) +
            (data[index + stride] ?? 0) +
            (data[index + stride + 4] ?? 0)) /
          4
      }
    }
  }
  fillSquaredNorms(half)
  fillMargin(half)
  return half
}

/** The lightness of each pixel, height × width floats. */
export function lightnessOf(picture: LabPicture): Float32Array {
  const { width, height, data } = picture
  const lightness = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) lightness[y * width + x] = data[indexOf(picture, x, y)] ?? 0
  }
  return lightness
}

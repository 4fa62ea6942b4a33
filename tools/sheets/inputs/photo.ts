import type { Pixels } from '@agency/image-style/lab-picture'
import { hashAt } from '@agency/image-style/noise'

/** Linear light of one point of a scene. */
export type Light = [red: number, green: number, blue: number]

export const mix = (from: number, to: number, t: number) => from + (to - from) * t
export const clamp = (value: number) => Math.min(Math.max(value, 0), 1)
export const ramp = (from: number, to: number, value: number) => {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}
export const blend = (a: Light, b: Light, t: number): Light => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
]
export const scale = (light: Light, factor: number): Light => [
  light[0] * factor,
  light[1] * factor,
  light[2] * factor,
]

/** A filmic curve and the sRGB transfer, 0..255. */
export const expose = (linear: number) => {
  const film = (linear * (2.51 * linear + 0.03)) / (linear * (2.43 * linear + 0.59) + 0.14)
  return 255 * clamp(film) ** (1 / 2.2)
}

/**
 * Takes a photo of a scene: each pixel is the mean of two rays, with a lens that darkens the
 * corners, and the noise of a small sensor. `lightAt` is called for points -1..1 across, with y
 * downwards.
 */
export function photograph(
  width: number,
  height: number,
  lightAt: (x: number, y: number) => Light,
  noise = 5,
): Pixels {
  const data = new Uint8Array(width * height * 3)
  const unit = 2 / Math.max(width, height)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const x = (column + 0.25 - width / 2) * unit
      const y = (row + 0.25 - height / 2) * unit
      const first = lightAt(x, y)
      const second = lightAt(x + unit / 2, y + unit / 2)
      const lens = 1 - 0.22 * (x * x + y * y)
      for (let channel = 0; channel < 3; channel += 1) {
        const value = expose(0.5 * lens * ((first[channel] ?? 0) + (second[channel] ?? 0)))
        const grain = hashAt(column, row, channel) + hashAt(column, row, channel + 9) - 1
        data[(row * width + column) * 3 + channel] = Math.min(
          Math.max(Math.round(value + noise * grain), 0),
          255,
        )
      }
    }
  }
  return { width, height, data }
}

import { indexOf, type LabPicture } from './lab-picture.ts'
import type { Preset } from './presets.ts'
import { ramp } from './ramp.ts'

/**
 * The lighting of a photograph, derived from its statistics; each value is 0 not at all to 1
 * completely.
 */
export interface Scene {
  /** Dark, with few lights. */
  night: number
  /** Bright and colourless over much of the ground. */
  snow: number
  /** Neither dark nor light, and pale. */
  fog: number
  /** Colourless: black and white. */
  monochrome: number
  /** The brighter side: -1 is left, 1 is right. */
  lightFrom: -1 | 1
}

/** Reads the scene from a small copy of the photograph, before anything is changed. */
export function readScene(photo: LabPicture): Scene {
  const { width, height, data } = photo
  const light = new Float32Array(width * height)
  let chromaSum = 0
  let white = 0
  let balance = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = indexOf(photo, x, y)
      const l = data[index] ?? 0
      const a = data[index + 1] ?? 0
      const b = data[index + 2] ?? 0
      const chroma = Math.sqrt(a * a + b * b)
      light[y * width + x] = l
      chromaSum += chroma
      balance += 2 * x < width ? -l : l
      // As a white sky is at the top, only the lower half counts as ground.
      if (2 * y >= height && l > 0.78 && chroma < 0.035) white += 1
    }
  }
  light.sort()
  const quantile = (share: number) => light[Math.floor(share * (light.length - 1))] ?? 0
  const chroma = chromaSum / light.length
  const monochrome = ramp(0.016, 0.008, chroma)
  return {
    night: ramp(0.36, 0.24, quantile(0.5)) * ramp(0.6, 0.45, quantile(0.75)),
    snow: (1 - monochrome) * ramp(0.25, 0.45, white / (light.length / 2)),
    fog:
      (1 - monochrome) *
      ramp(0.06, 0.03, chroma) *
      ramp(0.55, 0.4, quantile(0.95) - quantile(0.05)),
    monochrome,
    lightFrom: balance < 0 ? -1 : 1,
  }
}

type Tint = readonly [number, number]
const mix = (from: number, to: number, share: number) => from + share * (to - from)
const mixTint = (from: Tint, to: Tint, share: number): Tint => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
]

/** The share of a coloured glow that a black and white picture keeps, as a warm print's tone. */
const MONOCHROME_GLOW = 0.4

type Light = Pick<Preset, 'palette' | 'exposure' | 'glow'>

/**
 * A preset's palette, exposure and glow for a scene. At night lamps glow over blue and darkness stays
 * dark; snow keeps its white and gets blue shadows; fog keeps its low contrast; black and white
 * gets no colour except the warm light and cool shadows of a toned print.
 */
export function paletteFor(
  scene: Omit<Scene, 'lightFrom'>,
  { palette, exposure, glow }: Light,
): Light {
  const { night, snow, fog, monochrome } = scene
  const coolShadow: Tint = [-0.004, -0.04]
  return {
    palette: {
      ...palette,
      contrast: mix(mix(palette.contrast, 0.25, night), 0.15, fog),
      chroma: mix(palette.chroma, 0.9 * palette.chroma, fog),
      lightTint: mixTint(
        mixTint(mixTint(palette.lightTint, [0.012, 0.04], night), [0, 0.004], snow),
        [0.002, 0.012],
        monochrome,
      ),
      shadowTint: mixTint(
        mixTint(palette.shadowTint, coolShadow, Math.max(night, snow)),
        [-0.002, -0.012],
        monochrome,
      ),
    },
    exposure: {
      ...exposure,
      key: mix(exposure.key, Math.min(exposure.key, 0.42), night),
      // A naturally light scene is not darkened to match a key.
      darkest: mix(exposure.darkest, 1, Math.max(snow, fog)),
    },
    glow: [
      glow[0],
      mix(glow[1], MONOCHROME_GLOW * glow[1], monochrome),
      mix(glow[2], MONOCHROME_GLOW * glow[2], monochrome),
    ],
  }
}

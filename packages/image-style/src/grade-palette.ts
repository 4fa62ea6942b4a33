import { fillMargin, indexOf, type LabPicture } from './lab-picture.ts'
import type { Palette } from './presets.ts'
import { smoothstep } from './ramp.ts'
import { skinLikeness } from './skin-mask.ts'

const HUE_STEPS = 720
const TONE_STEPS = 1024
const degrees = Math.PI / 180

/** 0..4 once around the a-b plane: monotonic in the angle, without an arctangent. */
const diamondAngle = (a: number, b: number) => {
  const t = b / (Math.abs(a) + Math.abs(b))
  return a >= 0 ? (b >= 0 ? t : 4 + t) : 2 - t
}

interface HueTable {
  /** For each hue step: the matrix entries (cosine and sine times chroma factor) and the lift. */
  cos: Float64Array
  sin: Float64Array
  lift: Float64Array
}

function hueTable({ turns }: Palette): HueTable {
  const cos = new Float64Array(HUE_STEPS + 2)
  const sin = new Float64Array(HUE_STEPS + 2)
  const lift = new Float64Array(HUE_STEPS + 2)
  for (let step = 0; step < HUE_STEPS + 2; step += 1) {
    const quarter = (step / HUE_STEPS) * 4
    // The inverse of diamondAngle.
    const side = Math.floor(quarter) % 4
    const t = quarter - Math.floor(quarter)
    const [a, b] = [
      [1 - t, t],
      [-t, 1 - t],
      [t - 1, -t],
      [t, t - 1],
    ][side] as [number, number]
    const hue = Math.atan2(b, a) / degrees
    let angle = 0
    let chroma = 1
    for (const turn of turns) {
      const hueOffset = ((hue - turn.hue + 540) % 360) - 180
      if (Math.abs(hueOffset) >= turn.width) continue
      const weight = 0.5 + 0.5 * Math.cos((Math.PI * hueOffset) / turn.width)
      angle += weight * turn.pull * (((turn.toHue - hue + 900) % 360) - 180)
      chroma *= 1 + weight * (turn.chroma - 1)
      lift[step] = (lift[step] ?? 0) + weight * turn.lift
    }
    cos[step] = chroma * Math.cos(angle * degrees)
    sin[step] = chroma * Math.sin(angle * degrees)
  }
  return { cos, sin, lift }
}

/** A factor that limits chroma beyond a knee, as paint is never neon. */
const CHROMA_KNEE = 0.09
const softened = (chroma: number) =>
  chroma <= CHROMA_KNEE
    ? 1
    : (CHROMA_KNEE + (chroma - CHROMA_KNEE) / (1 + (chroma - CHROMA_KNEE) / 0.1)) / chroma

/** New lightness for each of 0..TONES steps of the old one. */
function toneTable({ black, white, gamma, contrast }: Palette): Float64Array {
  return Float64Array.from({ length: TONE_STEPS + 2 }, (_, step) => {
    const light = Math.min(step / TONE_STEPS, 1) ** gamma
    const curved = light + contrast * (smoothstep(0, 1, light) - light)
    return black + (white - black) * curved
  })
}

/**
 * 1 for a saturated red, such as that of a signal or a rose, falling to 0 away from its hue, about 29
 * degrees in OKLab, and its chroma, which is higher than that of any skin. Softened or lightened, it
 * would turn pink.
 */
export function saturatedRed(a: number, b: number): number {
  const chroma = Math.sqrt(a * a + b * b)
  if (chroma < 0.12) return 0
  return smoothstep(0.12, 0.18, chroma) * smoothstep(0.8, 0.96, (0.875 * a + 0.485 * b) / chroma)
}

/** Chroma from which a colour has a hue: below it, the hue is noise. */
const MIN_HUE_CHROMA = 0.012
const FULL_HUE_CHROMA = 0.06

/**
 * 1 for purple, falling to 0 a quarter turn away: in pale and dark colours it is a camera's cast
 * more often than a colour of the thing, and turns bark and leaves violet if it is strengthened.
 */
const purple = (a: number, b: number, chroma: number) =>
  chroma === 0 ? 0 : Math.max(0, (0.85 * a - 0.53 * b) / chroma)

/** The share of a tint that is not applied to skin. */
const SKIN_PROTECTION = 0.6

/**
 * Grades the colours of a picture towards a palette, in place. Hues rotate within ranges of the hue
 * circle, with raised-cosine falloff, in proportion to chroma; lightness follows one curve; light
 * and shadow get one tint each. `share` is how far a colour is moved, from 0 (not at all) to 1.
 * Every step is continuous in the colour, so that gradients stay gradients.
 */
export function gradePalette(picture: LabPicture, palette: Palette, share: number): void {
  const { data, width, height } = picture
  const { cos, sin, lift } = hueTable(palette)
  const tones = toneTable(palette)
  const { vibrance, lightTint, shadowTint } = palette
  for (let y = 0; y < height; y += 1) {
    const end = indexOf(picture, width, y)
    for (let index = indexOf(picture, 0, y); index < end; index += 4) {
      const a = data[index + 1] ?? 0
      const b = data[index + 2] ?? 0
      const chroma = Math.sqrt(a * a + b * b)
      const coloured = chroma === 0 ? 0 : smoothstep(MIN_HUE_CHROMA, FULL_HUE_CHROMA, chroma)
      let newA = a
      let newB = b
      let lightness = data[index] ?? 0
      if (coloured > 0) {
        const place = (diamondAngle(a, b) / 4) * HUE_STEPS
        const step = place | 0
        const t = place - step
        const c = (cos[step] ?? 0) * (1 - t) + (cos[step + 1] ?? 0) * t
        const s = (sin[step] ?? 0) * (1 - t) + (sin[step + 1] ?? 0) * t
        newA += coloured * (c * a - s * b - a)
        newB += coloured * (s * a + c * b - b)
        const lifted = (lift[step] ?? 0) * (1 - t) + (lift[step + 1] ?? 0) * t
        // Neither black nor white is lifted.
        lightness += coloured * lifted * 4 * lightness * (1 - lightness)
      }
      const soft = softened(chroma)
      const cast = purple(a, b, chroma)
      const gain =
        palette.chroma *
        (1 + vibrance * (1 - 2 * cast) * Math.max(0, 1 - chroma / 0.2)) *
        (soft + saturatedRed(a, b) * (1 - soft))
      const place = Math.min(Math.max(lightness, 0), 1) * TONE_STEPS
      const step = place | 0
      const low = tones[step] ?? 0
      const toned = low + (place - step) * ((tones[step + 1] ?? 0) - low)
      const light = smoothstep(0.35, 1, toned)
      const shadow = 1 - smoothstep(0.1, 0.6, toned)
      const value = data[index] ?? 0
      data[index] = value + share * (toned - value)
      // The darker the skin, the more a shadow tint would shift its hue.
      const tint = (1 - SKIN_PROTECTION * skinLikeness(a, b)) * (1 - 0.6 * cast)
      const tintA = tint * (light * lightTint[0] + shadow * shadowTint[0])
      const tintB = tint * (light * lightTint[1] + shadow * shadowTint[1])
      data[index + 1] = a + share * (newA * gain + tintA - a)
      data[index + 2] = b + share * (newB * gain + tintB - b)
    }
  }
  fillMargin(picture)
}

/**
 * Adds light from one side, and removes it from the other, in place; dark areas receive the most.
 */
export function glowFrom(
  picture: LabPicture,
  side: -1 | 1,
  [l, a, b]: readonly [number, number, number],
  share: number,
): void {
  const { width, height, data } = picture
  const diagonal = Math.hypot(width, height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // The sun is low, a third of the way down that side.
      const distance = Math.hypot(x - (side < 0 ? 0 : width), y - height / 3) / diagonal
      const lit = share * (1 - 1.9 * smoothstep(0, 1, distance))
      const index = indexOf(picture, x, y)
      const lightness = data[index] ?? 0
      data[index] = lightness + lit * l * 4 * lightness * (1 - lightness)
      data[index + 1] = (data[index + 1] ?? 0) + lit * a
      data[index + 2] = (data[index + 2] ?? 0) + lit * b
    }
  }
  fillMargin(picture)
}

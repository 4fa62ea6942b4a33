import type { Pixels } from '@agency/image-style/lab-picture'
import { hashAt, layeredNoise, smoothNoise } from '@agency/image-style/noise'
import { blend, clamp, type Light, mix, photograph, ramp, scale } from './photo.ts'

const SUN: Light = [1.9, 1.65, 1.25]
const SHADE: Light = [0.32, 0.42, 0.6]

/** A clear sky with cumulus clouds; `y` is -1 at the top and 0 at the horizon. */
function skyLight(x: number, y: number, seed: number, cover = 0.52): Light {
  const up = clamp(-y)
  const clear = blend([0.62, 0.75, 0.9], [0.13, 0.3, 0.68], ramp(0, 0.9, up))
  const depth = 1 / (0.16 + up)
  const body = layeredNoise(x * 1.1 * depth ** 0.6 + 3, y * 2.6 * depth ** 0.5 + 5, seed, 6)
  const thick = ramp(cover, cover + 0.16, body) * ramp(0.02, 0.16, up)
  const lower = layeredNoise(x * 1.1 * depth ** 0.6 + 2.9, y * 2.6 * depth ** 0.5 + 5.12, seed, 5)
  const lit = clamp(0.55 + 3.2 * (body - lower))
  return blend(clear, blend([0.5, 0.55, 0.66], [1.5, 1.42, 1.3], lit), thick)
}

/**
 * Green hills one after another in haze, with trees along their ridges, grass and flowers in front.
 */
export function drawHillside(width: number, height: number): Pixels {
  const ridges = Array.from({ length: 7 }, (_, index) => {
    const far = 1 - index / 6
    return {
      far,
      base: mix(0.62, -0.06, far ** 1.15),
      size: mix(0.1, 0.13, far),
      seed: 40 + index * 7,
      frequency: mix(0.8, 2.4, far),
    }
  })
  const heightOf = (ridge: (typeof ridges)[number], x: number) =>
    ridge.base - ridge.size * 2 * (layeredNoise(x * ridge.frequency + 9, 0.5, ridge.seed, 5) - 0.4)
  // Round crowns on a ridge; nearer ridges have larger ones.
  const crown = (ridge: (typeof ridges)[number], x: number, y: number) => {
    const step = mix(0.16, 0.02, ridge.far)
    const cell = Math.floor(x / step)
    let best: { lit: number; leaf: number } | undefined
    for (let near = cell - 1; near <= cell + 1; near += 1) {
      if (hashAt(near, 1, ridge.seed) > 0.62) continue
      const centre = (near + 0.2 + 0.6 * hashAt(near, 2, ridge.seed)) * step
      const radius = step * (0.35 + 0.5 * hashAt(near, 3, ridge.seed))
      const middle = heightOf(ridge, centre) - radius * 0.75
      const dx = (x - centre) / radius
      const dy = (y - middle) / radius
      const leaf = layeredNoise((x / step) * 7, (y / step) * 7, ridge.seed + 3, 4)
      if (dx * dx + dy * dy * 0.8 > 0.55 + 0.75 * leaf) continue
      best = { lit: clamp(0.5 - 0.55 * dx - 0.7 * dy + 1.6 * (leaf - 0.5)), leaf }
    }
    return best
  }
  return photograph(width, height, (x, y) => {
    const haze = (light: Light, far: number) => blend(light, [0.6, 0.72, 0.86], 0.72 * far ** 1.6)
    for (let index = ridges.length - 1; index >= 0; index -= 1) {
      const ridge = ridges[index]
      if (!ridge) continue
      const tree = ridge.far > 0.05 ? crown(ridge, x, y) : undefined
      if (tree) {
        const green = blend([0.012, 0.045, 0.012], [0.16, 0.25, 0.035], tree.lit)
        return haze(blend(green, [0.3, 0.3, 0.05], 0.25 * ramp(0.6, 0.9, tree.leaf)), ridge.far)
      }
      const top = heightOf(ridge, x)
      if (y < top) continue
      const zoom = mix(26, 120, ridge.far)
      const down = (y - top) / (0.2 + ridge.size)
      const patch = layeredNoise(x * 3 + index, y * 9, 77, 4)
      const blade = layeredNoise(x * zoom * (1 + down), y * zoom * 0.35, 31 + index, 3)
      const shadow = ramp(0.42, 0.62, layeredNoise(x * 1.4 + 4, y * 3 + index * 2.7, 15, 3))
      let ground = blend([0.07, 0.14, 0.022], [0.3, 0.32, 0.07], clamp(patch * 1.5 - 0.3))
      ground = scale(ground, 0.5 + blade)
      if (index === 6) {
        const fx = Math.floor(x * 60 * (1 + 0.2 * down))
        const fy = Math.floor(y * 60)
        const bloom = hashAt(fx, fy, 5)
        if (bloom > 0.9) {
          const kind = hashAt(fx, fy, 6)
          const dx = x * 60 * (1 + 0.2 * down) - fx - 0.5
          const dy = y * 60 - fy - 0.5
          if (dx * dx + dy * dy < 0.1)
            ground =
              kind > 0.5 ? [0.9, 0.85, 0.7] : kind > 0.25 ? [0.85, 0.55, 0.05] : [0.7, 0.12, 0.16]
        }
      }
      const lit: Light = [
        ground[0] * mix(SHADE[0], SUN[0], shadow),
        ground[1] * mix(SHADE[1], SUN[1], shadow),
        ground[2] * mix(SHADE[2], SUN[2], shadow),
      ]
      return haze(lit, ridge.far)
    }
    return skyLight(x, y - 0.05, 12)
  })
}

/** Open sea under a low sun: waves in perspective, glitter, surf and wet sand. */
export function drawBeach(width: number, height: number): Pixels {
  return photograph(width, height, (x, y) => {
    const horizon = -0.12
    if (y < horizon) {
      const up = horizon - y
      const warm = Math.exp(-((x - 0.25) ** 2) * 1.5 - up * 2.6)
      const sky = blend(skyLight(x, -up * 1.05, 3, 0.56), [1.7, 1.02, 0.5], 0.75 * warm)
      const sun = Math.exp(-((x - 0.25) ** 2 + (up - 0.2) ** 2) * 900)
      return [sky[0] + 9 * sun, sky[1] + 8 * sun, sky[2] + 6 * sun]
    }
    const depth = 0.12 / (y - horizon + 0.012)
    const shore = 0.42 + 0.06 * Math.sin(x * 2.4) + 0.05 * smoothNoise(x * 3, 0, 8)
    const wave =
      layeredNoise(x * 4 * depth + 2, 26 * depth, 21, 4) -
      layeredNoise(x * 4 * depth + 2, 26 * depth + 0.25, 21, 4)
    if (y < shore) {
      const near = ramp(0, 0.5, y - horizon)
      const water = blend([0.16, 0.26, 0.36], [0.05, 0.26, 0.26], near)
      const path = Math.exp(-((x - 0.25) ** 2) * 18) * ramp(-0.05, 0.16, wave)
      const face = scale(water, 1 + 4 * wave)
      const foam = ramp(0.07, 0.0, Math.abs(y - shore + 0.05 * layeredNoise(x * 9, y * 20, 4, 4)))
      const broken = ramp(0.42, 0.6, layeredNoise(x * 22, y * 60, 6, 4))
      const lit: Light = [face[0] + 3 * path, face[1] + 2.1 * path, face[2] + 1.1 * path]
      return blend(lit, [1.05, 0.98, 0.9], foam * broken)
    }
    const wet = ramp(0.22, 0, y - shore)
    const sand = scale(
      [0.62, 0.46, 0.3],
      0.75 +
        0.3 * layeredNoise(x * 90, y * 90, 5, 2) +
        0.25 * layeredNoise(x * 5, y * 12, 15, 3) -
        0.2,
    )
    return blend(sand, [0.5, 0.42, 0.38], 0.7 * wet)
  })
}

/** A path among trees: trunks, layered leaves, light between them, dappled ground. */
export function drawForest(width: number, height: number): Pixels {
  const trunkAt = (x: number, y: number, layer: number) => {
    const step = mix(0.62, 0.17, layer / 4)
    const bow = 0.03 * Math.sin(y * 3 + layer * 5)
    const cell = Math.floor((x + bow) / step)
    const middle = (cell + 0.25 + 0.5 * hashAt(cell, layer, 61)) * step
    if (hashAt(cell, layer, 63) > 0.7 || (layer === 0 && Math.abs(middle) < 0.35)) return undefined
    const foot = mix(0.72, 0.15, layer / 4)
    const flare = 1 + 1.2 * ramp(foot - 0.12, foot + 0.02, y) + 0.3 * ramp(-1, 0.5, y)
    const half = step * (0.05 + 0.07 * hashAt(cell, layer, 62)) * flare
    const away = (x + bow - middle) / half
    const ground = foot + 0.02 * Math.sqrt(Math.max(0, 1 - away * away))
    return Math.abs(away) < 1 && y < ground ? away : undefined
  }
  return photograph(width, height, (x, y) => {
    const path = Math.abs(x - 0.1 * Math.sin(y * 4)) < 0.05 + 0.5 * ramp(0.12, 1, y)
    const glow = Math.exp(-((x + 0.05) ** 2 * 4 + (y + 0.15) ** 2 * 3))
    for (let layer = 0; layer < 5; layer += 1) {
      const far = layer / 4
      const zoom = mix(20, 46, far)
      const leaf = layeredNoise(x * zoom + layer * 13, y * zoom * 1.2, 70 + layer, 4)
      const clump = layeredNoise(x * 3.4 + layer * 3, y * 3.4 + layer, 90 + layer, 4)
      const crown = ramp(mix(-0.05, 0.12, far), mix(-0.75, -0.3, far), y)
      const bush = ramp(mix(0.5, 0.02, far), mix(0.72, 0.14, far), y) * ramp(0.2, 0.6, Math.abs(x))
      const inBush = y < mix(0.76, 0.16, far) ? bush : 0
      if (clump + 0.75 * (leaf - 0.5) > 0.86 - 0.5 * Math.max(crown, 0.8 * inBush)) {
        const lit = clamp(2 * (leaf - 0.32) + 0.6 * glow - 0.25 * (1 - far))
        const green = blend([0.006, 0.02, 0.008], [0.4, 0.5, 0.07], lit * lit)
        return blend(green, [0.85, 0.95, 0.6], far * 0.55 * (0.35 + glow))
      }
      const away = trunkAt(x, y, layer)
      if (away !== undefined) {
        const bark = layeredNoise(x * 60, y * 7, 30 + layer, 4)
        const shade = 0.25 + 0.75 * ramp(-1, 0.6, away)
        const wood = scale([0.17, 0.11, 0.07], shade * (0.4 + 1.2 * bark))
        return blend(wood, [0.85, 0.95, 0.65], far * 0.6 * (0.4 + glow))
      }
    }
    if (y > 0.12) {
      const zoom = 30 / (0.4 + y)
      const grain = layeredNoise(x * zoom, y * zoom * 1.6, 52, 4)
      const dapple = ramp(0.48, 0.62, layeredNoise(x * 4, y * 9, 53, 4))
      const ground: Light = path ? [0.3, 0.2, 0.12] : [0.09, 0.15, 0.025]
      const lit = scale(ground, (0.35 + 0.9 * grain) * mix(0.35, 2.3, dapple))
      return blend(lit, [0.95, 1, 0.66], 0.8 * ramp(0.3, 0.12, y) * (0.3 + glow))
    }
    const bokeh = ramp(0.5, 0.66, layeredNoise(x * 9, y * 9, 99, 2))
    return blend([0.4, 0.52, 0.2], [1.4, 1.4, 0.9], clamp(0.75 * glow + 0.5 * bokeh))
  })
}

/** Only clouds: shows what becomes of a flat, soft region. */
export function drawClouds(width: number, height: number): Pixels {
  return photograph(width, height, (x, y) => skyLight(x * 0.8, (y - 1.1) * 0.55, 27, 0.44), 3)
}

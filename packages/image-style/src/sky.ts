import { guidedFilterCoefficients } from './guided-filter.ts'
import { indexOf, type LabPicture } from './lab-picture.ts'
import { hashAt, layeredNoise } from './noise.ts'
import type { SkyPaint } from './presets.ts'
import { smoothstep } from './ramp.ts'

export interface Sky {
  /** height × width floats: 1 is sky, 0 is not. */
  mask: Float32Array
  /** Whether the photograph has its own clouds in it. */
  isCloudy: boolean
  /** Whether the sun itself is in it. */
  hasSun: boolean
}

/** Maximum OKLab distance between neighbours within a sky. */
const MAX_STEP = 0.028
/** Minimum shares of the picture and of its upper border. */
const MIN_AREA_SHARE = 0.07
const MIN_TOP_SHARE = 0.4
/** Share of the columns in which a sky may reach the lower border, as next to a tree or a wall. */
const MAX_BOTTOM_SHARE = 0.04
/** How much lighter a sky is than the area below it, and how much it may darken downwards. */
const MIN_LIGHTNESS_LEAD = 0.05
const MAX_DARKENING = 0.1
/**
 * How much lighter a blue area becomes towards the bottom, at least, for it to be a possible sky
 * rather than a wall, and for it to be a definite one.
 */
const MIN_LIGHTENING = 0.03
const CERTAIN_LIGHTENING = 0.12
/** Share of the picture that must be leaves or grass before a white surface counts as a sky. */
const MIN_GREEN_SHARE = 0.06
const CERTAIN_GREEN_SHARE = 0.15
/** Deviation of a sky's blue from its own gradient, in OKLab b, from which it has clouds. */
const CLOUD_DEVIATION = 0.0125
/** Share of a sky that a glaring sun takes up, or the lightness of a sky that is white all over. */
const MIN_SUN_SHARE = 0.002
const WHITE_SKY_LIGHTNESS = 0.88

const isSkyBlue = (l: number, a: number, b: number) => {
  const chroma = Math.hypot(a, b)
  // The hues from 213 to 277 degrees: a violet or turquoise wall is not sky.
  return l > 0.42 && chroma > 0.022 && -0.906 * b - 0.423 * a > 0.848 * chroma
}
const isWhite = (l: number, a: number, b: number) => l > 0.78 && b < 0.02 && Math.hypot(a, b) < 0.04
const isGreen = (a: number, b: number) => b > 0.025 && a < -0.35 * b

/**
 * Finds the sky of a photograph, or returns undefined if it is uncertain: an area connected to the
 * upper border, calm, and blue or white. It must end above the lower border (a sea that merges with
 * the sky, a studio wall and a tiled floor do not), be lighter than the area below it (snow is
 * not), and not darken downwards, since a sky is lighter at the horizon. A white surface only
 * counts as a sky above leaves or grass. Its edge is then aligned with the photograph's by a guided
 * filter.
 */
export function findSky(photo: LabPicture, skin: Float32Array): Sky | undefined {
  const { width, height } = photo
  const region = floodFromTop(photo)
  const isCloudy = measure(photo, region).spread > CLOUD_DEVIATION
  if (!isCloudy) stopAtHorizon(photo, region)
  const facts = measure(photo, region)
  const isBlueSky =
    facts.blue > 0.35 && (facts.gradient > MIN_LIGHTENING || facts.green > MIN_GREEN_SHARE / 2)
  const isOutside = isBlueSky || facts.green > MIN_GREEN_SHARE
  const people = skin.reduce((sum, share) => sum + share, 0) / skin.length
  if (
    facts.area < MIN_AREA_SHARE ||
    facts.top < MIN_TOP_SHARE ||
    facts.bottom > MAX_BOTTOM_SHARE ||
    (facts.light < facts.below + MIN_LIGHTNESS_LEAD &&
      !(isBlueSky && facts.gradient > CERTAIN_LIGHTENING)) ||
    facts.gradient < -MAX_DARKENING ||
    !isOutside ||
    (!isBlueSky && people > 0.1 && facts.green < CERTAIN_GREEN_SHARE)
  ) {
    return undefined
  }
  const guide = Float32Array.from({ length: width * height }, (_, index) => {
    return photo.data[indexOf(photo, index % width, (index / width) | 0)] ?? 0
  })
  const plane = Float32Array.from(region)
  const radius = Math.max(2, Math.round(Math.max(width, height) / 100))
  const { slope, offset } = guidedFilterCoefficients(guide, plane, width, height, radius, 0.0008)
  return {
    mask: guide.map((l, index) =>
      smoothstep(0.3, 0.75, (slope[index] ?? 0) * l + (offset[index] ?? 0)),
    ),
    isCloudy,
    hasSun: facts.sun > MIN_SUN_SHARE && facts.light < WHITE_SKY_LIGHTNESS,
  }
}

/** Lightness by which water, haze or land at the horizon is darker than a clear sky. */
const HORIZON_STEP = 0.045

/**
 * Share of the columns that must agree on a horizon, and the maximum distance between their rows.
 */
const MIN_AGREEING_SHARE = 0.5
const MAX_ROW_DISTANCE = 0.12

/**
 * A clear sky gets lighter down to the horizon: whatever is darker again below one level line, such
 * as a lake, is cut off.
 */
function stopAtHorizon(photo: LabPicture, region: Uint8Array): void {
  const { width, height, data } = photo
  const endRows = new Map<number, number>()
  let columns = 0
  for (let x = 0; x < width; x += 1) {
    let lightest = 0
    if (region[x]) columns += 1
    for (let y = 0; y < height; y += 1) {
      if (!region[y * width + x]) continue
      const l = data[indexOf(photo, x, y)] ?? 0
      lightest = Math.max(lightest, l)
      if (l >= lightest - HORIZON_STEP) continue
      endRows.set(x, y)
      break
    }
  }
  const rows = [...endRows.values()].sort((a, b) => a - b)
  const quarter = (share: number) => rows[Math.floor(share * (rows.length - 1))] ?? 0
  if (
    rows.length < MIN_AGREEING_SHARE * columns ||
    quarter(0.9) - quarter(0.1) > MAX_ROW_DISTANCE * height
  )
    return
  for (const [x, end] of endRows) {
    for (let y = end; y < height; y += 1) region[y * width + x] = 0
  }
}

/**
 * 1 for every position that is reachable from the upper border across calm areas in sky colours.
 */
function floodFromTop(photo: LabPicture): Uint8Array {
  const { width, height, data } = photo
  const region = new Uint8Array(width * height)
  const queue: number[] = []
  const isSkyLike = (index: number) => {
    const [l = 0, a = 0, b = 0] = data.subarray(index, index + 3)
    return isSkyBlue(l, a, b) || isWhite(l, a, b)
  }
  for (let x = 0; x < width; x += 1) {
    if (!isSkyLike(indexOf(photo, x, 0))) continue
    region[x] = 1
    queue.push(x)
  }
  for (let place = queue.pop(); place !== undefined; place = queue.pop()) {
    const x = place % width
    const y = (place / width) | 0
    const from = indexOf(photo, x, y)
    for (const [nx, ny] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const) {
      if (nx < 0 || ny < 0 || nx >= width || ny >= height || region[ny * width + nx]) continue
      const to = indexOf(photo, nx, ny)
      const step = Math.hypot(
        (data[to] ?? 0) - (data[from] ?? 0),
        (data[to + 1] ?? 0) - (data[from + 1] ?? 0),
        (data[to + 2] ?? 0) - (data[from + 2] ?? 0),
      )
      if (step > MAX_STEP || !isSkyLike(to)) continue
      region[ny * width + nx] = 1
      queue.push(ny * width + nx)
    }
  }
  return region
}

/**
 * Measurements that distinguish a sky from similar areas; shares are 0..1, light is OKLab
 * lightness.
 */
function measure(photo: LabPicture, region: Uint8Array) {
  const { width, height, data } = photo
  let count = 0
  let light = 0
  let blue = 0
  let sun = 0
  let green = 0
  let below = 0
  let belowCount = 0
  let top = 0
  let bottom = 0
  const rows = { y: 0, l: 0, b: 0, yy: 0, yl: 0, yb: 0, bb: 0 }
  for (let x = 0; x < width; x += 1) {
    let isBelow = false
    for (let y = 0; y < height; y += 1) {
      const index = indexOf(photo, x, y)
      const [l = 0, a = 0, b = 0] = data.subarray(index, index + 3)
      if (region[y * width + x]) {
        isBelow = true
        count += 1
        light += l
        if (isSkyBlue(l, a, b)) blue += 1
        if (l > 0.985) sun += 1
        if (y === 0) top += 1
        if (y >= height * 0.95) bottom += 1 / (height * 0.05)
        const v = y / height
        rows.y += v
        rows.l += l
        rows.yy += v * v
        rows.yl += v * l
        rows.b += b
        rows.yb += v * b
        rows.bb += b * b
      } else {
        if (isGreen(a, b)) green += 1
        if (isBelow) {
          below += l
          belowCount += 1
        }
      }
    }
  }
  const n = Math.max(1, count)
  const spread = rows.yy / n - (rows.y / n) ** 2
  const slope = (rows.yl / n - (rows.y / n) * (rows.l / n)) / Math.max(spread, 1e-6)
  const slopeB = (rows.yb / n - (rows.y / n) * (rows.b / n)) / Math.max(spread, 1e-6)
  const varianceB = rows.bb / n - (rows.b / n) ** 2 - slopeB * slopeB * spread
  return {
    area: count / (width * height),
    top: top / width,
    bottom: bottom / width,
    blue: blue / n,
    sun: sun / n,
    green: green / (width * height),
    light: light / n,
    below: belowCount === 0 ? 1 : below / belowCount,
    spread: Math.sqrt(Math.max(0, varianceB)),
    // Approximate change of lightness over the sky's height.
    gradient: slope * Math.sqrt(12 * Math.max(spread, 0)),
  }
}

/**
 * Paints the sky, in place: a gradient from the zenith to the horizon, and cumulus clouds if the
 * photograph has none. A quarter of the light and dark variation in the photograph's sky is kept.
 */
export function paintSky(
  picture: LabPicture,
  { mask, isCloudy, hasSun }: Sky,
  { zenith, horizon, light, shade }: SkyPaint,
  lightFrom: -1 | 1,
  share: number,
  seed: number,
): void {
  const { width, height, data } = picture
  const depth = skyDepth(mask, width, height)
  const cover = isCloudy || hasSun ? undefined : drawClouds(width, height, depth, lightFrom, seed)
  const middle = meanLight(picture, mask)
  for (let y = 0; y < height; y += 1) {
    const down = smoothstep(0, 1, y / Math.max(1, depth))
    for (let x = 0; x < width; x += 1) {
      const place = y * width + x
      let paint = share * (mask[place] ?? 0)
      if (paint < 0.01) continue
      const index = indexOf(picture, x, y)
      // The clouds in the photograph are not painted over, only its blue.
      if (isCloudy) {
        paint *= smoothstep(0.02, 0.06, -(data[index + 2] ?? 0))
      }
      const variation = 0.25 * ((data[index] ?? 0) - middle)
      const cloud = cover?.cover[place] ?? 0
      const lit = cover?.lit[place] ?? 0
      for (let channel = 0; channel < 3; channel += 1) {
        const blue =
          mix(zenith[channel] ?? 0, horizon[channel] ?? 0, down) + (channel === 0 ? variation : 0)
        const white = mix(shade[channel] ?? 0, light[channel] ?? 0, lit)
        const before = data[index + channel] ?? 0
        data[index + channel] = mix(before, mix(blue, white, cloud), paint)
      }
    }
  }
}

const mix = (from: number, to: number, share: number) => from + share * (to - from)

/** The row above which nine tenths of the sky lie. */
function skyDepth(mask: Float32Array, width: number, height: number): number {
  const total = mask.reduce((sum, share) => sum + share, 0)
  let above = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) above += mask[y * width + x] ?? 0
    if (above >= 0.9 * total) return y + 1
  }
  return height
}

function meanLight(picture: LabPicture, mask: Float32Array): number {
  const { width, data } = picture
  let sum = 0
  let count = 1e-9
  for (const [place, share] of mask.entries()) {
    sum += share * (data[indexOf(picture, place % width, (place / width) | 0)] ?? 0)
    count += share
  }
  return sum / count
}

/** A painter mixes three tones for a cloud, and blends them into each other. */
const threeTones = (tone: number) =>
  0.5 * (smoothstep(0.12, 0.4, tone) + smoothstep(0.58, 0.86, tone))

interface Puff {
  x: number
  y: number
  radius: number
}

/** Puffs of one cloud: small at its ends and large in its middle, on a flat base. */
function puffsOf(x: number, base: number, size: number, seed: number): Puff[] {
  const count = 16
  return Array.from({ length: count }, (_, index) => {
    const along = (index + hashAt(index, 1, seed)) / count
    const bulk = (1 - (2 * along - 1) ** 2) ** 0.8
    const radius = size * (0.05 + bulk * (0.07 + 0.09 * hashAt(index, 2, seed)))
    return {
      x: x + size * (along - 0.5),
      y: base - radius * 0.4 - size * 0.22 * bulk * hashAt(index, 3, seed),
      radius,
    }
  })
}

/** Cumulus clouds: their coverage and how far they are lit, height × width floats each. */
function drawClouds(width: number, height: number, depth: number, lightFrom: -1 | 1, seed: number) {
  const cover = new Float32Array(width * height)
  const lit = new Float32Array(width * height)
  const unit = Math.min(width, 2.2 * depth)
  const count = Math.max(2, Math.round((1.6 * width) / unit) + 1)
  for (let index = 0; index < count; index += 1) {
    const distance = index / Math.max(1, count - 1)
    // Clouds near the horizon are farther away, and therefore smaller.
    const size = unit * (0.62 - 0.34 * distance) * (0.8 + 0.4 * hashAt(index, 4, seed))
    const x = width * ((index * 0.618 + 0.25 + 0.25 * hashAt(index, 5, seed)) % 1)
    const base = depth * (0.5 + 0.38 * distance + 0.06 * hashAt(index, 6, seed))
    drawCloud(
      { cover, lit, width, height },
      puffsOf(x, base, size, seed + index),
      base,
      size,
      lightFrom,
      seed,
    )
  }
  return { cover, lit }
}

function drawCloud(
  {
    cover,
    lit,
    width,
    height,
  }: { cover: Float32Array; lit: Float32Array; width: number; height: number },
  puffs: Puff[],
  base: number,
  size: number,
  lightFrom: -1 | 1,
  seed: number,
): void {
  const top = Math.max(0, Math.floor(base - 0.6 * size))
  const bottom = Math.min(height - 1, Math.ceil(base + 0.1 * size))
  for (let y = top; y <= bottom; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // Their outline is distorted like turbulent air.
      const windX = x + 0.14 * size * (layeredNoise((9 * x) / size, (9 * y) / size, seed, 3) - 0.5)
      const windY =
        y + 0.14 * size * (layeredNoise((9 * x) / size, (9 * y) / size, seed + 9, 3) - 0.5)
      let nearest = 0
      let bright = 0
      for (const puff of puffs) {
        const dx = (windX - puff.x) / puff.radius
        const dy = (windY - puff.y) / puff.radius
        const inside = 1 - dx * dx - dy * dy
        if (inside <= 0) continue
        const rise = Math.sqrt(inside)
        // The puff closest to the viewer is the visible one.
        if (rise * puff.radius < nearest) continue
        nearest = rise * puff.radius
        bright = 0.55 * lightFrom * dx - 0.75 * dy + 0.3 * rise
      }
      if (nearest === 0) continue
      const edge = smoothstep(0, 0.035 * size, nearest)
      const flat = 1 - smoothstep(base - 0.01 * size, base + 0.05 * size, windY)
      const height_ = (base - y) / (0.4 * size)
      const place = y * width + x
      const share = edge * flat
      const tone = threeTones(smoothstep(0.05, 0.65, bright * 0.7 + 0.45 * height_))
      lit[place] = mix(lit[place] ?? 0, tone, share)
      cover[place] = Math.max(cover[place] ?? 0, share)
    }
  }
}

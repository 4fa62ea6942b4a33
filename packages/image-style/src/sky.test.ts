import { expect, test } from 'vitest'
import { writeOklab } from './colour-space.ts'
import { emptyLab, fillMargin, indexOf, type LabPicture } from './lab-picture.ts'
import { layeredNoise } from './noise.ts'
import { presets } from './presets.ts'
import { findSkin } from './skin-mask.ts'
import { findSky, paintSky } from './sky.ts'

type Colour = readonly [red: number, green: number, blue: number]
const WIDTH = 160
const HEIGHT = 110

function photo(colourAt: (x: number, y: number) => Colour): LabPicture {
  const picture = emptyLab(WIDTH, HEIGHT, 1)
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const lab = new Float32Array(3)
      writeOklab(Uint8Array.from(colourAt(x, y)), 0, lab, 0)
      picture.data.set(lab, indexOf(picture, x, y))
    }
  }
  fillMargin(picture)
  return picture
}
const skyOf = (picture: LabPicture) => findSky(picture, findSkin(picture))

/** Blue, and lighter towards the horizon. */
const clear = (y: number): Colour => [80 + y, 130 + 0.8 * y, 205 + 0.4 * y]
const ridge = (x: number) => 55 + 8 * Math.sin(x / 20)
const hills = photo((x, y) => (y < ridge(x) ? clear(y) : [80, 110, 50]))
const maskAt = (mask: Float32Array | undefined, x: number, y: number) => mask?.[y * WIDTH + x]

test('finds a clear sky down to the hills, and none of the hills', () => {
  const sky = skyOf(hills)
  expect(sky).toMatchObject({ isCloudy: false, hasSun: false })
  for (let x = 4; x < WIDTH; x += 8) {
    const edge = Math.round(ridge(x))
    expect(maskAt(sky?.mask, x, edge - 3)).toBeGreaterThan(0.9)
    expect(maskAt(sky?.mask, x, edge + 3)).toBeLessThan(0.1)
  }
})

test('finds an overcast sky over leaves', () => {
  const overcast = photo((x, y) => (y < ridge(x) ? [225, 228, 230] : [80, 120, 50]))
  expect(maskAt(skyOf(overcast)?.mask, 80, 20)).toBeGreaterThan(0.9)
})

test.each<[string, (x: number, y: number) => Colour]>([
  ['an evenly lit blue wall', (x, y) => (y < ridge(x) ? [120, 160, 215] : [70, 60, 60])],
  ['a violet wall', (x, y) => (y < ridge(x) ? [150 + y / 2, 140 + y / 2, 215] : [70, 60, 60])],
  ['a white wall', (x, y) => (y < ridge(x) ? [228, 228, 228] : [90, 70, 60])],
  ['snow under a dark wood', (_, y) => (y < 40 ? [40, 52, 46] : [235, 238, 242])],
  ['a sea that runs into the sky', (_, y) => clear(y)],
  [
    'a surface that darkens diagonally',
    (x, y) => (y < ridge(x) ? clear(110 - 0.7 * x - 0.9 * y) : [40, 70, 30]),
  ],
  ['a window', (x, y) => (x > 30 && x < 80 && y < 70 ? clear(y) : [70, 60, 55])],
  [
    'a blue wall over a white table with a plant',
    (_, y) => (y < 55 ? [110, 150, 205] : y < 96 ? [240, 238, 236] : [70, 120, 50]),
  ],
  [
    'a white wall behind a person and a plant',
    (x, y) => {
      if (Math.hypot(x - 60, y - 80) < 36) return [200, 150, 120]
      return y < 55 ? [230, 231, 232] : x > 125 ? [70, 120, 50] : [60, 60, 66]
    },
  ],
  ['a narrow strip', (_, y) => (y < 5 ? clear(y) : [80, 90, 60])],
])('finds no sky when uncertain: %s', (_what, colourAt) => {
  expect(skyOf(photo(colourAt))).toBeUndefined()
})

test('does not include a lake below the sky', () => {
  const lake = photo((_, y) => {
    if (y < 50) return [150 + 1.6 * y, 190 + y, 235]
    // Haze hides the shore.
    const haze = Math.min(1, (y - 50) / 10)
    return y < 85 ? [230 - 30 * haze, 240 - 27 * haze, 235 - 15 * haze] : [80, 110, 50]
  })
  const sky = skyOf(lake)
  expect(maskAt(sky?.mask, 80, 40)).toBeGreaterThan(0.9)
  expect(maskAt(sky?.mask, 80, 65)).toBeLessThan(0.1)
})

test('paints a gradient and clouds only into a clear sky', () => {
  const sky = skyOf(hills)
  if (!sky || !presets.meadow.sky) throw new Error('no sky')
  const painted = { ...hills, data: hills.data.slice() }
  paintSky(painted, sky, presets.meadow.sky, -1, 1, 1)
  let white = 0
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const index = indexOf(painted, x, y)
      const [l = 0, a = 0, b = 0] = painted.data.subarray(index, index + 3)
      if (y > ridge(x) + 3) expect(l).toBeCloseTo(hills.data[index] ?? 0, 2)
      else if (l > 0.9 && Math.hypot(a, b) < 0.03) white += 1
    }
  }
  expect(white).toBeGreaterThan(0.05 * WIDTH * 55)
  expect(white).toBeLessThan(0.7 * WIDTH * 55)
})

test('keeps the photograph’s own clouds and paints no others', () => {
  const cloud = (x: number, y: number) => layeredNoise(x / 30, y / 16, 4, 3) > 0.5
  const cloudy = photo((x, y) => {
    if (y >= ridge(x)) return [80, 110, 50]
    return cloud(x, y) ? [236, 238, 240] : clear(y)
  })
  const sky = skyOf(cloudy)
  if (!sky || !presets.meadow.sky) throw new Error('no sky')
  expect(sky.isCloudy).toBe(true)
  const painted = { ...cloudy, data: cloudy.data.slice() }
  paintSky(painted, sky, presets.meadow.sky, -1, 1, 1)
  for (let y = 0; y < 45; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const index = indexOf(painted, x, y)
      if (cloud(x, y)) expect(painted.data[index]).toBeCloseTo(cloudy.data[index] ?? 0, 1)
      else expect(painted.data[index]).toBeLessThan(0.93)
    }
  }
})

test('paints no clouds when the sun is visible', () => {
  const sunny = photo((x, y) => {
    if (y >= ridge(x)) return [80, 110, 50]
    const glare = Math.max(0, 1 - Math.hypot(x - 80, y - 30) / 26)
    const [red, green, blue] = clear(y)
    return [
      Math.min(255, red + 220 * glare),
      Math.min(255, green + 160 * glare),
      Math.min(255, blue + 60 * glare),
    ]
  })
  const sky = skyOf(sunny)
  if (!sky || !presets.meadow.sky) throw new Error('no sky')
  const withoutClouds = { ...sky, isCloudy: false }
  expect(sky.hasSun).toBe(true)
  const painted = { ...sunny, data: sunny.data.slice() }
  paintSky(painted, withoutClouds, presets.meadow.sky, -1, 1, 1)
  for (let x = 0; x < 45; x += 1) {
    for (let y = 0; y < 45; y += 1) {
      expect(painted.data[indexOf(painted, x, y)]).toBeLessThan(0.93)
      expect(painted.data[indexOf(painted, WIDTH - 1 - x, y)]).toBeLessThan(0.93)
    }
  }
})

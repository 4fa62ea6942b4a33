import { expect, test } from 'vitest'
import { writeOklab } from './colour-space.ts'
import { emptyLab, indexOf } from './lab-picture.ts'
import { hashAt } from './noise.ts'
import { presets } from './presets.ts'
import { paletteFor, readScene } from './scene.ts'

type Colour = readonly [red: number, green: number, blue: number]

function sceneOf(colourAt: (x: number, y: number) => Colour) {
  const picture = emptyLab(90, 60, 0)
  for (let y = 0; y < 60; y += 1) {
    for (let x = 0; x < 90; x += 1) {
      const grain = 8 * (hashAt(x, y, 1) - 0.5)
      const colour = colourAt(x, y).map((value) => Math.min(255, Math.max(0, value + grain)))
      const lab = new Float32Array(3)
      writeOklab(Uint8Array.from(colour), 0, lab, 0)
      picture.data.set(lab, indexOf(picture, x, y))
    }
  }
  return readScene(picture)
}

const meadow = sceneOf((_, y) => (y < 25 ? [110, 160, 220] : [90, 130, 60]))
const night = sceneOf((x, y) => (x % 30 < 3 && y > 40 ? [255, 220, 150] : [14, 16, 24]))
const snow = sceneOf((_, y) => (y < 25 ? [120, 150, 190] : [238, 240, 244]))
const fog = sceneOf((_, y) => [165 + y / 3, 172 + y / 3, 183 + y / 3])
const blackAndWhite = sceneOf((x, y) => {
  const value = (x * 7 + y * 3) % 256
  return [value, value, value]
})

test('recognises night, snow, fog and black and white, but not in an ordinary day', () => {
  expect(meadow).toMatchObject({ night: 0, snow: 0, fog: 0, monochrome: 0 })
  expect(night.night).toBe(1)
  expect(snow.snow).toBe(1)
  expect(fog.fog).toBeGreaterThan(0.8)
  expect(blackAndWhite.monochrome).toBe(1)
  for (const scene of [snow, fog, blackAndWhite]) expect(scene.night).toBe(0)
})

test('finds the light on the brighter side', () => {
  const from = (left: number, right: number) =>
    sceneOf((x) => (x < 45 ? [left, left, left] : [right, right, right])).lightFrom
  expect([from(200, 80), from(80, 200)]).toEqual([-1, 1])
})

test('adjusts the palette for night, snow, fog and black and white', () => {
  const { palette, exposure, glow } = presets.meadow
  expect(paletteFor(meadow, presets.meadow)).toEqual({ palette, exposure, glow })
  expect(paletteFor(night, presets.meadow).exposure.key).toBeLessThan(exposure.key)
  expect(paletteFor(night, presets.meadow).palette.lightTint[1]).toBeGreaterThan(
    palette.lightTint[1],
  )
  expect(paletteFor(snow, presets.meadow).exposure.darkest).toBe(1)
  expect(paletteFor(snow, presets.meadow).palette.shadowTint[1]).toBeLessThan(palette.shadowTint[1])
  expect(paletteFor(fog, presets.meadow).palette.contrast).toBeLessThan(palette.contrast)
  const grey = paletteFor(blackAndWhite, presets.meadow).palette
  expect(Math.hypot(...grey.lightTint)).toBeLessThan(Math.hypot(...palette.lightTint))
  expect(Math.hypot(...grey.shadowTint)).toBeLessThan(Math.hypot(...palette.shadowTint))
})

test('takes most of the colour, but none of the light, from the glow over black and white', () => {
  const [light, a, b] = paletteFor(blackAndWhite, presets.dusk).glow
  const [duskLight, duskA, duskB] = presets.dusk.glow
  expect(light).toBe(duskLight)
  expect(Math.hypot(a, b)).toBeCloseTo(0.4 * Math.hypot(duskA, duskB), 5)
})

import { expect, test } from 'vitest'
import { oklchOf } from './contrast.ts'
import { paletteOfLogo } from './logo-colours.ts'

type Pixel = [red: number, green: number, blue: number, alpha?: number]
const logo = (...areas: [count: number, pixel: Pixel][]) =>
  Uint8ClampedArray.from(
    areas.flatMap(([count, [red, green, blue, alpha = 255]]) =>
      Array.from({ length: count }, () => [red, green, blue, alpha]).flat(),
    ),
  )
const hueOf = (colour = '') => Math.round(oklchOf(colour).h)

test('takes the two most frequent colours, not the white or transparent ground', () => {
  const found = paletteOfLogo(
    logo([900, [255, 255, 255]], [500, [10, 10, 10, 0]], [90, [24, 60, 140]], [40, [240, 150, 30]]),
  )
  expect(hueOf(found?.primary)).toBeCloseTo(hueOf('#183c8c'), -1)
  expect(hueOf(found?.accent)).toBeCloseTo(hueOf('#f0961e'), -1)
})

test('counts the shades of an edge as the colour they belong to', () => {
  const shades = [0, 4, 8, 12].map((step): [number, Pixel] => [20, [24 + step, 60 + step, 140]])
  const found = paletteOfLogo(logo(...shades, [60, [200, 40, 40]]))
  expect(hueOf(found?.primary)).toBeCloseTo(hueOf('#183c8c'), -1)
})

test('leaves out colours of a few pixels', () => {
  const found = paletteOfLogo(logo([990, [24, 60, 140]], [5, [240, 150, 30]]))
  expect(found?.accent).toBe(found?.primary)
})

test('uses a grey only where a logo has no other colour', () => {
  const withGrey = paletteOfLogo(logo([500, [20, 20, 20]], [60, [180, 30, 60]]))
  expect(hueOf(withGrey?.primary)).toBeCloseTo(hueOf('#b41e3c'), -1)
  expect(paletteOfLogo(logo([500, [20, 20, 20]]))?.primary).toMatch(/^#1/)
})

test('finds nothing in an empty or a white picture', () => {
  expect(paletteOfLogo(new Uint8ClampedArray())).toBeUndefined()
  expect(paletteOfLogo(logo([10, [255, 255, 255]], [10, [0, 0, 0, 0]]))).toBeUndefined()
})

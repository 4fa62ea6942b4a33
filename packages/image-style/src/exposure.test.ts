import { expect, test } from 'vitest'
import { adjustExposure } from './exposure.ts'
import { emptyLab, indexOf, type LabPicture } from './lab-picture.ts'
import { presets } from './presets.ts'

const { exposure } = presets.meadow

/** A dark background with a light shape in it. */
function photo(dark: number, light: number): LabPicture {
  const picture = emptyLab(240, 160, 1)
  for (let y = 0; y < 160; y += 1) {
    for (let x = 0; x < 240; x += 1) {
      const l = x > 150 && y > 40 ? light : dark
      picture.data.set([l, 0.02 * l, 0.05 * l], indexOf(picture, x, y))
    }
  }
  return picture
}
const valueAt = (picture: LabPicture, x: number, y: number, channel = 0) =>
  picture.data[indexOf(picture, x, y) + channel] ?? Number.NaN

test('brightens a dark photograph without halos at its edges', () => {
  const picture = photo(0.35, 0.7)
  adjustExposure(picture, exposure, 1)
  expect(valueAt(picture, 40, 80)).toBeGreaterThan(0.45)
  for (const [near, far] of [
    [148, 40],
    [153, 220],
  ] as const) {
    expect(valueAt(picture, near, 100)).toBeCloseTo(valueAt(picture, far, 100), 1)
  }
})

test('keeps the order of lightness and most of the saturation', () => {
  const picture = photo(0.3, 0.5)
  adjustExposure(picture, exposure, 1)
  expect(valueAt(picture, 40, 80)).toBeLessThan(valueAt(picture, 200, 100) - 0.1)
  expect(valueAt(picture, 40, 80, 1) / valueAt(picture, 40, 80)).toBeGreaterThan(0.0165)
  expect(valueAt(picture, 40, 80, 2) / valueAt(picture, 40, 80)).toBeGreaterThan(0.041)
})

test('leaves the light alone at share 0 and respects the limit', () => {
  const noClip = photo(0.35, 0.7)
  adjustExposure(noClip, exposure, 0)
  expect(valueAt(noClip, 40, 80)).toBeCloseTo(0.35, 4)
  const night = photo(0.1, 0.2)
  adjustExposure(night, exposure, 1)
  expect(valueAt(night, 40, 80)).toBeLessThan(0.25)
})

test('brightens a saturated red only a little, as it would turn pink', () => {
  const lift = (a: number, b: number) => {
    const picture = photo(0.35, 0.45)
    for (let x = 0; x < 240; x += 1) {
      for (let y = 0; y < 160; y += 1) {
        const index = indexOf(picture, x, y)
        picture.data[index + 1] = a
        picture.data[index + 2] = b
      }
    }
    adjustExposure(picture, exposure, 1)
    return valueAt(picture, 200, 100) - 0.45
  }
  expect(lift(0.18, 0.1)).toBeCloseTo(0.05, 3)
  expect(lift(-0.05, 0.08)).toBeGreaterThan(0.08)
})

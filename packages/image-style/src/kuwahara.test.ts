import { expect, test } from 'vitest'
import { flowOf, smoothTensor, structureTensor } from './flow-field.ts'
import { kuwaharaFilter, kuwaharaMargin } from './kuwahara.ts'
import { emptyLab, fillMargin, fillSquaredNorms, indexOf, type LabPicture } from './lab-picture.ts'
import { hashAt } from './noise.ts'

const SIDE = 48
const RADIUS = 5

function pictureOf(lightness: (x: number, y: number) => number): LabPicture {
  const picture = emptyLab(SIDE, SIDE, kuwaharaMargin(RADIUS))
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) picture.data[indexOf(picture, x, y)] = lightness(x, y)
  }
  fillMargin(picture)
  fillSquaredNorms(picture)
  return picture
}

/** Guided by the picture's own flow, or by one without direction: an isotropic filter. */
function filtered(picture: LabPicture, round = false): LabPicture {
  const tensor = structureTensor(picture)
  smoothTensor(tensor, 2)
  const flow = flowOf(tensor)
  if (round) flow.anisotropy.fill(0)
  return kuwaharaFilter(
    picture,
    { flow, detail: new Float32Array(SIDE * SIDE), noise: 0 },
    RADIUS,
    picture.margin,
  )
}

const lightnessAt = (picture: LabPicture, x: number, y: number) =>
  picture.data[indexOf(picture, x, y)] ?? Number.NaN

function deviation(picture: LabPicture): number {
  let sum = 0
  let squares = 0
  for (let y = 8; y < SIDE - 8; y += 1) {
    for (let x = 8; x < SIDE - 8; x += 1) {
      const value = lightnessAt(picture, x, y)
      sum += value
      squares += value * value
    }
  }
  const count = (SIDE - 16) ** 2
  return Math.sqrt(squares / count - (sum / count) ** 2)
}

test('leaves an even picture even', () => {
  const picture = filtered(pictureOf(() => 0.37))
  for (let x = 0; x < SIDE; x += 1) expect(lightnessAt(picture, x, x)).toBeCloseTo(0.37, 5)
})

test('flattens noise', () => {
  const noisy = pictureOf((x, y) => 0.5 + 0.06 * (hashAt(x, y, 1) - 0.5))
  expect(deviation(filtered(noisy))).toBeLessThan(deviation(noisy) / 5)
})

test.each([0, 0.4, 0.785, 1.2, 1.571])('keeps a noisy edge at %d radians in place', (angle) => {
  const side = (x: number, y: number) => (x - 24) * Math.cos(angle) + (y - 24) * Math.sin(angle)
  const after = filtered(
    pictureOf((x, y) => (side(x, y) < 0 ? 0.25 : 0.75) + 0.05 * (hashAt(x, y, 2) - 0.5)),
  )
  for (let y = 10; y < SIDE - 10; y += 1) {
    for (let x = 10; x < SIDE - 10; x += 1) {
      const distance = side(x, y)
      const value = lightnessAt(after, x, y)
      if (distance < -1.5) expect(value).toBeLessThan(0.3)
      if (distance > 1.5) expect(value).toBeGreaterThan(0.7)
      // Means of existing values: nothing is darker or brighter than both sides.
      expect(value).toBeGreaterThan(0.22)
      expect(value).toBeLessThan(0.78)
    }
  }
})

test('keeps the sides of an edge apart even without a known direction', () => {
  const after = filtered(
    pictureOf((x) => (x < 24 ? 0.25 : 0.75)),
    true,
  )
  for (let x = 10; x < SIDE - 10; x += 1) {
    expect(lightnessAt(after, x, 24)).toBeCloseTo(x < 24 ? 0.25 : 0.75, 1)
  }
})

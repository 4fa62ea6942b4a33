import { expect, test } from 'vitest'
import { flowOf, smoothTensor, structureTensor } from './flow-field.ts'
import { emptyLab, fillMargin, indexOf, type LabPicture } from './lab-picture.ts'
import { hashAt } from './noise.ts'
import { shrinkLab } from './resample.ts'
import {
  flattenRegions,
  restoreDetail,
  smoothAlongFlow,
  softenLevels,
  upsampleAlongEdges,
} from './simplify.ts'

const SIDE = 80
const noProtection = new Float32Array(SIDE * SIDE)
const fullCare = noProtection.map(() => 1)

function pictureOf(lightness: (x: number, y: number) => number, side = SIDE): LabPicture {
  const picture = emptyLab(side, side, 8)
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) picture.data[indexOf(picture, x, y)] = lightness(x, y)
  }
  fillMargin(picture)
  return picture
}
const valueAt = (picture: LabPicture, x: number, y: number) =>
  picture.data[indexOf(picture, x, y)] ?? Number.NaN

function flowFrom(picture: LabPicture) {
  const tensor = structureTensor(picture)
  smoothTensor(tensor, 2)
  return flowOf(tensor)
}

/** Standard deviation of the lightness within a square. */
function unevenness(picture: LabPicture, left: number, right: number): number {
  const values: number[] = []
  for (let y = 10; y < SIDE - 10; y += 1) {
    for (let x = left; x < right; x += 1) values.push(valueAt(picture, x, y))
  }
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

/** Grass to the left of an edge and a wall to its right. */
const grass = () =>
  pictureOf((x, y) =>
    x < 40 ? 0.4 + 0.5 * (hashAt(x >> 1, y >> 1, 1) - 0.5) : 0.8 + 0.02 * (hashAt(x, y, 2) - 0.5),
  )

test('flattens a strong texture and keeps the edge of its region', () => {
  const flat = flattenRegions(grass(), noProtection, { radius: 5, range: 0.13 })
  expect(unevenness(flat, 8, 32)).toBeLessThan(0.25 * unevenness(grass(), 8, 32))
  for (let y = 10; y < 70; y += 6) {
    expect(valueAt(flat, 36, y)).toBeLessThan(0.55)
    expect(valueAt(flat, 43, y)).toBeGreaterThan(0.74)
  }
})

test('keeps small shapes where care is high', () => {
  const eye = () => pictureOf((x, y) => (Math.hypot(x - 40, y - 40) < 2 ? 0.2 : 0.7))
  const options = { radius: 6, range: 0.13 }
  const [withoutCare, withCare] = [noProtection, fullCare].map((care) =>
    valueAt(flattenRegions(eye(), care, options), 40, 40),
  )
  expect(withoutCare).toBeGreaterThan(0.55)
  expect(withCare).toBeLessThan(0.35)
  const simple = pictureOf(() => 0.7)
  restoreDetail(simple, eye(), fullCare)
  expect(valueAt(simple, 40, 40)).toBeLessThan(0.35)
})

test('keeps a dark hair and a faint cheek where care is high', () => {
  const options = { radius: 6, range: 0.13 }
  const hair = pictureOf((x) => (x === 40 ? 0.2 : 0.7))
  expect(valueAt(flattenRegions(hair, fullCare, options), 40, 40)).toBeLessThan(0.35)
  const cheek = pictureOf((x, y) => (Math.hypot(x - 40, y - 40) < 4 ? 0.62 : 0.7))
  const [withoutCare, withCare] = [noProtection, fullCare].map(
    (care) => 0.7 - valueAt(flattenRegions(cheek, care, options), 40, 40),
  )
  expect(withCare).toBeGreaterThan(0.06)
  expect(withoutCare).toBeLessThan(0.04)
})

test('restores the photograph’s sharp edges when enlarging a simplified picture', () => {
  const large = pictureOf((x) => (x < 41 ? 0.3 : 0.7))
  const photo = shrinkLab(large, 2, 1)
  const enlarged = upsampleAlongEdges(photo, photo, large, 2, 1)
  expect(valueAt(enlarged, 39, 40)).toBeLessThan(0.36)
  expect(valueAt(enlarged, 42, 40)).toBeGreaterThan(0.64)
})

test('steps lightness in steep areas without banding slow gradients', () => {
  const steep = pictureOf((x) => 0.2 + 0.6 * (x / SIDE))
  const flow = flowFrom(steep)
  const hard = { ...flow, energy: flow.energy.map(() => 1) }
  const soft = { ...flow, energy: flow.energy.map(() => 0) }
  const smoothed = (field: typeof flow, care = noProtection) => {
    const picture = pictureOf((x) => 0.2 + 0.6 * (x / SIDE))
    softenLevels(picture, field, care, 6, 1)
    const steps = Array.from(
      { length: SIDE - 1 },
      (_, x) => valueAt(picture, x + 1, 40) - valueAt(picture, x, 40),
    )
    // The order of the levels is kept.
    expect(Math.min(...steps)).toBeGreaterThan(-1e-6)
    return Math.max(...steps)
  }
  expect(smoothed(hard)).toBeGreaterThan(1.8 * smoothed(soft))
  expect(smoothed(hard, fullCare)).toBeLessThan(0.75 * smoothed(hard))
})

test('smooths a ragged border', () => {
  const ragged = pictureOf((x, y) => (x < 40 + 2 * (hashAt(0, y >> 1, 3) - 0.5) ? 0.5 : 0.58))
  const flow = flowFrom(ragged)
  const smooth = smoothAlongFlow(ragged, flow, 8)
  const waver = (picture: LabPicture) => {
    let sum = 0
    for (let y = 12; y < 68; y += 1)
      sum += Math.abs(valueAt(picture, 40, y) - valueAt(picture, 40, y - 1))
    return sum
  }
  expect(waver(smooth)).toBeLessThan(0.5 * waver(ragged))
})

import { expect, test } from 'vitest'
import { emptyLab, fillMargin, indexOf, type LabPicture } from './lab-picture.ts'
import { smoothEdges } from './smooth-edges.ts'

const SIDE = 64

function pictureOf(lightness: (x: number, y: number) => number): LabPicture {
  const picture = emptyLab(SIDE, SIDE, 8)
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      picture.data.set([lightness(x, y), 0, 0, 0.5], indexOf(picture, x, y))
    }
  }
  fillMargin(picture)
  return picture
}
const valueAt = (picture: LabPicture, x: number, y: number) =>
  picture.data[indexOf(picture, x, y)] ?? Number.NaN

/** An edge that descends one pixel in three, drawn without half tones. */
const boundary = (x: number) => 20 + x / 3
const stairs = () => pictureOf((x, y) => (y < boundary(x) ? 0.2 : 0.8))

/** Where each column crosses the middle tone, in rows from the edge that was meant. */
function deviations(picture: LabPicture): number[] {
  return Array.from({ length: SIDE - 16 }, (_, column) => {
    const x = column + 8
    let dark = 0
    for (let y = 0; y < SIDE; y += 1) dark += (0.8 - valueAt(picture, x, y)) / 0.6
    return dark - boundary(x)
  })
}
const spread = (values: number[]) => Math.max(...values) - Math.min(...values)

test('removes the stairs of an edge and leaves it where it is', () => {
  const picture = stairs()
  const before = spread(deviations(picture))
  smoothEdges(picture)
  const after = deviations(picture)
  expect(spread(after)).toBeLessThan(0.35 * before)
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  expect(mean(after)).toBeCloseTo(mean(deviations(stairs())), 1)
})

test('stays sharp across the edge, and leaves the thickness of the paint alone', () => {
  const picture = stairs()
  smoothEdges(picture)
  for (let x = 8; x < SIDE - 8; x += 1) {
    expect(valueAt(picture, x, Math.floor(boundary(x)) - 3)).toBeLessThan(0.25)
    expect(valueAt(picture, x, Math.floor(boundary(x)) + 4)).toBeGreaterThan(0.75)
  }
  for (let index = 3; index < picture.data.length; index += 4) {
    expect(picture.data[index]).toBe(0.5)
  }
})

test('keeps dots, corners and soft shading', () => {
  const dot = pictureOf((x, y) => (Math.hypot(x - 32, y - 32) < 2 ? 0.2 : 0.8))
  smoothEdges(dot)
  expect(valueAt(dot, 32, 32)).toBeLessThan(0.3)
  const shaded = () => pictureOf((x, y) => 0.3 + 0.004 * x + 0.002 * y)
  const picture = shaded()
  smoothEdges(picture)
  expect(picture.data).toEqual(shaded().data)
})

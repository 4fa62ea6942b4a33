import { expect, test } from 'vitest'
import { emptyLab, indexOf } from './lab-picture.ts'
import { hashAt } from './noise.ts'
import { findSpots } from './salience.ts'

const SIDE = 300

function spotsOf(lightness: (x: number, y: number) => number) {
  const picture = emptyLab(SIDE, SIDE, 0)
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) picture.data[indexOf(picture, x, y)] = lightness(x, y)
  }
  const found = findSpots(picture)
  return (x: number, y: number) => found[y * SIDE + x] ?? 0
}
const isEye = (x: number, y: number) => Math.hypot(x - 150, y - 150) < 3
const fur = (x: number, y: number) => 0.45 + 0.12 * (hashAt(x >> 1, y >> 2, 7) - 0.5)

test.each([
  ['dark', 0.1],
  ['light', 0.85],
])('finds a %s eye in fur, and no hair of it', (_, eye) => {
  const spotAt = spotsOf((x, y) => (isEye(x, y) ? eye : fur(x, y)))
  expect(spotAt(150, 150)).toBeGreaterThan(0.8)
  expect(Math.max(spotAt(60, 60), spotAt(240, 80), spotAt(90, 220))).toBeLessThan(0.1)
})

test('finds nothing along an edge or a line, or among pebbles', () => {
  const edge = spotsOf((x) => (x < 150 ? 0.2 : 0.8))
  const line = spotsOf((x) => (Math.abs(x - 150) < 2 ? 0.2 : 0.8))
  for (let y = 40; y < 260; y += 10) {
    expect(Math.max(edge(148, y), edge(152, y), line(150, y))).toBeLessThan(0.05)
  }
  const pebbles = spotsOf((x, y) =>
    hashAt(Math.floor(x / 6), Math.floor(y / 6), 3) < 0.5 ? 0.3 : 0.7,
  )
  let sum = 0
  for (let y = 40; y < 260; y += 1) sum += pebbles(y, y)
  expect(sum / 220).toBeLessThan(0.1)
})

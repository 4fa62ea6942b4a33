import { expect, test } from 'vitest'
import { boxMean, guidedFilterCoefficients } from './guided-filter.ts'
import { hashAt } from './noise.ts'

const WIDTH = 60
const HEIGHT = 40
const planeOf = (value: (x: number, y: number) => number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, index) =>
    value(index % WIDTH, (index / WIDTH) | 0),
  )

test('averages a box over the part of its window inside the image', () => {
  const plane = planeOf((x, y) => hashAt(x, y, 1))
  const mean = boxMean(plane, WIDTH, HEIGHT, 3)
  for (const [x, y] of [
    [0, 0],
    [30, 20],
    [59, 39],
    [2, 38],
  ] as const) {
    let sum = 0
    let count = 0
    for (let row = Math.max(0, y - 3); row <= Math.min(HEIGHT - 1, y + 3); row += 1) {
      for (let column = Math.max(0, x - 3); column <= Math.min(WIDTH - 1, x + 3); column += 1) {
        sum += plane[row * WIDTH + column] ?? 0
        count += 1
      }
    }
    expect(mean[y * WIDTH + x]).toBeCloseTo(sum / count, 5)
  }
})

test('smooths flat areas of the guide and keeps its edges', () => {
  const guide = planeOf((x, y) => (x < 30 ? 0.2 : 0.8) + 0.02 * (hashAt(x, y, 2) - 0.5))
  // A mask that misses the edge by two pixels, as a flood fill does.
  const mask = planeOf((x) => (x < 28 ? 1 : 0))
  const { slope, offset } = guidedFilterCoefficients(guide, mask, WIDTH, HEIGHT, 6, 1e-3)
  const led = (x: number) =>
    (slope[20 * WIDTH + x] ?? 0) * (guide[20 * WIDTH + x] ?? 0) + (offset[20 * WIDTH + x] ?? 0)
  expect(led(29)).toBeGreaterThan(0.55)
  expect(led(30)).toBeLessThan(0.25)
})

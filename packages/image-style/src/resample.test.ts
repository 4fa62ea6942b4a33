import { expect, test } from 'vitest'
import { emptyLab, fillMargin, indexOf } from './lab-picture.ts'
import { enlargeSmall, shrinkLab } from './resample.ts'

const ramp = (width: number, height: number) => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height * 3 }, (_, index) => {
    return Math.round((255 * (Math.floor(index / 3) % width)) / (width - 1))
  }),
})

test.each([
  [640, 480, 1024, 768],
  [200, 100, 800, 400],
  [64, 64, 256, 256],
  [1, 1, 4, 4],
  [1024, 300, 1024, 300],
  [2048, 1536, 2048, 1536],
])('%i × %i is painted at %i × %i', (width, height, toWidth, toHeight) => {
  const { data, ...size } = enlargeSmall(ramp(width, height))
  expect(size).toEqual({ width: toWidth, height: toHeight })
  expect(data.length).toBe(toWidth * toHeight * 3)
})

test('keeps a gradient smooth from edge to edge when enlarging', () => {
  const { width, data } = enlargeSmall(ramp(200, 100))
  expect(data[0]).toBeLessThan(3)
  expect(data[(width - 1) * 3]).toBeGreaterThan(252)
  for (let x = 1; x < width; x += 1) {
    const rise = (data[(50 * width + x) * 3] ?? 0) - (data[(50 * width + x - 1) * 3] ?? 0)
    expect(rise).toBeGreaterThanOrEqual(0)
    expect(rise).toBeLessThanOrEqual(2)
  }
})

test('averages when shrinking by a whole factor', () => {
  const source = emptyLab(7, 5, 3)
  for (let y = 0; y < 5; y += 1) {
    for (let x = 0; x < 7; x += 1) source.data[indexOf(source, x, y)] = x + 10 * y
  }
  fillMargin(source)
  const small = shrinkLab(source, 3, 1)
  expect([small.width, small.height]).toEqual([3, 2])
  expect(small.data[indexOf(small, 0, 0)]).toBeCloseTo(11, 5)
})

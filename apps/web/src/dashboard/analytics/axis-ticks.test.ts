import { expect, test } from 'vitest'
import { axisTicks } from './axis-ticks.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [13, [0, 8, 16]],
  [88, [0, 50, 100]],
  [1687, [0, 1000, 2000]],
  [2000, [0, 1000, 2000]],
])('marks an axis up to %i at %j', (highest, ticks) => {
  expect(axisTicks(highest)).toEqual(ticks)
})

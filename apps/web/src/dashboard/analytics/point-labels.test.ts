import { expect, test } from 'vitest'
import { formatPoint, formatPointWithYear, labelledPoints } from './point-labels.ts'

test.each([
  ['week', 7, [0, 1, 2, 3, 4, 5, 6]],
  ['month', 30, [0, 5, 10, 15, 20, 25]],
  ['quarter', 90, [0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84]],
  ['year', 13, [0, 3, 6, 9, 12]],
] as const)('labels the documented points of a %s with %i points', (period, points, indices) => {
  expect(labelledPoints(points, period)).toEqual(indices)
})

test('formats a day and a month', () => {
  expect(formatPoint('2026-03-04')).toBe('4 Mar')
  expect(formatPointWithYear('2026-03-04')).toBe('4 Mar 2026')
  expect(formatPoint('2026-10')).toBe('Oct 2026')
})

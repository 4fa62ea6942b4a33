import { expect, test } from 'vitest'
import { rangeOf } from './row-selection.ts'

test('selects the range from the last choice to this one, in either direction', () => {
  const rows = [9, 7, 4, 2]
  expect(rangeOf(rows, 7, 2)).toEqual([7, 4, 2])
  expect(rangeOf(rows, 4, 9)).toEqual([9, 7, 4])
  expect(rangeOf(rows, 4, 4)).toEqual([4])
})

test('starts no range from a choice that is no longer shown', () => {
  expect(rangeOf([9, 7, 4], 5, 7)).toEqual([7])
})

import { expect, test } from 'vitest'
import { rangeOf } from './row-selection.ts'

test('a range runs from the last choice to this one, in either direction', () => {
  const rows = [9, 7, 4, 2]
  expect(rangeOf(rows, 7, 2)).toEqual([7, 4, 2])
  expect(rangeOf(rows, 4, 9)).toEqual([9, 7, 4])
  expect(rangeOf(rows, 4, 4)).toEqual([4])
})

test('a last choice that is no longer shown starts no range', () => {
  expect(rangeOf([9, 7, 4], 5, 7)).toEqual([7])
})

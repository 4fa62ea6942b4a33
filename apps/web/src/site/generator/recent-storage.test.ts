import { expect, test } from 'vitest'
import { storedIds } from './recent-storage.ts'

const id = (n: number) => `6f1b6c1e-1f0e-4c5b-9d0e-${String(n).padStart(12, '0')}`

test('reads concept ids in order', () => {
  expect(storedIds(JSON.stringify([id(2), id(1)]))).toEqual([id(2), id(1)])
})

test('reads at most ten ids', () => {
  expect(storedIds(JSON.stringify(Array.from({ length: 12 }, (_, n) => id(n))))).toHaveLength(10)
})

test.each([null, '', '{', '{}', '"a"', '[1, null, "x", {"id": 1}]'])(
  'reads nothing from %j',
  (text) => {
    expect(storedIds(text)).toEqual([])
  },
)

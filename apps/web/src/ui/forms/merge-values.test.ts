import { expect, test } from 'vitest'
import { mergeValues } from './merge-values.ts'

test('keeps what I changed, and of all else what the others made of it', () => {
  const base = { title: 'Homes', summary: 'Old', tags: ['a'], year: '2024' }
  const mine = { ...base, title: 'Eleven homes', tags: ['a', 'b'] }
  const theirs = { ...base, title: 'Twelve homes', summary: 'New', year: '2025' }
  expect(mergeValues(mine, base, theirs)).toEqual({
    ...{ title: 'Eleven homes', summary: 'New', tags: ['a', 'b'], year: '2025' },
  })
})

test('a base that is not known lets all of mine stand; a field that has gone is left out', () => {
  const mine: Record<string, string> = { title: 'Mine', gone: 'x' }
  expect(mergeValues(mine, {}, { title: 'Theirs', summary: 's' })).toEqual({
    ...{ title: 'Mine', summary: 's' },
  })
})

import { expect, test } from 'vitest'
import { mergeValues } from './merge-values.ts'

test('keeps my changes and takes everything else from theirs', () => {
  const base = { title: 'Homes', summary: 'Old', tags: ['a'], year: '2024' }
  const mine = { ...base, title: 'Eleven homes', tags: ['a', 'b'] }
  const theirs = { ...base, title: 'Twelve homes', summary: 'New', year: '2025' }
  expect(mergeValues(mine, base, theirs)).toEqual({
    ...{ title: 'Eleven homes', summary: 'New', tags: ['a', 'b'], year: '2025' },
  })
})

test('keeps all my values without a base, and drops a field that no longer exists', () => {
  const mine: Record<string, string> = { title: 'Mine', gone: 'x' }
  expect(mergeValues(mine, {}, { title: 'Theirs', summary: 's' })).toEqual({
    ...{ title: 'Mine', summary: 's' },
  })
})

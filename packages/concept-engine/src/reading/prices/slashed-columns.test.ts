import { expect, test } from 'vitest'
import { slashedColumns } from './slashed-columns.ts'

const HEADER = 'BOATS    3 nights / 7 nights'

test('each column of a row is a price in the group of its name', () => {
  expect(
    slashedColumns([HEADER, '"Doris" sleeps 4 ($60 per dog)   990 / 1,650', 'Merv   $880 / -']),
  ).toEqual([
    {
      from: 0,
      to: 3,
      rows: [
        { title: '3 nights', price: '$990', terms: '', group: '"Doris" sleeps 4 ($60 per dog)' },
        { title: '7 nights', price: '$1,650', terms: '', group: '"Doris" sleeps 4 ($60 per dog)' },
        { title: '3 nights', price: '$880', terms: '', group: 'Merv' },
      ],
    },
  ])
})

test.each([
  [[HEADER, 'Doris   990 / 1,650']],
  [[HEADER, 'Doris   990 / 1,650 / 2,000', 'Merv   880 / 1,400 / 1,900']],
  [['Parking / toilets', 'We hire boats.', 'Ring us.']],
])('a single row, or rows of other columns, are no table: %j', (lines) => {
  expect(slashedColumns(lines)).toEqual([])
})

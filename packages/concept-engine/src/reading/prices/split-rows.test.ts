import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'
import { withSplitRows } from './split-rows.ts'

const rows = (mainGoal: string) =>
  readBrief(briefOf(mainGoal)).offers.map(({ title, price, terms }) =>
    [title, price, terms].filter(Boolean).join(' | '),
  )

test('prices between semicolons keep their whole names', () => {
  expect(
    rows(
      'We fit wigs in Moe. Ready-made synthetic wigs are $420 to $890; human hair, ready made, $1,900 to $3,400; fully hand-tied, $4,800 to $6,500, taking ten weeks. Cutting-in is included.',
    ),
  ).toEqual([
    'Ready-made synthetic wigs | $420 to $890',
    'Human hair, ready made | $1,900 to $3,400',
    'Fully hand-tied | $4,800 to $6,500 | Taking ten weeks.',
  ])
})

test('columns between slashes have the names above them', () => {
  expect(
    rows(
      'We cut gaskets in Moe.\n\nSize / 1-9 / 10-49 / 50+\nDN50 / $6.80 / $5.10 / $3.95\nDN80 / $8.90 / $6.70 / $5.20\n',
    ),
  ).toEqual([
    'DN50 | $6.80 1-9, $5.10 10-49, $3.95 50+',
    'DN80 | $8.90 1-9, $6.70 10-49, $5.20 50+',
  ])
})

test.each([
  'A visit is $90; we come twice a year; you pay $40 more on Sundays.',
  'Cats $20; dogs $30.',
  'Fish / chips / salad',
])('other text stays as it is: %s', (text) => {
  expect(withSplitRows(text)).toBe(text)
})

import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'
import { writtenRow } from './written-rows.ts'

test.each([
  ['flake 11.50', 'Flake', '$11.50', ''],
  ['squid rings 6 for 9, 12 for 16.5', 'Squid rings', '6 for $9, 12 for $16.50', ''],
  [
    'min chips 6 / med 9 / lge 13.5 / footy team 22',
    'Chips',
    'Minimum $6, medium $9, large $13.50, footy team $22',
    '',
  ],
  ['pies 6 or 5 for 25', 'Pies', '$6 or 5 for $25', ''],
  ['family pack 4 flake 6 squid lge chips $68', 'Family pack 4 flake 6 squid lge chips', '$68', ''],
  ['batter wednesdays only +2 per piece', 'Batter wednesdays only', 'Add $2 per piece', ''],
  [
    'hire kit 20 nappies 8 weeks $140 + $100 bond',
    'Hire kit 20 nappies 8 weeks',
    '$140',
    'Plus $100 bond.',
  ],
  ['$150 day 6am–8pm within 15km', 'Day 6am–8pm within 15km', '$150', ''],
  ['$220 night', 'Night', '$220', ''],
  ['$12 each geraniums', 'Geraniums', '$12 each', ''],
])('reads a row as it is written: %s', (line, title, price, terms) => {
  expect(writtenRow(line)).toEqual({ title, price, terms })
})

test.each([
  'Child under 5 – no charge',
  'We do 24/7 and have been catching 8 seasons',
  'wed thur 11.30 - 7.30 fri sat 11.30 til 8.30',
  'ring orders 08 5550 0177',
  'Starfish 2 to 4',
  'White gravel $240 general / $195 clean green',
])('a number that counts, or belongs to something else, is no price: %s', (line) => {
  expect(writtenRow(line)).toBeUndefined()
})

test('each line of a menu has the prices that stand in it', () => {
  const { offers } = readBrief(
    briefOf(
      'a website for the shop.\nflake 11.50\nsquid rings 6 for 9, 12 for 16.5\nfamily pack 4 flake 8 potato cake 6 squid lge chips $68\npotato cake 1.7\nring orders 08 5550 0177',
    ),
  )
  expect(offers.map(({ title, price }) => `${title}: ${price}`)).toEqual([
    'Flake: $11.50',
    'Squid rings: 6 for $9, 12 for $16.50',
    expect.stringMatching(/^Family pack .*: \$68$/),
    'Potato cake: $1.70',
  ])
})

test('a sentence behind a row is no part of its price', () => {
  const { offers, statements } = readBrief(
    briefOf(
      'We keep books.\n\nSpark | up to 40 transactions | $165\nLamp | up to 120 | $385\nCatch-up work (shoeboxes!) $88/hr. No lock-in. We work beside your accountant.',
    ),
  )
  expect(offers.map(({ title, price, terms }) => `${title}: ${price} ${terms}`.trim())).toEqual([
    'Spark: $165 Up to 40 transactions.',
    'Lamp: $385 Up to 120.',
    'Catch-up work (shoeboxes!): $88 per hour',
  ])
  expect(statements.map(({ text }) => text)).toContain('No lock-in.')
})

import { expect, test } from 'vitest'
import { addRowDollarSigns } from './row-dollar-signs.ts'

const list = `septic tank up to 3000 litre 385
4500 L 495
treatment plant (AWTS) desludge 540`

test.each([
  ['septic tank up to 3000 litre 385', 'septic tank up to 3000 litre $385'],
  ['4500 L 495', '4500 L $495'],
  ['scissors 12, dressmaking shears 22', 'scissors $12, dressmaking shears $22'],
  ['mowing 55/ha', 'mowing $55/ha'],
  ['round bales 4x4 - 18.50 ea net wrap', 'round bales 4x4 - $18.50 ea net wrap'],
  ['big squares 8x4x3 - 24 ea', 'big squares 8x4x3 - $24 ea'],
  ['30-60cm 120-220', '30-60cm $120-$220'],
  ['60-100 - 220 to 380', '60-100 - $220 to $380'],
  ['surface roots 60/ half hr', 'surface roots $60 per half hr'],
  ['hose longer than 40m add 5 per metre', 'hose longer than 40m add $5 per metre'],
  ['after hrs EMERGENCY extra 200 call out', 'after hrs EMERGENCY extra $200 call out'],
  ['175-300 from 690', '175-300 from $690'],
  ['hairdressing scissors 45 (convex)', 'hairdressing scissors $45 (convex)'],
  ['adults casual 22 or 10 pass 190', 'adults casual $22 or 10 pass $190'],
  ['concert fee 95 + costume 75-110 each', 'concert fee $95 + costume $75-$110 each'],
  ['bond 200 refundable', 'bond $200 refundable'],
  ['MED 2.7m 280 wkend', 'MED 2.7m $280 wkend'],
])('adds dollar signs among rows that end in amounts: %s', (row, expected) =>
  expect(addRowDollarSigns(`${list}\n${row}`).split('\n').at(-1)).toBe(expected),
)

test.each([
  'mon-fri 6.30 - 4, sat mornings til 12',
  'ring 0491 571 804',
  'opened in 2013',
  'kids from 5',
  'workshop at shed 6',
  'sleeps 12',
  'labour by the hour, min 1 hr',
  'we have 2 trucks and 14 staff',
  'minimum 40',
])('adds no dollar sign: %s', (row) =>
  expect(addRowDollarSigns(`${list}\n${row}`).split('\n').at(-1)).toBe(row),
)

test('applies a unit written with a slash to rows without one', () => {
  expect(addRowDollarSigns(`${list}\nmowing 55/ha\nraking 28 ha`)).toMatch(/raking \$28\/ha$/)
})

test('gives a size without a unit the unit of the row above', () => {
  const rows = 'up to 30cm 120\n30-60 220\n60-100 - 380'
  expect(addRowDollarSigns(rows)).toBe('up to 30cm $120\n30-60cm $220\n60-100cm - $380')
})

test('leaves text with dollar signs, or without such rows, unchanged', () => {
  for (const text of [
    'Haircut $45\nBeard $25\nLevel 3',
    'We mow 55\nand rake',
    list.split('\n')[0] ?? '',
  ])
    expect(addRowDollarSigns(text)).toBe(text)
})

import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'
import { planTablesIn } from './plan-tables.ts'
import { plansOf } from './price-plans.ts'

const offersIn = (text: string) =>
  readBrief(briefOf(text)).offers.map(
    ({ title, price, terms }) => `${title} = ${price}${terms ? ` (${terms})` : ''}`,
  )

const PLANS = `            Starter   Steady   Busy
Price        $190      $390     $720
Transactions to 40     to 120   to 300
BAS           yes       yes      yes
Payroll       no        to 4     to 12`

test('reads a table of plans, with what each includes', () => {
  expect(planTablesIn(PLANS.split('\n')).map(plansOf)).toEqual([
    [
      { title: 'Starter', price: '$190', terms: 'Transactions to 40, BAS.' },
      { title: 'Steady', price: '$390', terms: 'Transactions to 120, BAS, payroll to 4.' },
      { title: 'Busy', price: '$720', terms: 'Transactions to 300, BAS, payroll to 12.' },
    ],
  ])
  expect(offersIn(`Bookkeeping in Newcastle.\n\n${PLANS}\n\nClosed over Christmas.`)).toHaveLength(
    3,
  )
})

test.each([
  ['without a row of prices', '     Small   Large\nLength   2 m   3 m\nWidth   1 m   2 m'],
  ['with prices in every row', '     Adult   Child\nHunt   $95   $45\nLunch   $215   $80'],
])('is no table of plans: %s', (_what, table) => {
  expect(planTablesIn(table.split('\n'))).toEqual([])
})

test.each([
  [
    'a quantity of the same thing',
    '1000 worms is $49, 2000 is $85, castings 20 L bag $22.',
    '2000 worms = $85',
  ],
  [
    'a size of the same thing',
    'Services: single clean $240, double $340, letters $6.',
    'Double clean = $340',
  ],
  [
    'what is quoted',
    'Services: clean $240, re-levelling quoted after a visit, visit plan $195.',
    'Re-levelling = Quoted after a visit',
  ],
  [
    'what is free, and when',
    'Fees\nFull member    $290\nCome and try   free, first three visits\nGreen fee    $12',
    'Come and try = Free (First three visits.)',
  ],
  [
    'a range of sizes',
    'Septic to 3,200 L .... $420\nSeptic 3,201 - 5,000 L .... $560',
    'Septic 3,201–5,000 L = $560',
  ],
  [
    'what is saved',
    '- Home visit – $245\n- Package: antenatal + 2 home visits – $540 (saves $60)',
    'Package: antenatal + 2 home visits = $540 (Saves $60.)',
  ],
  [
    'a name that begins with its order',
    'First grade $2.20 a gram, minimum 20 g. Second grade $1.50 a gram. Truffle salt, $18.',
    'First grade = $2.20 a gram (Minimum 20 g.)',
  ],
  [
    'a whole name',
    'Repairs. From $280 for a single cracked piece in situ.',
    'Single cracked piece in situ = From $280',
  ],
])('reads %s', (_what, text, expected) => {
  expect(offersIn(`We work in Coburg.\n\n${text}`)).toContain(expected)
})

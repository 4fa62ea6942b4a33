import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'
import { asksForCalculation, withoutPriceWishes } from './price-wishes.ts'

test.each([
  [
    'They need to know roughly what it costs before they’ll ring: $48/ha over 50 ha, $85/ha for 10-50.',
    'Prices: $48/ha over 50 ha, $85/ha for 10-50.',
  ],
  ['We cut hay. Rates on the site ok: rounds $16.', 'We cut hay. Prices: rounds $16.'],
  ['People never understand the cost so put it plainly: new work $620.', 'Prices: new work $620.'],
  [
    'Put our hours on the site: Mon to Fri. Lockout $140.',
    'Put our hours on the site: Mon to Fri. Lockout $140.',
  ],
])('replaces the wish before prices: %s', (text, expected) => {
  expect(withoutPriceWishes(text)).toBe(expected)
})

test('prices that are worked out on the site ask for a calculator', () => {
  const text =
    'Price is per panel so it could be worked out on the site: up to 12 panels $165, two storey plus $60.'
  expect(asksForCalculation(text)).toBe(true)
  expect(readBrief(briefOf(text)).wishes.map(({ purpose }) => purpose)).toContain('calculator')
})

test('a price has the first words of its row as its name, and the others as its terms', () => {
  const { offers } = readBrief(
    briefOf(
      'Bees.\n\nRent-a-hive\nBackyard one hive, we do everything: $49/month\nSchool hive: $85/month\nMove same floor, upright $320 / grand from $590',
    ),
  )
  expect(offers.map(({ title, price }) => `${title} = ${price}`)).toEqual([
    'Backyard one hive = $49 per month',
    'School hive = $85 per month',
    'Move same floor = Upright $320 / grand from $590',
  ])
  expect(offers.at(-1)?.terms).toBe('')
})

test('days behind an amount are no amount', () => {
  const { offers } = readBrief(
    briefOf('Cylinders.\n\nPrices\nScuba test - $55 - 3 working days\nPaintball - $38 - 3 days'),
  )
  expect(offers.map(({ price }) => price)).toEqual(['$55', '$38'])
})

test('the age of somebody is no price, and the name no place', () => {
  const facts = readBrief(
    briefOf(
      'Camel treks near Broken Hill, sunset hour $75. Gus is the boss, Doreen is 31 and retired.',
    ),
  )
  expect(JSON.stringify(facts.statements)).not.toContain('$31')
  expect(facts.places).not.toContain('Doreen')
})

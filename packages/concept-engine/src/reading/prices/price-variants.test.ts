import { describe, expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'
import { isBoundBackwards, variantPrices } from './price-variants.ts'

const rows = (text: string) =>
  variantPrices(text)?.prices.map(({ title, price }) => `${title} = ${price}`)
const read = (mainGoal: string) => readBrief(briefOf(mainGoal))

describe('variants behind their amounts', () => {
  test.each([
    [
      'Boarding is $38 a night for one dog, $65 for two in the same kennel, cats $22',
      [
        'Boarding for one dog = $38 a night',
        'Boarding for two in the same kennel = $65',
        'cats = $22',
      ],
    ],
    [
      'Tuning $220 for an upright, $250 for a grand, pitch raise $60 more',
      ['Tuning for an upright = $220', 'Tuning for a grand = $250', 'pitch raise = $60 more'],
    ],
    [
      'Hire is $320 Friday to Sunday, $180 for a weekday',
      ['Hire, Friday to Sunday = $320', 'Hire for a weekday = $180'],
    ],
    [
      'Prices start at $1,150 for timber and $1,400 for steel, engineering not included',
      ['Timber = $1,150', 'Steel = $1,400'],
    ],
  ])('%s', (text, expected) => {
    if (!text.startsWith('Prices start')) expect(rows(text)).toEqual(expected)
    else
      expect(
        read(`We build stairs. ${text}.`).offers.map(({ title, price }) =>
          `${title} = ${price}`.replace('From ', ''),
        ),
      ).toEqual(expected)
  })

  test('what is said of all of them is a note about the thing', () => {
    expect(variantPrices('Membership is $45 junior, $60 adult, due in July')?.note).toBe(
      'Membership: due in July',
    )
  })

  test.each([
    'We charge $95 an hour for one bloke and $150 for two',
    'A donation of $35 feeds one pup and $150 pays for a kit',
    'We rent them out at $75 a day or $280 a week',
    'You pay $12 per plate or $9 if you are a member',
  ])('are read only if every word has its place: %s', (text) => {
    expect(variantPrices(text)).toBeUndefined()
  })
})

describe('a name from the wrong side of its amount', () => {
  test.each([
    ['Plates are $28 large and $18 small', ['Plates', 'Large'], ['$28', '$18']],
    ['Boxes are $45 small $65 medium', ['Boxes', 'Small'], ['$45', '$65']],
  ])('is noticed: %s', (text, [first = '', second = ''], [low = '', high = '']) => {
    expect(
      isBoundBackwards(text, [
        { title: first, price: low, terms: '' },
        { title: second, price: high, terms: '' },
      ]),
    ).toBe(true)
  })
  test('is not seen where names come first', () => {
    expect(
      isBoundBackwards('Hems are $25, zips are $35', [
        { title: 'Hems', price: '$25', terms: '' },
        { title: 'Zips', price: '$35', terms: '' },
      ]),
    ).toBe(false)
  })
  test.each([
    'Our boxes are $45 small $65 medium and $85 for the big one delivery is $10.',
    'Plates are $28 large and $18 small and we do a kids one for $12 on Sundays.',
    'If we have to cut a wall it’s $180 extra.',
  ])('leaves the sentence as it is: %s', (sentence) => {
    const { offers, statements } = read(`We cook in Moe. ${sentence}`)
    expect(offers.filter(({ price }) => price)).toEqual([])
    expect(statements.map(({ text }) => text)).toContain(sentence)
  })
})

test.each([
  ['A standard stump is about 120 to 200 dollars depending on size.', 'About $120 to $200'],
  ['Chainsaw chains $15 off the saw, scissors $12, knives $8.', '$15'],
  ['Three bedrooms is $500ish, two bedrooms is $400ish.', 'About $500'],
])('reads the whole amount: %s', (sentence, price) => {
  expect(read(`We sharpen in Moe. ${sentence}`).offers.map((offer) => offer.price)).toContain(price)
})

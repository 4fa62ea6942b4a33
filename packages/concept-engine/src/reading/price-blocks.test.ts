import { describe, expect, test } from 'vitest'
import { priceBlocksIn } from './price-blocks.ts'

const rows = (text: string) =>
  priceBlocksIn(text).prices.map(({ title, price, terms }) =>
    [title, price, terms].filter(Boolean).join(' | '),
  )
const rest = (text: string) => priceBlocksIn(text).rest.replace(/\s+/g, ' ').trim()

describe('rows of', () => {
  test.each([
    [
      'a table with a price in each column',
      'Boat | Half day | Full day\n--- | --- | ---\nTinny (4 people) | $90 | $150\nPontoon | $220 | from $380',
      [
        'Tinny (4 people) | $90 half day, $150 full day',
        'Pontoon | $220 half day, from $380 full day',
      ],
    ],
    [
      'a table with details beside the price',
      'Course\tLength\tFee\nBeginners\t6 weeks\t180\nIntermediate\t8 weeks\t240',
      ['Beginners | $180 | 6 weeks.', 'Intermediate | $240 | 8 weeks.'],
    ],
    [
      'a list with bullets',
      '- Plain scones, tray: $14 doz\n- Fruit scones, tray: $18 doz\n- Jam: add $5 a jar, order by noon',
      [
        'Plain scones, tray | $14 a dozen',
        'Fruit scones, tray | $18 a dozen',
        'Jam | Add $5 a jar | Order by noon.',
      ],
    ],
    [
      'lines with equals signs and words for dollars',
      '1 ride 20 min = 30 dollar\npackage 5 rides = 120 dollars',
      ['1 ride 20 min | $30', 'package 5 rides | $120'],
    ],
    [
      'a menu without dollar signs',
      'Toastie 14 — cheddar, leek\nSoup of the day 16.5 — with bread\nKids anything 9',
      [
        'Toastie | $14 | Cheddar, leek.',
        'Soup of the day | $16.50 | With bread.',
        'Kids anything | $9',
      ],
    ],
    [
      'names with a description after a dash',
      'THE TABLE — five courses, 6 to 14 guests, $185pp\nTHE FIRE — whole lamb over coals, from $145pp',
      [
        'THE TABLE | $185 per person | Five courses, 6 to 14 guests.',
        'THE FIRE | From $145 per person | Whole lamb over coals.',
      ],
    ],
    [
      'things that are free or quoted among priced ones',
      '- Site visit within 30 km: free\n- Stump grinding: from $180\n- Palms: by quote',
      ['Site visit within 30 km | Free', 'Stump grinding | From $180', 'Palms | By quote'],
    ],
  ])('%s', (_what, text, expected) => {
    expect(rows(text)).toEqual(expected)
    expect(rest(text)).toBe('')
  })
})

describe('a sentence that is a list', () => {
  test.each([
    [
      'of names and amounts',
      'Extras: nails only $25, teeth $15, de-shed $30.',
      ['nails | $25', 'teeth | $15', 'de-shed | $30'],
    ],
    [
      'with amounts in brackets, and one thing without',
      'Services: cleaning of slate and marble (from $280 a grave); new letters ($4 per letter, minimum 40); straightening (quoted after a visit); yearly care, $390 a year, two visits.',
      [
        'cleaning of slate and marble | From $280 a grave',
        'new letters | $4 per letter | Minimum 40.',
        'yearly care | $390 a year | Two visits.',
        'straightening | Quoted after a visit.',
      ],
    ],
    [
      'whose heading says what they are',
      'Membership fees: Full $55 per annum, Concession $40, Junior (under 18) $10.',
      [
        'Membership, full | $55 per annum',
        'Membership, concession | $40',
        'Membership, junior (under 18) | $10',
      ],
    ],
    [
      'with quantities of the thing before',
      'Queens $38 each, 10+ $34, breeder queens $450.',
      ['Queens | $38 each', 'Queens, 10+ | $34', 'breeder queens | $450'],
    ],
    [
      'with the customers after each amount',
      'Farm tour: $25 adults, $12 children, bookings only',
      ['Farm tour | $25 adults, $12 children | Bookings only.'],
    ],
    [
      'with a name before a colon and what it includes after the amount',
      'Inspection before you buy, with a report: $150 within 20 km of Ballarat.',
      ['Inspection before you buy, with a report | $150 | Within 20 km of Ballarat.'],
    ],
  ])('%s', (_what, text, expected) => {
    expect(rows(text)).toEqual(expected)
    expect(rest(text)).toBe('')
  })
})

test('keeps what a heading says of its prices, and explains sizes by it', () => {
  const { prices, notes } = priceBlocksIn('Van hire, all plus GST:\n2 hours $60\n4 hours $95')
  expect(prices.map(({ title }) => title)).toEqual(['Van hire, 2 hours', 'Van hire, 4 hours'])
  expect(notes).toEqual(['all plus GST'])
})

test.each([
  'Beyond 40 km I charge $1.10 per km, one way.',
  'A joining fee of $15 applies in the first year only.',
  'No call-out fee if the job is over $600.',
  'Pensioners $20 off.',
  'We are insured for $20 million.',
  'The budget is $4,000, hosting $30 a month.',
  'Please don’t copy our old list: small plaques $650, lawn stones $2,900.',
  'Fees depend on weight.',
  'Log book servicing from $320, brakes, timing belts, inspections $220.',
  'Small dog wash $65, full clip $95. Medium $80 and $115.',
  'Ring 0491 570 156\nOpen till 5\nSince 1987',
])('leaves to the reader of sentences: %s', (text) => {
  expect(priceBlocksIn(text)).toEqual({ prices: [], notes: [], rest: text })
})

test('leaves the text around the rows at its offsets', () => {
  const text = 'We clean.\n- Oven: $90\n- Fridge: $60\nNo ladders.'
  const blocks = priceBlocksIn(text)
  expect(blocks.rest).toHaveLength(text.length)
  expect(blocks.rest.indexOf('No ladders.')).toBe(text.indexOf('No ladders.'))
  expect(blocks.prices.map(({ start }) => start)).toEqual([10, 22])
})

import { describe, expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { tidyEnglish } from '../english/tidy.ts'
import { readBrief } from '../read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const offers = (text: string) => read(text).offers.map(({ title }) => title)
const statements = (text: string) => read(text).statements.map(({ text: shown }) => shown)

describe('what is on offer', () => {
  test.each([
    [
      'without commas',
      'Plumber in Mandurah. Do blocked drains hot water systems leaking taps gas cooktops bathroom renos.',
      ['Blocked drains', 'Hot water systems', 'Leaking taps', 'Gas cooktops', 'Bathroom renos'],
    ],
    [
      'in a formal sentence',
      'We keep books in Toowong. Services comprise payroll processing, preparation and lodgement of activity statements, and the correction of historical records.',
      [
        'Payroll processing',
        'Preparation and lodgement of activity statements',
        'Correction of historical records',
      ],
    ],
    [
      'with an entry that begins with a preposition',
      'We are a vet in Moe. Our services include vaccinations, dental care and after-hours emergencies.',
      ['Vaccinations', 'Dental care', 'After-hours emergencies'],
    ],
    [
      'as a range of services',
      'We nurse people at home. Our range of services extends to wound care, palliative support and respite.',
      ['Wound care', 'Palliative support', 'Respite'],
    ],
  ])('is read from a list %s', (_how, text, expected) => {
    expect(offers(text)).toEqual(expected)
  })

  test('is not confused by a minimum number', () => {
    const { offers: found } = read(
      'mobile knife sharpening in Norwood. knives $9 each min 5, scissors 12, garden shears 18',
    )
    expect(found.map(({ title, price, terms }) => [title, price, terms])).toEqual([
      ['Knives', '$9 each', 'Minimum 5.'],
      ['Scissors', '$12', ''],
      ['Garden shears', '$18', ''],
    ])
  })

  test('stays a sentence if its price cannot be told apart from the rest', () => {
    const text =
      'Engagements are offered on a fixed monthly fee commencing at $480 plus GST. Hourly engagements are not offered.'
    expect(statements(`We keep books. ${text}`).join(' ')).toContain(text)
  })
})

test('a time to leave is no price, and measures belong to the thing before them', () => {
  expect(
    offers('Cabins in Deloraine. Fleece is $195 a night. Check in is 2 till 7. Check out 10.'),
  ).not.toContain('Check out')
  expect(offers('I sell honey, 500 g $12, 1 kg $20, from the front gate.')).toEqual([
    'Honey, 500 g',
    'Honey, 1 kg',
  ])
})

describe('the heading of what is on offer', () => {
  test.each([
    ['We mend saddles. Repairs: girth straps, panel flocking and new billets.', 'Repairs'],
    [
      'We mend saddles. Repairs: girth straps, panel flocking and new billets. Hire: horse floats, portable yards and tack boxes.',
      '',
    ],
    ['We do gutter cleaning, window washing and pressure cleaning in Moe.', ''],
  ])('is the label that all share: %s', (text, heading) => {
    expect(read(text).offerHeading).toBe(heading)
  })
})

test('entries between slashes get commas; two alternatives keep their slash', () => {
  expect(tidyEnglish('Flavours: choc mud / lemon / vanilla bean', [])).toBe(
    'Flavours: choc mud, lemon, vanilla bean',
  )
  expect(tidyEnglish('Pick up / drop off on Fridays', [])).toBe('Pick up / drop off on Fridays')
})

test('those whom a business sells to are not on offer', () => {
  expect(
    offers('We supply pickers and packers to mango and melon growers around Katherine.'),
  ).toEqual([])
  expect(
    offers('We sell native seed to Landcare groups, mines doing rehab, councils and gardeners.'),
  ).toEqual([])
})

import { expect, test } from 'vitest'
import { briefOf } from '../samples/a-brief.ts'
import { pageOf } from '../samples/page-of.ts'
import { readBrief } from './reading/read-brief.ts'

const read = (mainGoal: string) => readBrief(briefOf(mainGoal))
const rows = (mainGoal: string) =>
  read(mainGoal).offers.map(({ title, price, terms }) =>
    [title, price, terms].filter(Boolean).join(' | '),
  )

test('withholding wholesale prices does not hide the prices for everybody', () => {
  expect(
    rows(
      'We grow oysters.\n- Plate: $18 doz\n- Jumbo: $24 doz\nWholesale prices are NOT to be shown.',
    ),
  ).toEqual(['Plate | $18 a dozen', 'Jumbo | $24 a dozen'])
})

test('an entry that refuses a thing, or labels a section, is not on offer', () => {
  const brief =
    'We sell plants in Moe.\n- Ferns\n- Palms\n- Grasses\n- Roses: we don’t grow them\n- Donations: old pots, clean'
  const titles = read(brief).offers.map(({ title }) => title)
  expect(titles).toEqual(['Ferns', 'Palms', 'Grasses'])
  expect(pageOf(brief)).toContain('Roses: we don’t grow them.')
})

test('how a price should be worded is not one of its terms', () => {
  expect(
    rows(
      'We lend toys.\nLate fee is $1 per toy per week. Lost pieces $2 each. Please word that in a friendly way because people get scared off.',
    ).join('\n'),
  ).not.toContain('friendly')
})

test('where somebody worked before is not where the business is', () => {
  expect(
    read(
      'We re-letter headstones. He was a stonemason at a yard in Hindmarsh for years. We work at Mitcham and Payneham.',
    ).places,
  ).toEqual(['Mitcham', 'Payneham'])
})

test('what happens on the day is not a price', () => {
  expect(rows('Beginners’ Day is $45 for members, pillow lent on the day.').join('\n')).not.toMatch(
    /On the day/,
  )
})

test('instructions for visitors are shown without the request to put them there', () => {
  const brief =
    'We catch snakes in Moe. Put what to do: keep watching it from 5 metres, kids and pets away, DON’T try to kill it.'
  expect(pageOf(brief)).toContain(
    'What to do: keep watching it from 5 metres, kids and pets away, don’t try to kill it.',
  )
})

test('smileys are not text', () => {
  expect(pageOf('We mend boots in Moe. Please stop asking for heels :) Cash only.')).not.toContain(
    ':)',
  )
})

test('a testimonial names its author in any order', () => {
  expect(read('We tune pianos in Moe. "It sings again" says Una Keane. Cash only.').quotes).toEqual(
    [{ text: 'It sings again', by: 'Una Keane' }],
  )
})

test.each([
  'Between us, the six-week class will probably go up to $450 in July.',
  'The six-week class will go up to $450 in July but don’t publish that yet.',
])('is between the client and the agency: %s', (remark) => {
  expect(pageOf(`A pottery studio in Castlemaine. A taster class is $85. ${remark}`)).not.toMatch(
    /450|July/,
  )
})

test('a count is not a price', () => {
  expect(
    pageOf(
      'A pottery studio in Castlemaine. A class is $85. We started with one wheel and now there are eleven.',
    ),
  ).not.toContain('$11')
})

test('a single price whose row would lose words stays a sentence', () => {
  const brief =
    'I tune pianos in Moe. Standard tuning: $220. Pitch raise: $310. Beyond 40 km I charge $1.10 per km, one way.'
  expect(rows(brief)).toEqual(['Standard tuning | $220', 'Pitch raise | $310'])
  expect(pageOf(brief)).toContain('Beyond 40 km I charge $1.10 per km, one way.')
})

test('an answer to customers leaves out what is for the agency', () => {
  const { questions } = read(
    'Bees in Moe.\nQ: Wasps?\nA: No, the council does them. There should be a page with a picture of both.',
  )
  expect(questions).toEqual([{ title: 'Wasps?', answer: 'No, the council does them.' }])
})

test('what is left of a sentence after its headline is no sentence of its own', () => {
  const page = pageOf(
    'I’m Shaz, I run a pink van around the Sunshine Coast and wash and clip dogs in people’s driveways. I was a vet nurse for 14 years before this. No cats.',
  )
  expect(page).not.toMatch(/^In people’s driveways\.?$/m)
  expect(page).not.toContain('In people’s driveways. ')
})

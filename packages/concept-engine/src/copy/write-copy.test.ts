import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { readBrief } from '../reading/read-brief.ts'
import { writeCopy } from './write-copy.ts'

const written = (mainGoal: string) => writeCopy(readBrief(briefOf(mainGoal)), undefined)

test('sentences of prices stand under a heading of their own', () => {
  const { notes, prices } = written(
    'We build dry-stone walls in Stirling. Every stone comes from our own paddock. A consultation is $350 for two hours on site. Projects run from $18,000. We don’t do lawns.',
  )
  expect(prices.items).toEqual([])
  expect(notes).toEqual([
    {
      heading: 'Prices',
      items: ['A consultation is $350 for two hours on site.', 'Projects run from $18,000.'],
    },
    { heading: 'Good to know', items: ['We don’t do lawns.'] },
  ])
})

test('beside a list of prices they say more about it', () => {
  const { notes, prices } = written(
    'We fix roofs in Ryde. Our ladders reach four storeys.\n- Ridge caps $90\n- Gutters $60\n- Skylights $400\nA callout after dark is $250.',
  )
  expect(prices.items).toHaveLength(3)
  expect(notes.map(({ heading }) => heading)).toEqual(['About our prices'])
})

test('an entry tells its price where it was not understood', () => {
  const { prices } = written(
    'We cook injera in Sunshine.\n- Doro wot $24\n- Kitfo $27\n- Tibs from $25\n- Fasting plate, 8 dishes, $26 for one or $48 for two',
  )
  const plate = prices.items.find(({ title }) => title.startsWith('Fasting plate'))
  expect(`${plate?.text} ${plate?.value}`).toMatch(/\$26.*\$48/)
})

test('the town heads where to find it, before its street', () => {
  const { place, headlines } = written(
    'Our dental practice has been in Evans Street, Sunbury since 2004.',
  )
  expect(place).toBe('Sunbury')
  expect(headlines[0]).not.toMatch(/Evans Street$/)
})

test('a lead does not begin with what points at a sentence that is left out', () => {
  const { leads } = written(
    'Little Heron is an early learning centre in Point Cook. It is owned by two teachers. We bake.',
  )
  expect(leads[0]).not.toMatch(/^It\b/)
})

test('who estimates a gap asks for no quote', () => {
  const { actions } = written(
    'We care for children in Ryde. Families should be able to book a tour and estimate their gap.',
  )
  expect(actions.first).toBe('Book a tour')
})

test('sums that nobody is asked to pay are no prices', () => {
  const { notes } = written(
    'We treat termites in Innisfail. Every house gets a written report. We have never missed a nest in thirty years of work. We are insured for $20 million, not less. A visit is $90. We don’t do snakes.',
  )
  expect(notes.find(({ heading }) => heading === 'Prices')?.items).toEqual(['A visit is $90.'])
})

test('an entry without a price keeps what it tells, whatever else names it', () => {
  const { prices } = written(
    'We are an accounting practice in Shepparton. Prue Laidlaw leads farm succession and trusts here.\nWhat we do:\n- Individual returns, from $190\n- Bookkeeping, $85 an hour\n- BAS, $90\n- Farm succession: first meeting of ninety minutes free, at your kitchen table if you like',
  )
  expect(prices.items.map(({ title, text }) => `${title} | ${text}`)).toContain(
    'Farm succession | First meeting of ninety minutes free, at your kitchen table if you like.',
  )
})

test('two things that both have a price are prices', () => {
  const { prices, offers } = written(
    'A roller derby league in Mowbray. Tickets to bouts $15 presale, $20 door.',
  )
  expect(prices.items.map(({ value }) => value)).toEqual(['$15', '$20'])
  expect(offers).toEqual([])
})

test('a price that points at another leads no page', () => {
  const { leads } = written('A fencing club in Ringwood. Membership after that is $95 a month.')
  expect(leads.join(' ')).not.toContain('after that')
})

test.each([
  [
    'I lead farewells, memorials and wakes around Adelaide. Formerly I was a nurse for 22 years.',
    /^Around Adelaide\. |^Formerly/,
  ],
  [
    'Registered land and cadastral surveyors - subdivision, boundary identification, contour, strata, set-out, easements. Two of us sign every plan.',
    /^Subdivision, boundary identification, contour, strata/,
  ],
])('the lead goes on where the headline ends: %s', (mainGoal, lead) => {
  expect(written(mainGoal).leads[0]).toMatch(lead)
})

test('who a business is called says nothing more of what it is', () => {
  expect(
    written('Hollow Oak is a Deaf-owned agency. We have 34 interpreters.').leads.join(' '),
  ).not.toContain('Hollow Oak is')
})

test('places that are listed together are shown together', () => {
  expect(
    written('Migration agents, offices in Parramatta and Wollongong. Three of us.').place,
  ).toBe('Parramatta and Wollongong')
  expect(written('We plane boards in Colac. The timber is from a mill near Otway.').place).toBe(
    'Colac',
  )
})

test('where a business works is told once, and a thing by its sentence alone', () => {
  const notes = (mainGoal: string) => written(mainGoal).notes.flatMap(({ items }) => items)
  expect(notes('Float repairs. Cranbourne / Pakenham / Mornington. Cash only on site.')).toEqual([
    'Cash only on site.',
  ])
  expect(
    notes('I bind books by hand. I teach weekend classes for six. Not on Sundays.'),
  ).not.toContain('Weekend classes. I teach weekend classes for six.')
})

test('no paragraph says what the headline says', () => {
  const { stories } = written(
    'We breed bees. My wife Trish does the posting and the paperwork and the books.',
  )
  expect(stories.map(({ text }) => text).join(' ')).not.toContain('We breed bees')
})

test.each([
  ['We mow around Elizabeth, Salisbury and Gawler.', 'Where we work'],
  ['Our salons in Elizabeth, Salisbury and Gawler are open on Saturdays.', 'Find us'],
  ['Our forge is in Gawler.', 'Find us'],
])('%s is headed %s', (brief, heading) => {
  expect(written(brief).labels['find us']).toBe(heading)
})

test('a few words that say all there is to say are told', () => {
  const { notes } = written(
    'We mow lawns in Gawler with our own machines. Licensed. Pensioners 10% off.',
  )
  expect(notes.flatMap(({ items }) => items)).toEqual(['Pensioners 10% off.', 'Licensed.'])
})

test('places stand in the order in which they are listed', () => {
  const { place } = written(
    'Vending machines in workplaces and gyms in Perth and Mandurah. We fill them.',
  )
  expect(place).toBe('Perth and Mandurah')
})

test('a suburb with its city is one place, towns of a list are several', () => {
  expect(written('An Italian school in Leichhardt, Sydney. We teach adults.').place).toBe(
    'Leichhardt, Sydney',
  )
  expect(written('We clean ducts in Wollongong and Gosford. We work at night.').place).toBe(
    'Wollongong and Gosford',
  )
})

test('a sentence that only lists what is listed is not told beside the list', () => {
  const { leads, stories, notes, offers } = written(
    'I sharpen things. Knives, scissors, secateurs, chisels, mower blades. No chainsaws.',
  )
  expect(offers.map(({ title }) => title)).toContain('Secateurs')
  expect(JSON.stringify([leads, stories, notes])).not.toContain('secateurs, chisels')
})

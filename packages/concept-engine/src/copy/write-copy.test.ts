import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { readBrief } from '../reading/read-brief.ts'
import { worksAtCustomers, writeCopy } from './write-copy.ts'

const written = (mainGoal: string) => writeCopy(readBrief(briefOf(mainGoal)), undefined)

test('groups price sentences under their own heading', () => {
  const { notes, prices } = written(
    'We build dry-stone walls in Stirling. Every stone comes from our own paddock. A consultation is $350 for two hours on site. Projects run from $18,000. We don’t do lawns.',
  )
  expect(prices.items).toEqual([])
  expect(notes).toEqual([
    {
      heading: 'Prices',
      items: ['A consultation is $350 for two hours on site.', 'Projects run from $18,000.'],
    },
    { heading: 'What we don’t do', items: ['We don’t do lawns.'] },
  ])
})

test('titles extra price sentences “About our prices” beside a price list', () => {
  const { notes, prices } = written(
    'We fix roofs in Ryde. Our ladders reach four storeys.\n- Ridge caps $90\n- Gutters $60\n- Skylights $400\nA callout after dark is $250.',
  )
  expect(prices.items).toHaveLength(3)
  expect(notes.map(({ heading }) => heading)).toEqual(['About our prices'])
})

test('shows both prices of an entry', () => {
  const { prices } = written(
    'We cook injera in Sunshine.\n- Doro wot $24\n- Kitfo $27\n- Tibs from $25\n- Fasting plate, 8 dishes, $26 for one or $48 for two',
  )
  const plates = prices.items.filter(({ title }) => title.startsWith('Fasting plate'))
  expect(plates.map(({ title, value }) => `${title} ${value}`).join()).toMatch(
    /for one \$26.*for two \$48/,
  )
})

test('uses the town, not the street, as the place', () => {
  const { place, headlines } = written(
    'Our dental practice has been in Evans Street, Sunbury since 2004.',
  )
  expect(place).toBe('Sunbury')
  expect(headlines[0]).not.toMatch(/Evans Street$/)
})

test('does not start the lead with a dangling pronoun', () => {
  const { leads } = written(
    'Little Heron is an early learning centre in Point Cook. It is owned by two teachers. We bake.',
  )
  expect(leads[0]).not.toMatch(/^It\b/)
})

test('does not read “estimate their gap” as a request for quotes', () => {
  const { actions } = written(
    'We care for children in Ryde. Families should be able to book a tour and estimate their gap.',
  )
  expect(actions.first).toBe('Book a tour')
})

test('keeps sums that nobody is asked to pay out of the prices', () => {
  const { notes } = written(
    'We treat termites in Innisfail. Every house gets a written report. We have never missed a nest in thirty years of work. We are insured for $20 million, not less. A visit is $90. We don’t do snakes.',
  )
  expect(notes.find(({ heading }) => heading === 'Prices')?.items).toEqual(['A visit is $90.'])
})

test('keeps the text of an unpriced entry that is also mentioned elsewhere', () => {
  const { prices } = written(
    'We are an accounting practice in Shepparton. Prue Laidlaw leads farm succession and trusts here.\nWhat we do:\n- Individual returns, from $190\n- Bookkeeping, $85 an hour\n- BAS, $90\n- Farm succession: first meeting of ninety minutes free, at your kitchen table if you like',
  )
  expect(prices.items.map(({ title, text }) => `${title} | ${text}`)).toContain(
    'Farm succession | First meeting of ninety minutes free, at your kitchen table if you like.',
  )
})

test('treats two priced items as a price list', () => {
  const { prices, offers } = written(
    'A roller derby league in Mowbray. Tickets to bouts $15 presale, $20 door.',
  )
  expect(prices.items.map(({ value }) => value)).toEqual(['$15', '$20'])
  expect(offers).toEqual([])
})

test('does not lead with a price that refers to another', () => {
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
])('continues the lead where the headline ends: %s', (mainGoal, lead) => {
  expect(written(mainGoal).leads[0]).toMatch(lead)
})

test('does not repeat in the lead what the business is', () => {
  expect(
    written('Hollow Oak is a Deaf-owned agency. We have 34 interpreters.').leads.join(' '),
  ).not.toContain('Hollow Oak is')
})

test.each([
  [
    'We clean fish tanks. We cover Joondalup down to Fremantle. Open Monday to Friday 7 to 4.',
    true,
  ],
  ['A piano showroom in Joondalup. Open Monday to Friday 7 to 4.', false],
])('distinguishes coverage from premises: %s', (text, comes) => {
  expect(worksAtCustomers(readBrief(briefOf(text)))).toBe(comes)
})

test('groups places only when they are listed together', () => {
  expect(
    written('Migration agents, offices in Parramatta and Wollongong. Three of us.').place,
  ).toBe('Parramatta and Wollongong')
  expect(written('We plane boards in Colac. The timber is from a mill near Otway.').place).toBe(
    'Colac',
  )
})

test('keeps the service area out of notes, and does not prefix a sentence with its topic', () => {
  const notes = (mainGoal: string) => written(mainGoal).notes.flatMap(({ items }) => items)
  expect(notes('Float repairs. Cranbourne / Pakenham / Mornington. Cash only on site.')).toEqual([
    'Cash only on site.',
  ])
  expect(
    notes('I bind books by hand. I teach weekend classes for six. Not on Sundays.'),
  ).not.toContain('Weekend classes. I teach weekend classes for six.')
})

test('does not repeat the headline in a paragraph', () => {
  const { stories } = written(
    'We breed bees. My wife Trish does the posting and the paperwork and the books.',
  )
  expect(stories.map(({ text }) => text).join(' ')).not.toContain('We breed bees')
})

test.each([
  ['We mow around Elizabeth, Salisbury and Gawler.', 'Where we work'],
  ['Our salons in Elizabeth, Salisbury and Gawler are open on Saturdays.', 'Find us'],
  ['Our forge is in Gawler.', 'Find us'],
])('titles the place section: %s → %s', (brief, heading) => {
  expect(written(brief).labels['find us']).toBe(heading)
})

test('keeps short notes that are already complete', () => {
  const { notes } = written(
    'We mow lawns in Gawler with our own machines. Licensed. Pensioners 10% off.',
  )
  expect(notes.flatMap(({ items }) => items)).toEqual(['Pensioners 10% off.', 'Licensed.'])
})

test('keeps places in the order listed', () => {
  const { place } = written(
    'Vending machines in workplaces and gyms in Perth and Mandurah. We fill them.',
  )
  expect(place).toBe('Perth and Mandurah')
})

test('shows a suburb with its city as one place, and listed towns as several', () => {
  expect(written('An Italian school in Leichhardt, Sydney. We teach adults.').place).toBe(
    'Leichhardt, Sydney',
  )
  expect(written('We clean ducts in Wollongong and Gosford. We work at night.').place).toBe(
    'Wollongong and Gosford',
  )
})

test('omits a sentence that only repeats the listed offers', () => {
  const { leads, stories, notes, offers } = written(
    'I sharpen things. Knives, scissors, secateurs, chisels, mower blades. No chainsaws.',
  )
  expect(offers.map(({ title }) => title)).toContain('Secateurs')
  expect(JSON.stringify([leads, stories, notes])).not.toContain('secateurs, chisels')
})

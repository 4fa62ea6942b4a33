import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'
import { figuresOf } from './figures.ts'

test('reads counts of things as figures, but not durations', () => {
  expect(
    figuresOf(['We run 14 trucks and 3 depots.', 'A roster is 3 weeks on and 1 week off.']),
  ).toEqual([
    { value: '14', label: 'trucks' },
    { value: '3', label: 'depots' },
  ])
})

const offers = (mainGoal: string) => readBrief(briefOf(mainGoal)).offers.map(({ title }) => title)

test.each([
  // The last word applies to every entry.
  ['NAATI certified Dari, Hazaragi and Farsi interpreters.', 'Farsi interpreters'],
  ['Bowls club with two greens, a bar and a nice old clubhouse.', 'Bar'],
])('does not cut an offer out of a phrase: %s → %s', (mainGoal, title) => {
  expect(offers(mainGoal)).not.toContain(title)
})

test('offers the items of a bare list', () => {
  expect(offers('Awnings, shutters and curtains.')).toEqual(['Awnings', 'Shutters', 'Curtains'])
})

test('the numbers of a list are no figures', () => {
  expect(figuresOf(['1 restaurants in Perth, 2 farm gates, 3 dams to stock.'])).toEqual([])
})

import { expect, test } from 'vitest'
import { briefOf } from '../../samples/a-brief.ts'
import { figuresOf } from './figures.ts'
import { readBrief } from './read-brief.ts'

test('counts of things are figures of a business, and how long something takes is none', () => {
  expect(
    figuresOf(['We run 14 trucks and 3 depots.', 'A roster is 3 weeks on and 1 week off.']),
  ).toEqual([
    { value: '14', label: 'trucks' },
    { value: '3', label: 'depots' },
  ])
})

const offers = (mainGoal: string) => readBrief(briefOf(mainGoal)).offers.map(({ title }) => title)

test.each([
  // The last word is of all of them.
  ['NAATI certified Dari, Hazaragi and Farsi interpreters.', 'Farsi interpreters'],
  ['Bowls club with two greens, a bar and a nice old clubhouse.', 'Bar'],
])('%s offers no %s', (mainGoal, title) => {
  expect(offers(mainGoal)).not.toContain(title)
})

test('a bare list offers what it lists', () => {
  expect(offers('Awnings, shutters and curtains.')).toEqual(['Awnings', 'Shutters', 'Curtains'])
})

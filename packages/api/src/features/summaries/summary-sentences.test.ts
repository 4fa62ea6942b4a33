import { expect, test } from 'vitest'
import type { SummaryFigures } from './summary-figures.ts'
import { summarySentences } from './summary-sentences.ts'

const nothing: SummaryFigures = {
  ...{ leads: { count: 0, before: 0 }, visits: { count: 0, before: 0 }, goals: [] },
  ...{ estimates: { count: 0, before: 0 }, proposals: { count: 0, before: 0 } },
  ...{ accepted: { count: 0, before: 0 }, acceptedCents: { count: 0, before: 0 } },
  waiting: { count: 0, days: 0 },
}
const write = (figures: Partial<SummaryFigures>, period: 'week' | 'month' = 'week') =>
  summarySentences({ ...nothing, ...figures }, period)

test('figures and changes are sentences', () => {
  expect(
    write({
      leads: { count: 9, before: 6 },
      visits: { count: 1_240, before: 1_370 },
      goals: [
        { name: 'Contact page viewed', count: 45, before: 45 },
        { name: 'Brochure', count: 2, before: 1 },
        { name: 'Call', count: 0, before: 1 },
      ],
      estimates: { count: 1, before: 3 },
      proposals: { count: 2, before: 2 },
      accepted: { count: 1, before: 0 },
      acceptedCents: { count: 1_240_000, before: 2_000_000 },
      waiting: { count: 3, days: 5 },
    }),
  ).toEqual([
    [
      'Nine leads came in, three more than the week before.',
      'Three people are waiting for an answer, the longest for five days.',
    ],
    [
      'There were 1,240 visits to the website, 130 fewer than the week before.',
      'The goal “Contact page viewed” was reached 45 times, the same as in the week before.',
      'The goal “Brochure” was reached twice, one more than the week before.',
      'The goal “Call” was not reached, one fewer than the week before.',
    ],
    [
      'One estimate was made, two fewer than the week before.',
      'Two proposals were sent, the same as in the week before.',
      'One proposal was accepted, one more than the week before.',
      'Proposals for $12,400 including GST were accepted, $7,600 less than the week before.',
    ],
  ])
})

test('nothing is said as plainly', () => {
  expect(write({ leads: { count: 1, before: 0 } }, 'month')).toEqual([
    ['One lead came in, one more than the month before.', 'Nobody is waiting for an answer.'],
    ['There were no visits to the website, as in the month before.'],
    [
      'No estimates were made, as in the month before.',
      'No proposals were sent, as in the month before.',
      'No proposals were accepted, as in the month before.',
    ],
  ])
})

test.each([
  [{ count: 1, days: 0 }, 'One person has been waiting for an answer for less than a day.'],
  [{ count: 1, days: 1 }, 'One person has been waiting for an answer for one day.'],
  [{ count: 12, days: 30 }, '12 people are waiting for an answer, the longest for 30 days.'],
])('who waits: %j', (waiting, text) => {
  expect(write({ waiting })[0]?.[1]).toBe(text)
})

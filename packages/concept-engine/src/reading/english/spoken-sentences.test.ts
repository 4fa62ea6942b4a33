import { expect, test } from 'vitest'
import { withStops } from './spoken-sentences.ts'

test.each([
  [
    'There’s the short walk that’s an hour and a quarter and it’s $28 for adults and $18 for kids',
    'There’s the short walk that’s an hour and a quarter. It’s $28 for adults and $18 for kids',
  ],
  [
    'Lessons are $45 for a half hour and $80 for the hour and you start on the practice chanter first',
    'Lessons are $45 for a half hour and $80 for the hour. You start on the practice chanter first',
  ],
  [
    'Call out’s $165 and that’s got the first hour in it, then it’s $110 an hour after that one',
    'Call out is $165. That’s got the first hour in it, then it’s $110 an hour after that one',
  ],
  [
    'I sweep chimneys in the Huon Valley so Huonville, Cygnet and Dover',
    'I sweep chimneys in the Huon Valley, Huonville, Cygnet and Dover',
  ],
])('splits run-on speech into sentences: %s', (spoken, written) => {
  expect(withStops(spoken)).toBe(written)
})

test.each([
  'We open early and we close late',
  'If it rains on the day of the tour and you have booked with us we ring you before eight in the morning',
  'Projects run from about $18k to $140k, and we take only eight a year; the next start is four months away',
])('does not split: %s', (written) => {
  expect(withStops(written)).toBe(written)
})

import { expect, test } from 'vitest'
import {
  coversHours,
  coversWholeBusiness,
  hoursOf,
  isAllHours,
  sharesDay,
  timesIn,
} from './hours.ts'

const rowsOf = (text: string) => hoursOf(text).map(({ title, value }) => `${title} ${value}`)

test.each<[string, string[]]>([
  [
    'Opening hours are 8–7 Monday to Friday, 9–3 Saturday, and closed Sunday and public holidays.',
    ['Monday to Friday 8 – 7', 'Saturday 9 – 3', 'Sunday and public holidays Closed'],
  ],
  [
    'Hours are 9 to 5, Monday to Thursday, and 9 to 1 on Friday.',
    ['Monday to Thursday 9 – 5', 'Friday 9 – 1'],
  ],
  [
    'We are open Mon to Fri 8.30am to 5.30 pm, until 8pm on Tuesdays, and every second Saturday 9am to 1pm.',
    ['Monday to Friday 8.30am – 5.30pm', 'Tuesday Until 8pm', 'Every second Saturday 9am – 1pm'],
  ],
  ['Open 6.30 till 2.30 every day except wednesday.', ['Every day except Wednesday 6.30 – 2.30']],
  [
    'Tues-Sat, late night thurs til 9, closed sun mon.',
    ['Tuesday to Saturday Open', 'Thursday Until 9', 'Sunday and Monday Closed'],
  ],
  [
    'We are open seven days: 8am to 7pm weekdays, 8am to 1pm weekends.',
    ['Weekdays 8am – 7pm', 'Weekends 8am – 1pm'],
  ],
  ['Mon-Thu 9-12 and 1-5, Fri 9-12', ['Monday to Thursday 9 – 12 and 1 – 5', 'Friday 9 – 12']],
  ['Open Weds to Sunday 9.30 to 4, shut all of July.', ['Wednesday to Sunday 9.30 – 4']],
  [
    'Taproom Thu 3-8, Fri 3-10, Sat noon-10.',
    ['Thursday 3 – 8', 'Friday 3 – 10', 'Saturday Noon – 10'],
  ],
  ['HOURS: MON-FRI 9AM-5PM', ['Monday to Friday 9am – 5pm']],
  [
    'Open Monday to Friday 8 to 6, Thursdays until 8, and every second Saturday morning.',
    ['Monday to Friday 8 – 6', 'Thursday Until 8'],
  ],
  ['Kids 7 to 9 on Saturdays.', []],
  ['Classes for 5 to 8 on Mondays.', []],
  ['Home visits are on Friday mornings.', []],
])('reads opening hours: %s', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows)
})

test('does not count a sentence as covered when some of its hours have no row', () => {
  const text = 'Lunch Wed to Sun, dinner Thu to Sat 5.30 till late'
  expect(coversHours(text, hoursOf(text))).toBe(false)
})

test('distinguishes a sentence of hours only from one that says more', () => {
  expect(isAllHours('We are open Monday to Friday 9am to 5pm.')).toBe(true)
  expect(isAllHours('We open 6.30am to 6.15pm, Monday to Friday, 50 weeks of the year.')).toBe(
    false,
  )
})

test('does not read lesson times as the hours of the whole business', () => {
  expect(coversWholeBusiness('The shop is open Saturdays 10 to 2.')).toBe(true)
  expect(coversWholeBusiness('Lessons are on weekdays from 4 to 8 pm.')).toBe(false)
  expect(
    coversWholeBusiness('The smokehouse door is open to visitors on Saturdays from 10 to 2.'),
  ).toBe(true)
})

test.each([
  ['Monday to Friday', 'Tuesday', true],
  ['Weekdays', 'Saturday', false],
  ['Every day except Wednesday', 'Sunday', true],
])('detects whether days overlap: %s, %s', (a, b, overlap) => {
  expect(sharesDay({ title: a, value: '' }, { title: b, value: '' })).toBe(overlap)
})

test('locates times of day in the text', () => {
  const text = 'Open 6.30 till 2.30 every day, iced coffee 6.50'
  expect(timesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['6.30 till 2.30'])
})

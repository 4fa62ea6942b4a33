import { expect, test } from 'vitest'
import { openingHoursOf } from './opening-hours.ts'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

test.each([
  ['Monday to Friday', '7am – 7pm', week, '07:00', '19:00'],
  ['Weekdays', '8.30 – 4.30', week, '08:30', '16:30'],
  ['Saturday', '9.30 – 1', ['Saturday'], '09:30', '13:00'],
  ['Saturday', '7 – noon', ['Saturday'], '07:00', '12:00'],
  ['Saturday', '8 – 12', ['Saturday'], '08:00', '12:00'],
  ['Thursday to Sunday', '11 – 9', ['Thursday', 'Friday', 'Saturday', 'Sunday'], '11:00', '21:00'],
  ['Tuesday, Thursday and Friday', '10 – 3', ['Tuesday', 'Thursday', 'Friday'], '10:00', '15:00'],
  ['Wednesday', '5pm – 7pm', ['Wednesday'], '17:00', '19:00'],
])('%s, %s', (days, times, dayOfWeek, opens, closes) => {
  expect(openingHoursOf(days, times)).toEqual({ dayOfWeek, opens, closes })
})

test.each([
  ['Thursday', 'Until 8'],
  ['Every day except Tuesday', 'Noon – 9pm'],
  ['Saturday', '8 – 11'],
  ['Monday', 'Closed'],
  ['Monday', '2 – 4'],
  ['Market days', '9 – 5'],
  ['Monday', '25 – 61'],
  ['', ''],
])('leaves out what has another meaning or two: %s, %s', (days, times) => {
  expect(openingHoursOf(days, times)).toBeUndefined()
})

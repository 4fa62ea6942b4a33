import { expect, test } from 'vitest'
import { briefOf } from '../../../samples/a-brief.ts'
import { readBrief } from '../read-brief.ts'
import { withClockTimes } from './clock-times.ts'

test.each([
  [
    'FRIDAYS gates 4.45, marshalling 5.10 SHARP, done by 7.30',
    'FRIDAYS gates 4:45, marshalling 5:10 SHARP, done by 7:30',
  ],
  ['come n try 5 & 12 Sept FREE', 'come n try on 5 & 12 Sept FREE'],
  ['Smoko 10.30 — that’s compulsory', 'Smoko 10:30 — that’s compulsory'],
])('writes times and days plainly: %s', (text, plain) => {
  expect(withClockTimes(text)).toBe(plain)
})

test.each([
  'lunch 8.50 each',
  'flake 11.50',
  'free on 5 & 12 Sept',
  'pies 6.20',
  'open 6.30 to 2.30',
])('leaves prices and plain days alone: %s', (text) => {
  expect(withClockTimes(text)).toBe(text)
})

test('gate times are no prices', () => {
  const { offers, statements } = readBrief(
    briefOf(
      'athletics club\nFRIDAYS gates 4.45, marshalling 5.10 SHARP, done by 7.30\n\nrego $195 first child, $185 second. Tots $85.\ncome n try 5 & 12 Sept FREE',
    ),
  )
  const shown = [...offers.map(({ price }) => price), ...statements.map(({ text }) => text)]
  expect(shown.join(' ')).not.toMatch(/\$(?:4|5)\b/)
})

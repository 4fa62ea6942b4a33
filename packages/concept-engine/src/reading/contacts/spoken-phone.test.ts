import { expect, test } from 'vitest'
import { withPhoneDigits } from './spoken-phone.ts'

test.each([
  ['Phone’s oh four nine one, five seven five, two five four. My', 'Phone’s 0491 575 254. My'],
  ['Ring zero four nine one five seven double oh oh six', 'Ring 0491 570 006'],
  ['it’s Oh Four Nine One, triple five, one two three, thanks', 'it’s 0491 555 123, thanks'],
])('writes a spoken phone number: %s', (text, expected) =>
  expect(withPhoneDigits(text)).toBe(expected),
)

test.each([
  'oh one more thing',
  'oh four nine one',
  'one two three four five six seven eight nine',
])('finds no phone number: %s', (text) => expect(withPhoneDigits(text)).toBe(text))

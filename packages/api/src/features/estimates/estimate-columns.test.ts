import { expect, test } from 'vitest'
import { isExpired } from './estimate-columns.ts'

test.each([
  // Ten hours ahead of UTC until the first Sunday of October, eleven from then on.
  ['2026-10-03', '2026-10-03T13:59:59Z', '2026-10-03T14:00:00Z'],
  ['2026-10-20', '2026-10-20T12:59:59Z', '2026-10-20T13:00:00Z'],
  ['2027-04-04', '2027-04-04T13:59:59Z', '2027-04-04T14:00:00Z'],
  ['2026-12-31', '2026-12-31T12:59:59Z', '2026-12-31T13:00:00Z'],
])('an estimate is valid to the end of %s in Melbourne', (day, last, next) => {
  expect(isExpired(day, new Date(last))).toBe(false)
  expect(isExpired(day, new Date(next))).toBe(true)
})

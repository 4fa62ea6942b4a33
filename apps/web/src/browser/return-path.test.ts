import { expect, test } from 'vitest'
import { returnPathOf } from './return-path.ts'

test.each(['/dashboard', '/dashboard/users/4', '/dashboard?a=b', '/dashboard/concepts?text=a%20b'])(
  'returns to %s',
  (endedAt) => expect(returnPathOf({ entry: 'x', endedAt })).toBe(endedAt),
)

test.each([
  ...['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/contact', ''],
  ...['/dashboardelsewhere', '/dashboard\\..', 'dashboard', 'javascript:alert(1)'],
])('does not return to %j', (endedAt) => expect(returnPathOf({ endedAt })).toBeUndefined())

test.each([undefined, null, 'text', {}, { endedAt: 4 }])('returns nowhere for %j', (state) =>
  expect(returnPathOf(state)).toBeUndefined(),
)

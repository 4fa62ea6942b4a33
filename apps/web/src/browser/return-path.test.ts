import { expect, test } from 'vitest'
import { returnPathOf } from './return-path.ts'

test.each(['/dashboard', '/dashboard/users/4', '/dashboard?a=b', '/dashboard/concepts?text=a%20b'])(
  'leads back to %s',
  (endedAt) => expect(returnPathOf({ entry: 'x', endedAt })).toBe(endedAt),
)

test.each([
  ...['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/contact', ''],
  ...['/dashboardelsewhere', '/dashboard\\..', 'dashboard', 'javascript:alert(1)'],
])('does not lead to %j', (endedAt) => expect(returnPathOf({ endedAt })).toBeUndefined())

test.each([undefined, null, 'text', {}, { endedAt: 4 }])('%j leads nowhere', (state) =>
  expect(returnPathOf(state)).toBeUndefined(),
)

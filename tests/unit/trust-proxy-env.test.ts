import { expect, test } from 'vitest'
import { readEnv } from '../../apps/server/src/env.ts'

test.each([
  ['true', true],
  ['false', false],
  ['127.0.0.1', '127.0.0.1'],
  ['uniquelocal', 'uniquelocal'],
  ['10.0.0.0/8, 2001:db8::/32', '10.0.0.0/8, 2001:db8::/32'],
])('TRUST_PROXY=%s is read', (value, expected) => {
  expect(readEnv({ TRUST_PROXY: value }, '/').TRUST_PROXY).toBe(expected)
})

// A number of hops would be read as the address 0.0.0.1, and everybody as one network.
test.each([
  '1',
  '2',
  'yes',
  'TRUE',
  '*',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '10.0.0',
])('TRUST_PROXY=%s prevents the start', (value) => {
  expect(() => readEnv({ TRUST_PROXY: value }, '/')).toThrow(
    'TRUST_PROXY must be true, false, or addresses of proxies, such as 127.0.0.1 or uniquelocal.',
  )
})

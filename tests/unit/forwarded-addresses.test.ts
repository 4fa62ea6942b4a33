import type { IncomingMessage } from 'node:http'
import { normaliseForwardedAddresses } from '@agency/api/http/forwarded-addresses'
import { expect, test } from 'vitest'

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['203.0.113.5:1234', '203.0.113.5'],
  ['[2001:db8::1]:99, 2001:db8::2', '2001:db8::1, 2001:db8::2'],
  // An address that a client made up must not replace an invalid one after it.
  ['9.9.9.9, unknown', '9.9.9.9, 127.0.0.1'],
  ['<script>', '127.0.0.1'],
  ['A'.repeat(3_000), '127.0.0.1'],
  ['', '127.0.0.1'],
])('%s is read as %s', (forwardedFor, expected) => {
  const headers: IncomingMessage['headers'] = { 'x-forwarded-for': forwardedFor }
  const request = { headers, socket: { remoteAddress: '127.0.0.1' } }
  normaliseForwardedAddresses(request as unknown as IncomingMessage)
  expect(headers['x-forwarded-for']).toBe(expected)
})

test('no header is added if none was forwarded', () => {
  const request = { headers: {}, socket: { remoteAddress: '127.0.0.1' } }
  normaliseForwardedAddresses(request as unknown as IncomingMessage)
  expect(request.headers).toEqual({})
})

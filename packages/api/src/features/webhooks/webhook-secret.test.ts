import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { newSecret, signedHeaders, withoutSecrets } from './webhook-secret.ts'

test('a secret is whsec_ and 32 random bytes in base64', () => {
  const secret = newSecret()
  expect(secret.startsWith('whsec_')).toBe(true)
  expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32)
  expect(newSecret()).not.toBe(secret)
})

test('each secret alone verifies the signatures of both, and no other does', () => {
  const [current, previous, other] = [newSecret(), newSecret(), newSecret()]
  const message = { messageId: 'msg_1', payload: '{"type":"lead.received"}' }
  const headers = signedHeaders(message, [current, previous], new Date())
  for (const secret of [current, previous]) {
    expect(new Webhook(secret).verify(message.payload, headers)).toEqual({ type: 'lead.received' })
  }
  expect(() => new Webhook(other).verify(message.payload, headers)).toThrow()
  expect(() => new Webhook(current).verify(`${message.payload} `, headers)).toThrow()
  const otherId = { ...headers, 'webhook-id': 'msg_2' }
  expect(() => new Webhook(current).verify(message.payload, otherId)).toThrow()
})

test('secrets are cut out of a text in every form', () => {
  const secret = newSecret()
  const text = `a ${secret} b ${secret.slice(6)} c whsec_c29tZXRoaW5nK2Vsc2U/ d`
  expect(withoutSecrets(text, [secret])).toBe('a … b … c whsec_… d')
})

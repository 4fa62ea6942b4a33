import { createFirstAdmin } from '@agency/api/auth/first-admin'
import { subscriberOf } from '@agency/api/limits/rate-limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const login = { email: 'owner@emberlane.example', password: 'a-laneway-for-tests' }

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({ rateLimitFactor: 1 })
  await createFirstAdmin(site.db, site.deps.passwords, login)
})
afterAll(() => site.close())

const logIn = (password: string, remoteAddress: string, email = login.email) =>
  site.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress,
    payload: { email, password },
  })

describe('login', () => {
  test('is refused after five failures of an account from an address, in any case', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await logIn('wrong', '198.51.100.1')).statusCode).toBe(401)
    }
    const refused = await logIn(login.password, '198.51.100.1', login.email.toUpperCase())
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({ success: false, code: 'TOO_MANY_REQUESTS' })
  })

  test('still works from another address', async () => {
    expect((await logIn(login.password, '198.51.100.2')).statusCode).toBe(200)
  })

  test('forgets failures after a success', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 4; attempt += 1) await logIn('wrong', '198.51.100.3')
      expect((await logIn(login.password, '198.51.100.3')).statusCode).toBe(200)
    }
  })
})

test('messages are limited over both transports together, with Retry-After', async () => {
  const send = (url: string, text: string) =>
    site.app.inject({
      method: 'POST',
      url,
      remoteAddress: '198.51.100.9',
      payload: { name: 'Ada', email: 'ada@example.com', message: text },
    })
  for (let index = 0; index < 10; index += 1) {
    const url = index % 2 ? '/api/contact' : '/trpc/contacts.send'
    expect((await send(url, `Message ${index}`)).statusCode).toBe(200)
  }
  for (const url of ['/api/contact', '/trpc/contacts.send']) {
    const refused = await send(url, 'One too many')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  }
})

test('remote pictures are limited, with Retry-After', async () => {
  const ask = () =>
    site.app.inject({
      url: '/api/proxy-image?url=https://pictures.example/a.png',
      remoteAddress: '198.51.100.10',
    })
  const answers = await Promise.all(Array.from({ length: 120 }, ask))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
  const refused = await ask()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is limited as %s', (address, subscriber) => {
  expect(subscriberOf(address)).toBe(subscriber)
})

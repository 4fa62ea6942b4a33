import { createFirstAdmin } from '@agency/api/features/auth/first-admin'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { send, transports } from '../support/both-transports.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const login = { email: 'owner@emberlane.example', password: 'a-laneway-for-tests' }
const otherAccount = { email: 'second@emberlane.example', password: 'a-second-laneway' }

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({ rateLimitFactor: 1, passwordCost: 9 })
  for (const account of [login, otherAccount])
    await createFirstAdmin(site.db, site.deps.passwords, account)
})
afterAll(() => site.close())

const logIn = (payload: object, remoteAddress: string) =>
  site.app.inject({ method: 'POST', url: '/api/auth/login', remoteAddress, payload })
const proofOf = async (credentials: object, address: string) =>
  String((await logIn(credentials, address)).json().device)

test.each(transports)('a login over %s returns a device proof', async (transport) => {
  const { status, body } = await send(site.app, transport, {
    ...{ rest: '/api/auth/login', procedure: 'auth.login', input: login },
  })
  expect(status).toBe(200)
  expect(String(body.device).split('.')).toHaveLength(3)
})

test('a device proof is not a token', async () => {
  const authorization = `Bearer ${await proofOf(login, '198.51.100.1')}`
  const response = await site.app.inject({ url: '/api/projects', headers: { authorization } })
  expect(response.statusCode).toBe(401)
})

describe('a browser that has logged in before', () => {
  test('can log in to its own account from an address whose limit others used up', async () => {
    const address = '198.51.100.2'
    const device = await proofOf(login, address)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await logIn({ ...login, password: 'wrong' }, address)
    }
    expect((await logIn(login, address)).statusCode).toBe(429)
    expect((await logIn({ ...login, device }, address)).statusCode).toBe(200)
    for (let index = 0; index < 26; index += 1) {
      await logIn({ email: `nobody-${index}@example.com`, password: 'wrong' }, address)
    }
    expect((await logIn(otherAccount, address)).statusCode).toBe(429)
    expect((await logIn({ ...otherAccount, device }, address)).statusCode).toBe(429)
    expect((await logIn({ ...login, device }, address)).statusCode).toBe(200)
  })

  test('is also limited to five failures, and refused in the same way', async () => {
    const device = await proofOf(login, '198.51.100.3')
    const guess = () => logIn({ ...login, device, password: 'wrong' }, '198.51.100.3')
    const first = await guess()
    expect(first.statusCode).toBe(401)
    expect(first.json().message).toBe('The email address or the password is not right.')
    for (let attempt = 0; attempt < 4; attempt += 1) await guess()
    expect((await guess()).statusCode).toBe(429)
  })

  test.each([
    ['forged', () => 'a.b.c'],
    ['not text', () => 5],
    ['the wrong length', () => 'x'.repeat(5_000)],
    ['a token', async () => (await logIn(login, '198.51.100.4')).json().token],
  ])('a proof that is %s is ignored', async (_label, makeProof) => {
    const response = await logIn({ ...login, device: await makeProof() }, '198.51.100.4')
    expect(response.statusCode).toBe(200)
  })
})

/**
 * Counts the other passwords that are compared while the owner's password waits for its comparison.
 */
function watchComparisons() {
  let comparedCount = 0
  const counts = { before: 0, after: Number.NaN }
  const { matches } = site.deps.passwords
  const spy = vi
    .spyOn(site.deps.passwords, 'matches')
    .mockImplementation(async (password, ...rest) => {
      const isOwner = password === login.password
      if (isOwner) counts.before = comparedCount
      const result = await matches(password, ...rest)
      if (isOwner) counts.after = comparedCount
      else comparedCount += 1
      return result
    })
  return {
    countBeforeOwner: () => counts.after - counts.before,
    end: () => spy.mockRestore(),
  }
}

test('guesses from many networks are bounded and do not delay a known browser', async () => {
  const device = await proofOf(login, '198.51.100.5')
  const comparisons = watchComparisons()
  const order: string[] = []
  const guesses = Array.from({ length: 60 }, async (_, index) => {
    const guess = { email: `nobody-${index}@example.com`, password: 'wrong' }
    const { statusCode, headers } = await logIn(guess, `203.0.113.${index}`)
    order.push(String(statusCode))
    if (statusCode === 503) expect(headers['retry-after']).toBe('5')
  })
  // From then on there is no room for anybody else.
  await expect.poll(() => order).toContain('503')
  expect((await logIn({ ...login, device }, '203.0.113.200')).statusCode).toBe(200)
  expect(comparisons.countBeforeOwner()).toBeLessThanOrEqual(2)
  await Promise.all(guesses)
  comparisons.end()
})

test('one network guessing at random keeps nobody else waiting', async () => {
  const comparisons = watchComparisons()
  const order: string[] = []
  const guesses = Array.from({ length: 30 }, async (_, index) => {
    const guess = { email: `somebody-${index}@example.com`, password: 'wrong' }
    order.push(String((await logIn(guess, '192.0.2.77')).statusCode))
  })
  // From then on eight of its guesses wait, and one is being compared.
  await expect.poll(() => order, { interval: 1 }).toContain('503')
  expect((await logIn(login, '192.0.2.78')).statusCode).toBe(200)
  expect(comparisons.countBeforeOwner()).toBeLessThanOrEqual(2)
  await Promise.all(guesses)
  comparisons.end()
})

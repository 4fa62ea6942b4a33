import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createFirstAdmin } from '@agency/api/features/auth/first-admin'
import { openPasswords, PASSWORD_COST } from '@agency/api/features/auth/passwords'
import { verifyToken } from '@agency/api/features/auth/tokens'
import { fullOnly } from '@agency/tools/test/test-size'
import jwt from 'jsonwebtoken'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send, transports } from '../support/both-transports.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const login = { email: 'Owner@Emberlane.example', password: 'a-laneway-for-tests' }
let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
  await createFirstAdmin(site.db, site.deps.passwords, login)
})
afterAll(() => site.close())

describe.each(transports)('login over %s', (transport) => {
  const logIn = (input: unknown) =>
    send(site.app, transport, { rest: '/api/auth/login', procedure: 'auth.login', input })

  test('returns a token for the address in any case', async () => {
    const { status, body } = await logIn({ ...login, email: 'owner@EMBERLANE.example' })
    expect(status).toBe(200)
    expect(body.message).toBeTypeOf('string')
    const payload = jwt.decode(String(body.token))
    expect(payload).toMatchObject({ email: login.email })
    expect(verifyToken(String(body.token), site.deps.tokens)).toMatchObject({ staffId: 1 })
  })

  test('gives the same response for a wrong password and an unknown address', async () => {
    const wrongPassword = await logIn({ ...login, password: 'not this one' })
    const unknown = await logIn({ email: 'nobody@emberlane.example', password: login.password })
    expect(wrongPassword.status).toBe(401)
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrongPassword.body, requestId: '' })
  })

  test.each([
    ['no password', { email: login.email }],
    ['an empty password', { email: login.email, password: '' }],
    ['no address', { password: 'x' }],
    ['over 72 bytes', { email: login.email, password: 'é'.repeat(37) }],
    ['a NUL', { email: login.email, password: 'a\0b' }],
    ['half a character', { email: login.email, password: 'a\ud800' }],
    ['a list of passwords', { email: login.email, password: [login.password] }],
    ['nothing', {}],
  ])('refuses %s with 400', async (_label, input) => {
    expect((await logIn(input)).status).toBe(400)
  })

  test('accepts a password of 72 bytes as possibly correct', async () => {
    expect((await logIn({ ...login, password: 'é'.repeat(36) })).status).toBe(401)
  })
})

test('passwords are hashed by bcrypt at cost 12 by default (ASVS 11.4.2)', async () => {
  const passwords = openPasswords()
  expect(await passwords.hash('a-laneway-for-tests')).toMatch(/^\$2[ab]\$12\$/)
  await passwords.close()
})

test('an unknown address still triggers a password comparison, without a hash', async () => {
  const hashes: (string | undefined)[] = []
  const { passwords } = site.deps
  const { matches } = passwords
  passwords.matches = (password, hash, place) => {
    hashes.push(hash)
    return matches(password, hash, place)
  }
  const payload = { email: 'nobody@emberlane.example', password: login.password }
  await site.app.inject({ method: 'POST', url: '/api/auth/login', payload })
  passwords.matches = matches
  expect(hashes).toEqual([undefined])
})

test('password comparison runs off the event loop', async () => {
  const passwords = openPasswords(10)
  let loopTurns = 0
  const timer = setInterval(() => {
    loopTurns += 1
  }, 1)
  await passwords.matches('not this one', undefined)
  clearInterval(timer)
  await passwords.close()
  expect(loopTurns).toBeGreaterThan(5)
})

describe('at the production cost', fullOnly, () => {
  let productionCostSite: TestApp
  beforeAll(async () => {
    productionCostSite = await openTestApp({ passwordCost: PASSWORD_COST })
    await createFirstAdmin(productionCostSite.db, productionCostSite.deps.passwords, login)
  })
  afterAll(() => productionCostSite.close())

  const attempt = async (payload: object) => {
    const startedAt = performance.now()
    await productionCostSite.app.inject({ method: 'POST', url: '/api/auth/login', payload })
    return performance.now() - startedAt
  }

  test('an unknown address takes as long as a wrong password', async () => {
    const unknown = { email: 'nobody@emberlane.example', password: 'not this one' }
    const wrong = { email: login.email, password: 'not this one' }
    const times = { unknown: Number.POSITIVE_INFINITY, wrong: Number.POSITIVE_INFINITY }
    // The minimum of several runs excludes other load on the machine.
    for (let round = 0; round < 16; round += 1) {
      times.unknown = Math.min(times.unknown, await attempt(unknown))
      times.wrong = Math.min(times.wrong, await attempt(wrong))
    }
    expect(times.unknown / times.wrong).toBeGreaterThan(0.7)
    expect(times.unknown / times.wrong).toBeLessThan(1.4)
  })

  test('password comparison does not block anything else', async () => {
    const shares: number[] = []
    for (let round = 0; round < 4; round += 1) {
      const delay = monitorEventLoopDelay({ resolution: 5 })
      delay.enable()
      const singleMs = await attempt(login)
      await Promise.all(Array.from({ length: 4 }, () => attempt(login)))
      delay.disable()
      shares.push(delay.max / 1e6 / singleMs)
    }
    // The minimum of several, as above.
    expect(Math.min(...shares)).toBeLessThan(0.5)
  })
})

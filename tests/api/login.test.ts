import { createFirstAdmin } from '@agency/api/auth/first-admin'
import { verifyToken } from '@agency/api/auth/tokens'
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

  test('answers a token for the address in any case', async () => {
    const { status, body } = await logIn({ ...login, email: 'owner@EMBERLANE.example' })
    expect(status).toBe(200)
    expect(body.message).toBeTypeOf('string')
    const payload = jwt.decode(String(body.token))
    expect(payload).toMatchObject({ email: login.email })
    expect(verifyToken(String(body.token), site.deps.tokens)).toMatchObject({ staffId: 1 })
  })

  test('says the same about a wrong password and an unknown address', async () => {
    const wrong = await logIn({ ...login, password: 'not this one' })
    const unknown = await logIn({ email: 'nobody@emberlane.example', password: login.password })
    expect(wrong.status).toBe(401)
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
  })

  test.each([
    ['no password', { email: login.email }],
    ['no address', { password: 'x' }],
    ['over 72 bytes', { email: login.email, password: 'é'.repeat(37) }],
    ['nothing', {}],
  ])('refuses %s with 400', async (_what, input) => {
    expect((await logIn(input)).status).toBe(400)
  })
})

describe('a token', () => {
  const sign = (claims: object, options: jwt.SignOptions = {}, secret = site.deps.tokens.secret) =>
    jwt.sign(claims, secret, {
      algorithm: 'HS256',
      issuer: 'agency-site',
      audience: 'agency-dashboard',
      subject: '1',
      expiresIn: 600,
      ...options,
    })
  const verify = (token: string) => verifyToken(token, site.deps.tokens)
  const claims = { email: login.email }

  test('is good as issued', () => {
    expect(verify(sign(claims))).toBeDefined()
  })

  test.each<[string, () => string]>([
    ['another key', () => sign(claims, {}, 'another secret of at least 32 characters')],
    ['another algorithm', () => sign(claims, { algorithm: 'HS512' })],
    ['another issuer', () => sign(claims, { issuer: 'elsewhere' })],
    ['another audience', () => sign(claims, { audience: 'elsewhere' })],
    ['a longer life than configured', () => sign(claims, { expiresIn: 3_601 })],
    ['an end in the past', () => sign(claims, { expiresIn: -60 })],
    ['a start in the future', () => sign({ ...claims, iat: Math.floor(Date.now() / 1000) + 60 })],
    ['a subject that is no id', () => sign(claims, { subject: 'admin' })],
    [
      'no end',
      () =>
        jwt.sign(
          { ...claims, sub: '1', iss: 'agency-site', aud: 'agency-dashboard' },
          site.deps.tokens.secret,
        ),
    ],
    [
      'a critical header',
      () => sign(claims, { header: { alg: 'HS256', crit: ['b64'] } as jwt.JwtHeader }),
    ],
    ['no signature', () => `${sign(claims).split('.').slice(0, 2).join('.')}.`],
  ])('with %s is refused', (_what, make) => {
    expect(verify(make())).toBeUndefined()
  })
})

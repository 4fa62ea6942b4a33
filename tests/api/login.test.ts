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

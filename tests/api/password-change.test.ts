import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLogin, logIn, owner } from '../support/accounts.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const NEW = 'another laneway, for tests'
let site: TestApp
let token: string
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  token = await createLogin(site)
})
afterEach(() => site.db.deleteFrom('staff').execute())

const change = async (input: unknown, bearer: string | undefined = token) => {
  const response = await site.app.inject({
    method: 'POST',
    url: '/trpc/auth.changePassword',
    headers: {
      'content-type': 'application/json',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    payload: JSON.stringify(input),
  })
  const { result, error } = response.json()
  return { status: response.statusCode, data: result?.data, error: error?.data }
}
const changeTo = (newPassword: string, currentPassword = owner.password) =>
  change({ currentPassword, newPassword })
const statusWith = async (bearer: string) => {
  const headers = { authorization: `Bearer ${bearer}` }
  return (await site.app.inject({ url: '/api/projects', headers })).statusCode
}

describe('a change of password', () => {
  test('accepts the new password and refuses the old one', async () => {
    expect((await changeTo(NEW)).status).toBe(200)
    expect(await logIn(site)).toBeUndefined()
    expect(await logIn(site, { ...owner, password: NEW })).toBeTypeOf('string')
  })

  test('revokes every older token and returns a valid one (ASVS 7.4.3)', async () => {
    const before = [token, await logIn(site)]
    const { data } = await changeTo(NEW)
    const after = await logIn(site, { ...owner, password: NEW })
    for (const revokedToken of before) expect(await statusWith(revokedToken)).toBe(401)
    expect(await statusWith(data.token)).toBe(200)
    expect(await statusWith(after)).toBe(200)
  })

  test('takes effect even after the clock was set back', async () => {
    const future = new Date(Date.now() + 3_600_000)
    await site.db.updateTable('staff').set({ passwordChangedAt: future }).execute()
    token = await logIn(site)
    const { data } = await changeTo(NEW)
    const stored = await site.db
      .selectFrom('staff')
      .select('passwordChangedAt')
      .executeTakeFirstOrThrow()
    expect(stored.passwordChangedAt.getTime()).toBeGreaterThan(future.getTime())
    expect(await statusWith(token)).toBe(401)
    expect(await statusWith(data.token)).toBe(200)
  })

  test('requires the current password (ASVS 6.2.3)', async () => {
    const { status, error } = await changeTo(NEW, 'not the current one')
    expect(status).toBe(400)
    expect(error.issues).toEqual([
      { path: 'currentPassword', message: 'The current password is not right.' },
    ])
    expect(await statusWith(token)).toBe(200)
  })

  test.each([
    ['11 characters', 'x'.repeat(11), 'newPassword'],
    ['6 characters of two units each', '🜂'.repeat(6), 'newPassword'],
    ['73 bytes', 'x'.repeat(73), 'newPassword'],
    ['74 bytes in 37 characters', 'é'.repeat(37), 'newPassword'],
    ['one character repeated', 'x'.repeat(12), 'newPassword'],
    ['only spaces', ' '.repeat(12), 'newPassword'],
    ['the account’s email address', owner.email, 'newPassword'],
    ['the same address in capitals', ` ${owner.email.toUpperCase()}`, 'newPassword'],
    ['the current password', owner.password, 'newPassword'],
    ['a NUL', `${'x'.repeat(12)}\0`, 'newPassword'],
    ['half a character', `${'x'.repeat(12)}\ud800`, 'newPassword'],
  ])('refuses %s', async (_label, newPassword, path) => {
    const { status, error } = await changeTo(newPassword)
    expect(status).toBe(400)
    expect(error.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  })

  test.each([[`${'x'.repeat(11)}y`], [`${'é'.repeat(35)}e`], [' spaces at both ends ']])(
    'accepts %j as typed',
    async (newPassword) => {
      expect((await changeTo(newPassword)).status).toBe(200)
      expect(await logIn(site, { ...owner, password: newPassword })).toBeTypeOf('string')
    },
  )

  test('is for staff only', async () => {
    const input = { currentPassword: owner.password, newPassword: NEW }
    expect((await change(input, '')).status).toBe(401)
  })

  test('affects no other login', async () => {
    const otherAccount = { email: 'second@emberlane.example', password: 'a-second-laneway' }
    const otherToken = await createLogin(site, otherAccount)
    expect((await changeTo(NEW)).status).toBe(200)
    expect(await statusWith(otherToken)).toBe(200)
    expect(await logIn(site, otherAccount)).toBeTypeOf('string')
  })

  test('of two concurrent changes, one succeeds', async () => {
    const { passwords } = site.deps
    const hash = vi.spyOn(passwords, 'hash')
    // Both have been let in when the first of them is done.
    let waitingCount = 0
    const { promise: bothWaiting, resolve } = Promise.withResolvers<void>()
    hash.mockImplementation(async () => {
      waitingCount += 1
      if (waitingCount === 2) resolve()
      await bothWaiting
      return `a new hash ${waitingCount}`
    })
    const responses = await Promise.all([changeTo(NEW), changeTo(`${NEW} too`)])
    expect(responses.map((response) => response.status).sort()).toEqual([200, 400])
    hash.mockRestore()
  })
})

test('wrong current passwords are limited like failed logins, but counted separately', async () => {
  const strict = await openTestApp({ rateLimitFactor: 1 })
  const bearer = await createLogin(strict)
  const attempt = (currentPassword: string, remoteAddress: string) =>
    strict.app.inject({
      method: 'POST',
      url: '/trpc/auth.changePassword',
      remoteAddress,
      headers: { authorization: `Bearer ${bearer}` },
      payload: { currentPassword, newPassword: NEW },
    })
  for (let index = 0; index < 5; index += 1) {
    expect((await attempt('not the current one', '198.51.100.1')).statusCode).toBe(400)
  }
  const rejected = await attempt(owner.password, '198.51.100.1')
  expect(rejected.statusCode).toBe(429)
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
  const login = await strict.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: '198.51.100.1',
    payload: owner,
  })
  expect(login.statusCode).toBe(200)
  expect((await attempt(owner.password, '198.51.100.2')).statusCode).toBe(200)
  await strict.close()
})

test('wrong current passwords are limited per token, across all addresses', async () => {
  const strict = await openTestApp({ rateLimitFactor: 1 })
  const bearer = await createLogin(strict)
  const attempt = (n: number, token = bearer, currentPassword = 'not the current one') =>
    strict.app.inject({
      ...{ method: 'POST', url: '/trpc/auth.changePassword', remoteAddress: `203.0.113.${n}` },
      headers: { authorization: `Bearer ${token}` },
      payload: { currentPassword, newPassword: NEW },
    })
  for (let n = 1; n <= 20; n += 1) expect((await attempt(n)).statusCode).toBe(400)
  expect((await attempt(21)).statusCode).toBe(429)
  // Somebody who stole a token cannot keep its owner, who logs in again, from changing the
  // password.
  await setTimeout(1_000)
  const newToken = await logIn(strict)
  expect((await attempt(22, newToken, owner.password)).statusCode).toBe(200)
  await strict.close()
})

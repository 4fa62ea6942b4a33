import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLogin, logIn } from '../support/accounts.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

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

const logOut = (bearer: string) => callerOf(site, `Bearer ${bearer}`).mutate('auth.logout')
const statusesWith = async (bearer: string) => {
  const headers = { authorization: `Bearer ${bearer}` }
  const responses = await Promise.all([
    site.app.inject({ url: '/api/projects', headers }),
    site.app.inject({ url: '/api/contacts/export.csv', headers }),
    site.app.inject({ url: '/trpc/auth.me', headers }),
  ])
  return responses.map(({ statusCode }) => statusCode)
}

test('a logout revokes every token, even from the same second (ASVS 7.4.1)', async () => {
  const otherToken = await logIn(site)
  expect(await logOut(token)).toMatchObject({ status: 200, result: { message: 'Logged out.' } })
  for (const revokedToken of [token, otherToken])
    expect(await statusesWith(revokedToken)).toEqual([401, 401, 401])
  expect((await logOut(token)).status).toBe(401)
})

test('the next login works with the same password', async () => {
  await logOut(token)
  const next = await logIn(site)
  expect(await statusesWith(next)).toEqual([200, 200, 200])
})

test('a logout takes effect even after the clock was set back', async () => {
  const future = new Date(Date.now() + 3_600_000)
  await site.db.updateTable('staff').set({ passwordChangedAt: future }).execute()
  const newToken = await logIn(site)
  await logOut(newToken)
  expect(await statusesWith(newToken)).toEqual([401, 401, 401])
  const { passwordChangedAt } = await site.db
    .selectFrom('staff')
    .select('passwordChangedAt')
    .executeTakeFirstOrThrow()
  expect(passwordChangedAt.getTime()).toBeGreaterThan(future.getTime())
})

test('a logout affects no other login', async () => {
  const otherAccountToken = await createLogin(site, {
    ...{ email: 'second@emberlane.example', password: 'a-second-laneway' },
  })
  await logOut(token)
  expect(await statusesWith(otherAccountToken)).toEqual([200, 200, 200])
})

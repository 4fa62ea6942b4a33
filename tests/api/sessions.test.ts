import { deleteExpired } from '@agency/api/features/retention/delete-expired-job'
import type { StaffSession } from '@agency/contract/staff-member'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLogin, logIn, owner } from '../support/accounts.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let phone: string
let laptop: string
beforeAll(async () => {
  site = await openTestApp({ runsScheduledJobs: false })
})
afterAll(() => site.close())

async function logInFrom(userAgent: string): Promise<string> {
  const response = await site.app.inject({
    ...{ method: 'POST', url: '/api/auth/login', payload: owner },
    headers: { 'user-agent': userAgent },
  })
  return response.json().token
}
beforeEach(async () => {
  await createLogin(site)
  await site.db.deleteFrom('staffSessions').execute()
  phone = await logInFrom('Phone')
  laptop = await logInFrom('Laptop')
})
afterEach(() => site.db.deleteFrom('staff').execute())

const callerWith = (token: string) => callerOf(site, `Bearer ${token}`)
const sessionsOf = async (token: string) =>
  (await callerWith(token).query<StaffSession[]>('auth.sessions')).result
const statusWith = async (token: string) => (await callerWith(token).query('auth.me')).status

test('lists the device, the time and the address of each login', async () => {
  const sessions = await sessionsOf(phone)
  const rows = sessions.map(({ userAgent, address, isCurrent }) => ({
    ...{ userAgent, address, isCurrent },
  }))
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual({ userAgent: 'Phone', address: '127.0.0.1', isCurrent: true })
  expect(rows).toContainEqual({ userAgent: 'Laptop', address: '127.0.0.1', isCurrent: false })
  for (const { createdAt } of sessions) {
    expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000)
  }
})

test('one session is ended without the others', async () => {
  const other = (await sessionsOf(phone)).find(({ isCurrent }) => !isCurrent)
  const { status } = await callerWith(phone).mutate('auth.endSession', { id: other?.id })
  expect(status).toBe(200)
  expect(await statusWith(laptop)).toBe(401)
  expect(await statusWith(phone)).toBe(200)
  const again = await callerWith(phone).mutate('auth.endSession', { id: other?.id })
  expect(again.status).toBe(404)
})

test('nobody ends the session of somebody else', async () => {
  const colleague = { email: 'second@emberlane.example', password: 'a-second-laneway' }
  const token = await createLogin(site, colleague)
  const [session] = await sessionsOf(token)
  const { status } = await callerWith(phone).mutate('auth.endSession', { id: session?.id })
  expect(status).toBe(404)
  expect(await statusWith(token)).toBe(200)
})

test('all other sessions are ended, and this one goes on with another token', async () => {
  const { result } = await callerWith(phone).mutate<{ token: string }>('auth.endOtherSessions')
  expect(await statusWith(laptop)).toBe(401)
  expect(await statusWith(phone)).toBe(401)
  expect(await statusWith(result.token)).toBe(200)
  expect(await sessionsOf(result.token)).toMatchObject([{ isCurrent: true }])
})

test('another password ends all other sessions', async () => {
  const { result } = await callerWith(phone).mutate<{ token: string }>('auth.changePassword', {
    ...{ currentPassword: owner.password, newPassword: 'another-laneway-now' },
  })
  expect(await statusWith(laptop)).toBe(401)
  expect(await sessionsOf(result.token)).toMatchObject([{ isCurrent: true }])
})

test('a logout ends every session', async () => {
  await callerWith(phone).mutate('auth.logout')
  expect(await statusWith(laptop)).toBe(401)
  expect((await site.pool.query('select from staff_sessions')).rowCount).toBe(0)
})

test('the last use of a session is stored every few minutes, not with every call', async () => {
  const seenAt = async () => {
    const { rows } = await site.pool.query(
      "select last_seen_at as time from staff_sessions where user_agent = 'Phone'",
    )
    return (rows[0].time as Date).getTime()
  }
  const before = await seenAt()
  await statusWith(phone)
  expect(await seenAt()).toBe(before)
  await site.pool.query("update staff_sessions set last_seen_at = now() - interval '6 minutes'")
  await statusWith(phone)
  expect(Date.now() - (await seenAt())).toBeLessThan(60_000)
})

test('a session whose token has expired is neither listed nor kept', async () => {
  await site.pool.query(
    "update staff_sessions set expires_at = now() - interval '1 s' where user_agent = 'Laptop'",
  )
  expect(await sessionsOf(phone)).toHaveLength(1)
  await deleteExpired(site.deps)
  expect((await site.pool.query('select from staff_sessions')).rowCount).toBe(1)
  expect(await logIn(site)).toBeTruthy()
})

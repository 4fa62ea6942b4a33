import { readViewer, staffWith } from '@agency/api/features/auth/viewer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogin, owner } from '../support/accounts.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let authorization: string
beforeAll(async () => {
  site = await openTestApp()
  authorization = `Bearer ${await createLogin(site)}`
})
afterAll(() => site.close())

test('a staff procedure knows its caller', async () => {
  const response = await site.app.inject({ url: '/trpc/auth.me', headers: { authorization } })
  expect(response.json().result.data).toEqual({ id: 1, email: owner.email, role: 'owner' })
})

test('a staff procedure refuses a visitor', async () => {
  const response = await site.app.inject({ url: '/trpc/auth.me' })
  expect(response.statusCode).toBe(401)
  expect(response.headers['www-authenticate']).toBe('Bearer')
  expect(response.json().error.data.code).toBe('UNAUTHORIZED')
})

const staffProcedures = [
  ...(['search.find', 'estimates.list', 'analytics.summary', 'activity.recent'] as const),
  ...(['contacts.list', 'contacts.get', 'contacts.timeline'] as const),
  ...(['notifications.list', 'notifications.unread'] as const),
  ...(['emails.list', 'emails.get', 'emails.file', 'emails.delivery'] as const),
  ...(['settings.get', 'settings.providers', 'analytics.report'] as const),
]
const staffMutations = [
  ...(['contacts.update', 'contacts.forget', 'settings.update', 'emails.sendAgain'] as const),
  ...(['notifications.markRead', 'notifications.markAllRead', 'auth.logout'] as const),
]

test.each([
  ...staffProcedures.map((name) => [name, 'GET'] as const),
  ...staffMutations.map((name) => [name, 'POST'] as const),
])('%s refuses a visitor, whatever they send', async (name, method) => {
  for (const headers of [{}, { authorization: 'Bearer a.b.c' }]) {
    const response = await site.app.inject({
      ...{ method, url: `/trpc/${name}`, headers },
      ...(method === 'POST' && { payload: {} }),
    })
    expect(response.statusCode).toBe(401)
    expect(response.headers['www-authenticate']).toBe('Bearer')
    expect(response.json().error.data.code).toBe('UNAUTHORIZED')
  }
})

test('staffWith narrows to staff and refuses a visitor', async () => {
  const staff = {
    ...{ kind: 'staff', id: 1, email: owner.email, role: 'owner' },
    sessionId: expect.any(String),
    tokenIssuedAt: expect.any(Number),
  }
  const viewer = await readViewer(site.deps, authorization)
  expect(staffWith('settings:write', viewer)).toEqual(staff)
  const visitor = await readViewer(site.deps, undefined)
  expect(() => staffWith('account:read', visitor)).toThrow('Please log in again.')
})

// The decision is docs/decisions/0005-no-authentication-cookie-no-csrf-token.md.
test('a cross-site request cannot act for staff: cookies are not set or accepted', async () => {
  const responses = await Promise.all([
    site.app.inject({ url: '/api/projects', headers: { authorization } }),
    site.app.inject({ method: 'POST', url: '/api/auth/login', payload: owner }),
    site.app.inject({ method: 'POST', url: '/trpc/auth.login', payload: owner }),
  ])
  for (const response of responses) {
    expect(response.statusCode).toBe(200)
    expect(response.cookies).toEqual([])
  }
  const token = authorization.slice('Bearer '.length)
  const withCookie = await site.app.inject({
    method: 'POST',
    url: '/trpc/auth.changePassword',
    headers: { cookie: `token=${token}; authorization=Bearer%20${token}`, 'x-xsrf-token': 'a' },
    payload: { currentPassword: owner.password, newPassword: 'a-laneway-for-others' },
  })
  expect(withCookie.statusCode).toBe(401)
})

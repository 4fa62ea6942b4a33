import { createFirstAdmin } from '@agency/api/auth/first-admin'
import { issueToken } from '@agency/api/auth/tokens'
import { readStaff } from '@agency/api/auth/viewer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const owner = { id: 1, email: 'owner@emberlane.example' }
let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
  const login = { email: owner.email, password: 'a-laneway-for-tests' }
  await createFirstAdmin(site.db, site.deps.passwords, login)
})
afterAll(() => site.close())

const bearer = () => `Bearer ${issueToken(owner, site.deps.tokens)}`

test('a staff procedure knows who asks', async () => {
  const headers = { authorization: bearer() }
  const response = await site.app.inject({ url: '/trpc/auth.me', headers })
  expect(response.json().result.data).toEqual(owner)
})

test('a staff procedure refuses a visitor', async () => {
  const response = await site.app.inject({ url: '/trpc/auth.me' })
  expect(response.statusCode).toBe(401)
  expect(response.json().error.data.code).toBe('UNAUTHORIZED')
})

test('readStaff narrows to staff and refuses a visitor', async () => {
  expect(await readStaff(site.deps, bearer())).toEqual({ role: 'staff', ...owner })
  await expect(readStaff(site.deps, undefined)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

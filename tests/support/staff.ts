import { createFirstAdmin } from '@agency/api/auth/first-admin'
import type { TestApp } from './test-app.ts'

export const STAFF_LOGIN = { email: 'owner@emberlane.example', password: 'a-laneway-for-tests' }

/** Creates the login and answers its Authorization header. */
export async function logInStaff(site: TestApp): Promise<string> {
  await createFirstAdmin(site.db, site.deps.passwords, STAFF_LOGIN)
  const response = await site.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: STAFF_LOGIN,
  })
  return `Bearer ${response.json().token}`
}

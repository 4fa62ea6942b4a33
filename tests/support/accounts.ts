import { createAccount } from '@agency/api/features/auth/account-service'
import type { TestApp } from './test-app.ts'

export const owner = { email: 'owner@emberlane.example', password: 'a-laneway-for-tests' }

/** Logs in over REST and returns the token. */
export async function logIn(site: TestApp, account = owner): Promise<string> {
  const response = await site.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: account,
  })
  return response.json().token
}

/** Creates a login and returns a token for it. */
export async function createLogin(site: TestApp, account = owner): Promise<string> {
  await createAccount(site.deps, account)
  return logIn(site, account)
}

import { spawnSite, untilReady } from './site-process.ts'
import { makeTemporaryDir } from './temporary-dir.ts'
import { createTestDatabase, testServerUrl } from './test-database.ts'

export const testLogin = { email: 'owner@emberlane.example', password: 'a-laneway-for-tests' }

/** The built site with its demo content, a database of its own and a way to end it. */
export async function openSite(): Promise<{ url: string; close: () => Promise<void> }> {
  const dir = await makeTemporaryDir('e2e')
  const database = await createTestDatabase(testServerUrl())
  const site = await untilReady(
    await spawnSite({
      DATA_DIR: dir.path,
      DATABASE_URL: database.url,
      SEED: 'demo',
      RATE_LIMIT_FACTOR: '1000',
      ADMIN_EMAIL: testLogin.email,
      ADMIN_PASSWORD: testLogin.password,
    }),
  )
  const close = async () => {
    await site.stop()
    await database.drop()
    await dir.remove()
  }
  return { url: site.url, close }
}

/** Playwright's global set-up: one site for all end-to-end tests that can share it. */
export default async function startSite(): Promise<() => Promise<void>> {
  const { url, close } = await openSite()
  process.env.AGENCY_TEST_SITE = url
  return close
}

import { spawnSite, untilReady } from './site-process.ts'
import { makeTemporaryDir } from './temporary-dir.ts'
import { createTestDatabase, testServerUrl } from './test-database.ts'

export const testLogin = { email: 'owner@emberlane.example', password: 'a-laneway-for-tests' }

/** Playwright's global set-up: the built site with its demo content, for all end-to-end tests. */
export default async function startSite(): Promise<() => Promise<void>> {
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
  process.env.AGENCY_TEST_SITE = site.url
  return async () => {
    await site.stop()
    await database.drop()
    await dir.remove()
  }
}

import { spawnSite, untilReady } from './site-process.ts'
import { makeTemporaryDir } from './temporary-dir.ts'
import { createTestDatabase, testServerUrl } from './test-database.ts'

export const testLogin = { email: 'owner@emberlane.example', password: 'a-laneway-for-tests' }

export interface DemoSite {
  url: string
  databaseUrl: string
  close(): Promise<void>
}

/** The built site with its demo content, with a database and files of its own. */
export async function openDemoSite(): Promise<DemoSite> {
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
  return {
    url: site.url,
    databaseUrl: database.url,
    close: async () => {
      await site.stop()
      await database.drop()
      await dir.remove()
    },
  }
}

/** Playwright's global set-up: one site for all end-to-end tests. */
export default async function startSite(): Promise<() => Promise<void>> {
  const site = await openDemoSite()
  process.env.AGENCY_TEST_SITE = site.url
  return site.close
}

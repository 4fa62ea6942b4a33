import { cp } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase, testServerUrl } from '@agency/tools/postgres/test-database'
import { spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import { isFullRun } from '@agency/tools/test/test-size'
import pg from 'pg'
import { disableConceptVariants } from './disable-concept-variants.ts'

export const testLogin = { email: 'owner@emberlane.example', password: 'a-laneway-for-tests' }

export interface DemoSite {
  url: string
  databaseUrl: string
  close(): Promise<void>
}

const TEMPLATE = 'agency_test_demo'
// Mostly plain pictures, which take little time instead of seconds of a core each.
const options = isFullRun ? {} : { entry: 'tests/support/plain-site.ts' }

const settings = {
  RATE_LIMIT_FACTOR: '1000',
  // Nobody reads a line for each of about ten thousand requests.
  LOG_LEVEL: 'warn',
  ADMIN_EMAIL: testLogin.email,
  ADMIN_PASSWORD: testLogin.password,
}

/**
 * Draws the demo content once per run, with the variants of its pictures: each demo site starts as
 * a copy of this database and these files. Returns a function that removes them.
 */
async function prepareDemo(): Promise<() => Promise<void>> {
  const dir = await makeTemporaryDir('demo')
  const database = await createDatabase(testServerUrl(), 'agency_test_template', TEMPLATE)
  const env = { ...settings, DATA_DIR: dir.path, DATABASE_URL: database.url, SEED: 'demo' }
  // First without processing jobs, so that some of them can be withdrawn.
  const seeding = await waitUntilReady(await spawnSite({ ...env, ROLE: 'web' }, options))
  await seeding.stop()
  if (!isFullRun) await removeMostVariants(database.url)
  const site = await waitUntilReady(await spawnSite({ ...env, ROLE: 'worker' }, options))
  await waitUntilNoJobs(database.url)
  await site.stop()
  process.env.AGENCY_TEST_DEMO = dir.path
  return async () => {
    await database.drop()
    await dir.remove()
  }
}

/**
 * Withdraws most variants of the demo's pictures, which are half of the work on it, and prevents
 * new ones for concepts on any copy of it. Those of one concept and one project stay.
 */
async function removeMostVariants(url: string): Promise<void> {
  await disableConceptVariants(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`
      delete from graphile_worker._private_jobs using graphile_worker._private_tasks task
      where task.id = task_id and task.identifier = 'make-variants'
        and payload->>'url' !~ '/(demo-second-crack-top|lighthouse-lane-homes)'`)
  } finally {
    await client.end()
  }
}

/** Resolves when the queue is empty. */
async function waitUntilNoJobs(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const hasJobs = async () =>
      (await client.query('select from graphile_worker.jobs limit 1')).rowCount !== 0
    while (await hasJobs()) await sleep(250)
  } finally {
    await client.end()
  }
}

/** The built site with its demo content, on a separate database and files. */
export async function openDemoSite(extraEnv: Record<string, string> = {}): Promise<DemoSite> {
  const template = process.env.AGENCY_TEST_DEMO
  if (!template) throw new Error('No demo was prepared: run these tests with npm run test:e2e.')
  const dir = await makeTemporaryDir('e2e')
  await cp(template, dir.path, { recursive: true })
  const database = await createDatabase(testServerUrl(), TEMPLATE)
  const env = { ...settings, DATA_DIR: dir.path, DATABASE_URL: database.url, SEED: 'demo' }
  const site = await waitUntilReady(await spawnSite({ ...env, ...extraEnv }, options))
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
  const removeDemo = await prepareDemo()
  const site = await openDemoSite()
  process.env.AGENCY_TEST_SITE = site.url
  return async () => {
    await site.close()
    await removeDemo()
  }
}

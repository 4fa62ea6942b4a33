import { randomBytes } from 'node:crypto'
import { migrateJobs } from '@agency/api/jobs/run-jobs'
import { connect } from '@agency/db/connect'
import { migrate } from '@agency/db/migrate'
import pg from 'pg'
import { pino } from 'pino'

const TEMPLATE = 'agency_test_template'

const withDatabase = (url: string, name: string) => {
  const databaseUrl = new URL(url)
  databaseUrl.pathname = `/${name}`
  return databaseUrl.href
}

async function runOnServer(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Migrates the template that every test database is copied from. Call once per run. */
export async function prepareTemplate(serverUrl: string): Promise<void> {
  await runOnServer(serverUrl, `drop database if exists ${TEMPLATE} with (force)`)
  await runOnServer(serverUrl, `create database ${TEMPLATE}`)
  const { db, pool, close } = connect({ url: withDatabase(serverUrl, TEMPLATE) })
  try {
    await migrate(db)
    await migrateJobs(pool, pino({ level: 'silent' }))
  } finally {
    await close()
  }
}

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** A migrated, empty database for the caller alone. */
export const createTestDatabase = (serverUrl: string): Promise<TestDatabase> =>
  createDatabase(serverUrl, TEMPLATE)

/** The same without any tables. */
export const createEmptyDatabase = (serverUrl: string): Promise<TestDatabase> =>
  createDatabase(serverUrl, 'template1')

/** Nobody may be connected to the template while it is copied. */
export async function createDatabase(
  serverUrl: string,
  template: string,
  name = `test_${randomBytes(6).toString('hex')}`,
): Promise<TestDatabase> {
  // Copied as files: through the server's write-ahead log it takes three times as long.
  await runOnServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: withDatabase(serverUrl, name),
    drop: () => runOnServer(serverUrl, `drop database if exists ${name} with (force)`),
  }
}

/** The server that the test run opened; commands that run a part of the tests open one as well. */
export function testServerUrl(): string {
  const url = process.env.AGENCY_TEST_SERVER
  if (!url) throw new Error('No PostgreSQL for the tests: run them with npm run test:api.')
  return url
}

import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  createEmptyDatabase,
  type TestDatabase,
  testServerUrl,
} from '@agency/tools/postgres/test-database'
import { spawnSite, waitUntilReady } from '@agency/tools/site/site-process'
import { makeTemporaryDir, type TemporaryDir } from '@agency/tools/site/temporary-dir'
import pg from 'pg'
import type { Manifest } from '../../apps/server/src/backup/archive.ts'
import { runBackupCommand } from '../../apps/server/src/cli/backup-command.ts'
import { owner } from './accounts.ts'
import { runHere } from './server-command.ts'

/** A site's data: its database, its directory and, if it has one, its bucket. */
export interface SiteData {
  database: TestDatabase
  dir: TemporaryDir
  bucketUrl?: string
}

const root = path.resolve(import.meta.dirname, '../..')
const allSiteData: SiteData[] = []

export async function createSiteData(bucketUrl?: string): Promise<SiteData> {
  const home = {
    database: await createEmptyDatabase(testServerUrl()),
    dir: await makeTemporaryDir('backup'),
    ...(bucketUrl && { bucketUrl }),
  }
  allSiteData.push(home)
  return home
}

export async function removeSiteData(): Promise<void> {
  for (const { database, dir } of allSiteData.splice(0)) {
    await database.drop()
    await dir.remove()
  }
}

export const envOf = ({ database, dir, bucketUrl }: SiteData) => ({
  ...{ DATABASE_URL: database.url, DATA_DIR: dir.path },
  ...(bucketUrl && { STORAGE_URL: bucketUrl }),
})

export const spawnSiteOn = (home: SiteData) =>
  spawnSite({
    ...{ ...envOf(home), SEED: 'none', RATE_LIMIT_FACTOR: '100' },
    ...{ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
  })

export const startSite = async (home: SiteData) => waitUntilReady(await spawnSiteOn(home))

export const backUp = (home: SiteData, dir: string, ...options: string[]) =>
  runHere((terminal) => runBackupCommand(['backup', dir, ...options], envOf(home), terminal))

export const restore = (home: SiteData, dir: string, ...options: string[]) =>
  runHere((terminal) => runBackupCommand(['restore', dir, ...options], envOf(home), terminal))

/** A restore that can be killed. */
export const spawnRestore = (home: SiteData, dir: string): ChildProcess =>
  spawn(
    process.execPath,
    [path.join(root, 'apps/server/src/cli/backup.ts'), 'restore', dir, '--overwrite'],
    {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...envOf(home) },
      stdio: 'ignore',
    },
  )

/**
 * A small backup written by the release with migration 0013: a login, a project, a message, two
 * queued emails.
 */
export const EARLIER_BACKUP = path.join(import.meta.dirname, 'backups/release-0013')

export const manifestOf = async (dir: string): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(dir, 'manifest.json'), 'utf8'))

/** The rows of a statement on a home's database, over a separate connection. */
export async function query(home: SiteData, text: string) {
  const client = new pg.Client({ connectionString: home.database.url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** Schemas that a restore creates next to the site's. */
export const listRestoreSchemas = (home: SiteData) =>
  query(home, "select nspname from pg_namespace where nspname like 'agency%'")

export const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)

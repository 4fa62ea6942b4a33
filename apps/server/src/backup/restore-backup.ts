import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { migrateJobs } from '@agency/api/jobs/run-jobs'
import type { Storage } from '@agency/api/storage/storage'
import { emptyDatabase, holdsData, listUsers, loadDatabase } from '@agency/db/backup/load-database'
import { connect } from '@agency/db/connect'
import { isKnownMigration, migrate, migrateTo } from '@agency/db/migrate'
import type { Logger } from 'pino'
import { StartError } from '../env.ts'
import { type Manifest, partsOf, readArchive } from './archive.ts'

interface Site {
  databaseUrl: string
  storage: Storage
  mailDir: string
  log: Logger
}

async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list()) keys.push(key)
  return keys
}

/** The rows, in the schema that they were written in, which is then brought up to date. */
async function restoreRows({ databaseUrl, log }: Site, dir: string, manifest: Manifest) {
  const { database } = manifest
  await emptyDatabase(databaseUrl)
  const { db, pool, close } = connect({ url: databaseUrl, max: 2, hasTimeLimits: false })
  try {
    await migrateTo(db, database.migrations.at(-1) ?? '')
    await migrateJobs(pool, log)
    await loadDatabase(databaseUrl, partsOf(dir).database, database)
    await migrate(db)
  } finally {
    await close()
  }
}

async function restoreFiles({ storage, mailDir }: Site, dir: string, manifest: Manifest) {
  const parts = partsOf(dir)
  for (const { name } of manifest.files) {
    await storage.put(name, await readFile(path.join(parts.files, name)))
  }
  if (manifest.mail.length > 0) await mkdir(mailDir, { recursive: true, mode: 0o700 })
  for (const { name } of manifest.mail) {
    await writeFile(path.join(mailDir, name), await readFile(path.join(parts.mail, name)), {
      mode: 0o600,
    })
  }
}

/**
 * Makes the site what it was when the backup in `dir` was taken. Before anything is touched the whole
 * backup is checked. Throws when the site runs, when the backup is damaged or of a newer version, and
 * when there is data already, unless that is to be replaced; then nothing of it stays.
 */
export async function restoreBackup(
  site: Site,
  dir: string,
  { overwrite }: { overwrite: boolean },
): Promise<Manifest> {
  const manifest = await readArchive(dir)
  if (!manifest.database.migrations.every(isKnownMigration)) {
    throw new StartError('The backup was taken by a newer version of the site. Update first.')
  }
  const users = await listUsers(site.databaseUrl)
  if (users.length > 0) throw new StartError('The site runs on this database. Stop it first.')
  const before = await keysOf(site.storage)
  if (!overwrite && (before.length > 0 || (await holdsData(site.databaseUrl)))) {
    throw new StartError(
      'There is data already. Add --overwrite to replace it; nothing of it stays.',
    )
  }
  // Files first: a row that names one is not there without it. Names are never used twice.
  await restoreFiles(site, dir, manifest)
  await restoreRows(site, dir, manifest)
  const kept = new Set(manifest.files.map(({ name }) => name))
  for (const key of before) if (!kept.has(key)) await site.storage.remove(key)
  return manifest
}

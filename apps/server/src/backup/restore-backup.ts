import { migrateJobs } from '@agency/api/jobs/run-jobs'
import type { Storage } from '@agency/api/storage/storage'
import { holdsData } from '@agency/db/backup/holds-data'
import {
  DifferentTablesError,
  loadIntoShadowSchema,
} from '@agency/db/backup/load-into-shadow-schema'
import { markSaved, openJournal } from '@agency/db/backup/restore-journal'
import { swapTables } from '@agency/db/backup/swap-tables'
import { connect } from '@agency/db/connect'
import { isKnownMigration } from '@agency/db/migrate'
import { withSiteDataAlone } from '@agency/db/site-data'
import type { Logger } from 'pino'
import { StartError } from '../env.ts'
import { finishRestore } from '../unfinished-restore.ts'
import { type Manifest, partsOf, readArchive } from './archive.ts'
import { addFiles, fileStoresOf, planFiles } from './restore-files.ts'
import { truncateLine } from './truncate-line.ts'

interface Site {
  databaseUrl: string
  storage: Storage
  emailDir: string
  log: Logger
}

export interface RestoreOptions {
  /** Replaces existing data. */
  overwrite: boolean
  ignoreDifferences: boolean
}

/** Migrates the queue's schema as a normal start does; queued jobs are kept. */
async function prepareQueue({ databaseUrl, log }: Site): Promise<void> {
  const { pool, close } = connect({
    ...{ url: databaseUrl, max: 2, name: 'agency-site restore', hasTimeLimits: false },
  })
  try {
    await migrateJobs(pool, log)
  } finally {
    await close()
  }
}

/** Shortens errors from PostgreSQL or gzip to one sentence: they can quote a row of any length. */
function toStartError(error: unknown): StartError {
  const { message } = error as Error
  return error instanceof DifferentTablesError
    ? new StartError(
        `${message}\nThe backup does not fit this release; nothing was changed. Add --ignore-differences to leave out what is not the site's.`,
      )
    : new StartError(
        `The backup cannot be restored: ${truncateLine(message)}. Nothing was changed.`,
        {
          cause: error,
        },
      )
}

/**
 * Restores the site to its state when the backup in `dir` was taken. The whole backup is verified,
 * then loaded next to the current data; one transaction swaps it in. If anything fails before that,
 * the site is unchanged. Throws if the site is running; if the backup is damaged, incompatible or
 * from a newer version; or if there is already data and `overwrite` is not set. In each of these
 * cases nothing is changed.
 */
export async function restoreBackup(
  site: Site,
  dir: string,
  { overwrite, ignoreDifferences }: RestoreOptions,
): Promise<Manifest> {
  const manifest = await readArchive(dir)
  if (!manifest.database.migrations.every(isKnownMigration)) {
    throw new StartError('The backup was taken by a newer version of the site. Update first.')
  }
  const { databaseUrl, storage, emailDir } = site
  const fileStores = fileStoresOf(storage, emailDir)
  return withSiteDataAlone(databaseUrl, async (client) => {
    await finishRestore(client, fileStores)
    const plan = await planFiles(fileStores, manifest)
    const hasFiles = plan.some(({ kind }) => kind !== 'added')
    if (!overwrite && (hasFiles || (await holdsData(client)))) {
      throw new StartError(
        'There is data already. Add --overwrite to replace it; nothing of it stays.',
      )
    }
    await openJournal(client, plan)
    try {
      const from = partsOf(dir).database
      await loadIntoShadowSchema(databaseUrl, from, manifest.database, { ignoreDifferences })
      await addFiles(fileStores, dir, plan, (file) => markSaved(client, file))
      await prepareQueue(site)
      await swapTables(client, from, manifest.database)
    } catch (error) {
      // If this fails too, the next start finishes it.
      await finishRestore(client, fileStores).catch((err) =>
        site.log.error({ err }, 'could not roll back a restore'),
      )
      throw toStartError(error)
    }
    await finishRestore(client, fileStores)
    return manifest
  })
}

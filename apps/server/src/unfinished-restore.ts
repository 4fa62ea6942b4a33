import type { Storage } from '@agency/api/storage/storage'
import { closeJournal, isRestoreUnfinished, readJournal } from '@agency/db/backup/restore-journal'
import {
  type SharedSiteData,
  type SiteDataClient,
  shareSiteData,
  withSiteDataAlone,
} from '@agency/db/site-data'

import {
  type FileStores,
  fileStoresOf,
  removeOldFiles,
  rollBackFiles,
} from './backup/restore-files.ts'

/** Other processes that start at the same time have released the data by then. */
const LOCK_TIMEOUT_MS = 10_000

/**
 * Finishes an interrupted restore: rolls back if it stopped before the tables were swapped, or else
 * completes it. Does nothing if there was none.
 */
export async function finishRestore(client: SiteDataClient, fileStores: FileStores): Promise<void> {
  if (!(await isRestoreUnfinished(client))) return
  const { isSwapped, files } = await readJournal(client)
  if (isSwapped) await removeOldFiles(fileStores, files)
  else await rollBackFiles(fileStores, files)
  await closeJournal(client)
}

export interface SiteDataOptions {
  url: string
  emailDir: string
  openFiles: () => Promise<Storage>
  onError?: (error: Error) => void
}

/**
 * Uses the site's data until the process exits or closes it. After an interrupted restore the data
 * is either all old or all new. Throws SiteDataInUseError while a restore is running.
 */
export async function useSiteData({
  url,
  emailDir,
  openFiles,
  onError,
}: SiteDataOptions): Promise<SharedSiteData> {
  for (;;) {
    const data = await shareSiteData(url, onError)
    if (!data.isUnfinished) return data
    await data.close()
    const fileStores = fileStoresOf(await openFiles(), emailDir)
    await withSiteDataAlone(url, (client) => finishRestore(client, fileStores), LOCK_TIMEOUT_MS)
  }
}

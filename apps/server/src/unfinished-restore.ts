import type { Storage } from '@agency/api/storage/storage'
import { closeJournal, isRestoreUnfinished, readJournal } from '@agency/db/backup/restore-journal'
import {
  type SharedSiteData,
  type SiteDataClient,
  shareSiteData,
  withSiteDataAlone,
} from '@agency/db/site-data'

import { type Places, placesOf, putFilesBack, removeOldFiles } from './backup/restore-files.ts'

/** Other processes that start at the same time have let go by then. */
const ALONE_WITHIN_MS = 10_000

/**
 * Brings a restore to its end, whatever it was when its process ended: back to what was there before
 * the tables were swapped, on to the backup's data afterwards. Does nothing when there was none.
 */
export async function endRestore(client: SiteDataClient, places: Places): Promise<void> {
  if (!(await isRestoreUnfinished(client))) return
  const { isSwapped, files } = await readJournal(client)
  if (isSwapped) await removeOldFiles(places, files)
  else await putFilesBack(places, files)
  await closeJournal(client)
}

export interface SiteDataOptions {
  url: string
  mailDir: string
  openFiles: () => Promise<Storage>
  onError?: (error: Error) => void
}

/**
 * Uses the site's data for as long as the process lives or until it is closed, whole: after a restore
 * that was broken off either the old data or the new. Throws SiteDataInUseError while one runs.
 */
export async function useSiteData({
  url,
  mailDir,
  openFiles,
  onError,
}: SiteDataOptions): Promise<SharedSiteData> {
  for (;;) {
    const data = await shareSiteData(url, onError)
    if (!data.isUnfinished) return data
    await data.close()
    const places = placesOf(await openFiles(), mailDir)
    await withSiteDataAlone(url, (client) => endRestore(client, places), ALONE_WITHIN_MS)
  }
}

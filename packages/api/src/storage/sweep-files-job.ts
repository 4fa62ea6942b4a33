import { mainOfVariant } from '@agency/contract/picture-variants'
import { DAY_MS } from '@agency/contract/time'
import { z } from 'zod'
import type { JobDeps } from '../deps.ts'
import { deleteImages } from '../images/delete-images.ts'
import { makeVariantsJob } from '../images/image-jobs.ts'
import { listFileReferences, listImagesWithoutVariants } from '../images/image-queries.ts'
import { addJob } from '../jobs/add-job.ts'
import { handleJob } from '../jobs/job.ts'
import { runEach } from '../jobs/run-each.ts'
import { isKnownFile } from './known-files.ts'
import { urlOfKey } from './storage.ts'

/** A file may be stored this long before the row that references it. */
const MIN_AGE_MS = DAY_MS

/** Max jobs to queue in one transaction. */
const MAX_JOBS = 500

/**
 * Variants without their picture, with the picture's URL: it was deleted while a process that then
 * died was making them. A picture is stored before its variants, so there is no need to wait for
 * its row.
 */
function listOrphanedVariants(recentKeys: string[], oldKeys: string[]): string[] {
  const stored = new Set([...recentKeys, ...oldKeys])
  return recentKeys.flatMap((url) => {
    const main = mainOfVariant(url)
    return main === undefined || stored.has(main) ? [] : [url, main]
  })
}

async function removeOrphans(deps: JobDeps, now: Date): Promise<void> {
  // Listed before the references are read, so that a row inserted in between keeps its files.
  const oldKeys: string[] = []
  const recentKeys: string[] = []
  for await (const { key, modifiedAt } of deps.storage.list()) {
    // Other files in the storage are not ours.
    if (!isKnownFile(key)) continue
    const isOld = now.getTime() - modifiedAt.getTime() > MIN_AGE_MS
    ;(isOld ? oldKeys : recentKeys).push(urlOfKey(key))
  }
  const references = new Set((await listFileReferences(deps.db)).map(({ url }) => url))
  const isReferred = (url: string) => {
    const main = mainOfVariant(url)
    return references.has(url) || (main !== undefined && references.has(main))
  }
  const orphans = [...oldKeys, ...listOrphanedVariants(recentKeys, oldKeys)].filter(
    (url) => !isReferred(url),
  )
  await deleteImages(deps, orphans)
  if (orphans.length > 0) deps.log.info({ files: orphans.length }, 'deleted orphaned files')
}

async function queueMissingVariants({ db }: JobDeps): Promise<void> {
  const missing = await listImagesWithoutVariants(db)
  for (let from = 0; from < missing.length; from += MAX_JOBS) {
    await db.transaction().execute(async (trx) => {
      for (const { url } of missing.slice(from, from + MAX_JOBS)) {
        await addJob(trx, makeVariantsJob, { url })
      }
    })
  }
}

/**
 * Removes files that no row references: after a day, or at once for variants without their picture.
 * Queues missing variants.
 */
export const sweepFiles = (deps: JobDeps, now = new Date()): Promise<void> =>
  runEach(deps.log, {
    'files without a row': () => removeOrphans(deps, now),
    'missing variants': () => queueMissingVariants(deps),
  })

/** Every day after 17:00 UTC: during the night in Melbourne. */
export const sweepFilesHandler = handleJob(
  {
    ...{ id: 'sweep-files', payload: z.object({}) },
    ...{ queue: 'variants', priority: 20, cron: '17 17 * * *' },
  },
  (deps) => sweepFiles(deps),
)

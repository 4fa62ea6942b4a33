import { randomUUID } from 'node:crypto'
import {
  type ConceptDeletionRef,
  type DeletedConcepts,
  MAX_LISTED_DELETIONS,
} from '@agency/contract/deleted-concepts'
import type { BulkResult, ConceptSelection } from '@agency/contract/staff-concept'
import type { Database } from '@agency/db/connect'
import { noLongerRestorable, restorableSince } from '../../deletion/restore-window.ts'
import type { Deps } from '../../deps.ts'
import { deleteImages } from '../../images/delete-images.ts'
import { addJob } from '../../jobs/add-job.ts'
import { runInBatches } from '../../jobs/in-batches.ts'
import type { Staff } from '../auth/viewer.ts'
import { redrawConceptJob, redrawJobKey } from '../studio/redraw-job-definition.ts'
import {
  listDeletions,
  lockDeleted,
  moveToDeleted,
  purgeDeleted,
  restoreRows,
} from './deleted-concept-queries.ts'
import { lockConcepts } from './staff-concept-queries.ts'
import { applyToSelection } from './staff-concept-service.ts'
import { queueWithdrawal } from './withdraw-files-job.ts'

const BATCH_SIZE = 500

/**
 * Deletes concepts: they disappear from every list and every page at once, and a job moves their
 * files to new URLs. The contacts, their submissions and the estimates stay. All concepts of a
 * deletion can be restored at once.
 */
export async function deleteConcepts(
  db: Database,
  staff: Staff,
  selection: ConceptSelection,
): Promise<BulkResult & ConceptDeletionRef> {
  const deletion = randomUUID()
  const result = await applyToSelection(db, selection, (selectedIds) =>
    db.transaction().execute(async (trx) => {
      const ids = (await lockConcepts(trx, selectedIds)).map(({ id }) => id)
      await moveToDeleted(trx, ids, { deletion, staffId: staff.id })
      await queueWithdrawal(trx)
      return { done: ids }
    }),
  )
  return { ...result, deletion }
}

/** The latest deletions that can be undone, the last one first. */
export const listDeletedConcepts = async (db: Database): Promise<DeletedConcepts[]> =>
  (await listDeletions(db, MAX_LISTED_DELETIONS)).map(({ deletedAt, ...row }) => ({
    ...row,
    deletedAt: deletedAt.toISOString(),
  }))

/**
 * Restores the concepts of a deletion under their ids, with their links, versions and pictures, and
 * with their estimates. Throws NOT_FOUND when the time to restore them is over.
 */
export async function restoreConcepts(
  db: Database,
  { deletion }: ConceptDeletionRef,
): Promise<{ done: number }> {
  let done = 0
  await runInBatches(
    (limit) =>
      db.transaction().execute(async (trx) => {
        const ids = await lockDeleted(trx, deletion, limit)
        for (const conceptId of await restoreRows(trx, ids)) {
          await addJob(trx, redrawConceptJob, { conceptId }, redrawJobKey(conceptId))
        }
        done += ids.length
        return ids.length
      }),
    BATCH_SIZE,
  )
  if (done === 0) throw noLongerRestorable('concept')
  return { done }
}

/** Makes deletions permanent: removes their rows and files. */
export const purgeDeletedConcepts = (
  deps: Pick<Deps, 'db' | 'storage' | 'log'>,
  now: Date,
): Promise<void> =>
  runInBatches(async (limit) => {
    const purged = await purgeDeleted(deps.db, restorableSince(now), limit)
    await deleteImages(
      deps,
      purged.flatMap(({ files }) => files),
    )
    return purged.length
  }, BATCH_SIZE)

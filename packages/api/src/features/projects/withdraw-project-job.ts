import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import type { JobDeps } from '../../deps.ts'
import { moveImages } from '../../images/move-files.ts'
import { addJob } from '../../jobs/add-job.ts'
import type { WithdrawProjectPayload } from '../../jobs/task-payloads.ts'
import { randomName, urlOfKey } from '../../storage/storage.ts'
import { listHiddenFiles, lockHiddenFiles, renameFile } from './project-withdrawal-queries.ts'

/** Has the pictures moved of a project that the public saw and may not see any more. */
export const queueProjectWithdrawal = (trx: Transaction<DB>, projectId: number): Promise<void> =>
  addJob(trx, 'withdraw-project', { projectId }, `withdraw-project:${projectId}`)

const isSameList = (one: string[], other: string[]) =>
  one.length === other.length && one.every((each) => other.includes(each))

/**
 * Gives other addresses to the pictures of a project that is inactive or deleted. Staff see them there,
 * and so does everybody once it is shown again. Safe to run again.
 */
export async function withdrawProject(
  deps: JobDeps,
  { projectId }: WithdrawProjectPayload,
): Promise<void> {
  const files = await listHiddenFiles(deps.db, projectId)
  if (files.length === 0) return
  const moves = files.map((from) => ({ from, to: urlOfKey(`projects/${randomName()}.webp`) }))
  await moveImages(deps, moves, async (trx) => {
    const now = await lockHiddenFiles(trx, projectId)
    // Shown again, or gone.
    if (now.length === 0) return false
    if (!isSameList(now, files)) throw new Error('The pictures of a project changed meanwhile.')
    for (const move of moves) await renameFile(trx, projectId, move)
    return true
  })
}

import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { JobDeps } from '../../deps.ts'
import { moveImages } from '../../images/move-files.ts'
import { addJob } from '../../jobs/add-job.ts'
import { handleJob, type Job } from '../../jobs/job.ts'
import { randomName, urlOfKey } from '../../storage/storage.ts'
import { listHiddenFiles, lockHiddenFiles, renameFile } from './project-withdrawal-queries.ts'

const WithdrawProject = z.object({ projectId: z.int() })
type WithdrawProject = z.infer<typeof WithdrawProject>

/** Many attempts, so that hidden files do not stay public after a long storage outage. */
const withdrawProjectJob: Job<WithdrawProject> = {
  ...{ id: 'withdraw-project', payload: WithdrawProject },
  ...{ queue: 'variants', priority: 5, maxAttempts: 25 },
}

/** Queues moving the pictures of a project that the public saw and may not see any more. */
export const queueProjectWithdrawal = (trx: Transaction<DB>, projectId: number): Promise<void> =>
  addJob(trx, withdrawProjectJob, { projectId }, `withdraw-project:${projectId}`)

const isSameList = (a: string[], b: string[]) =>
  a.length === b.length && a.every((value) => b.includes(value))

/**
 * Moves the pictures of an inactive or deleted project to new URLs. Staff see them there, and so
 * does everybody once it is shown again. Safe to run again.
 */
export async function withdrawProject(
  deps: JobDeps,
  { projectId }: WithdrawProject,
): Promise<void> {
  const files = await listHiddenFiles(deps.db, projectId)
  if (files.length === 0) return
  const moves = files.map((from) => ({ from, to: urlOfKey(`projects/${randomName()}.webp`) }))
  await moveImages(deps, moves, async (trx) => {
    const current = await lockHiddenFiles(trx, projectId)
    // Shown again, or deleted.
    if (current.length === 0) return false
    if (!isSameList(current, files)) throw new Error('The pictures of a project changed meanwhile.')
    for (const move of moves) await renameFile(trx, projectId, move)
    return true
  })
}

export const withdrawProjectHandler = handleJob(withdrawProjectJob, withdrawProject)

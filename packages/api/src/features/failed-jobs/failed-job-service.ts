import {
  type FailedJob,
  type FailedJobListRequest,
  type FailedJobPage,
  JOB_NOT_FAILED,
} from '@agency/contract/failed-job'
import type { Database } from '@agency/db/connect'
import { AppError } from '../../errors/app-error.ts'
import { pageFrom, pageWindowOf } from '../../pagination/keyset.ts'
import { readInBatches } from '../../pagination/read-in-batches.ts'
import { recordAction } from '../audit/record-action.ts'
import {
  type FailedJobRow,
  failedJobOrder,
  listFailedJobRows,
  runFailedJob,
} from './failed-job-queries.ts'

export const toFailedJob = ({ failedAt, key: _place, ...row }: FailedJobRow): FailedJob => ({
  ...row,
  failedAt: failedAt.toISOString(),
})

/** A page of the jobs that failed for good, newest first. */
export async function listFailedJobs(
  db: Database,
  request: FailedJobListRequest,
): Promise<FailedJobPage> {
  const rows = await listFailedJobRows(db, pageWindowOf(request, failedJobOrder, 'desc'))
  const page = pageFrom(rows, request)
  return { ...page, rows: page.rows.map(toFailedJob) }
}

/** All jobs that failed for good, newest first, in batches. */
export const readFailedJobs = (db: Database): AsyncGenerator<FailedJob[]> =>
  readInBatches(
    (pageWindow) => listFailedJobRows(db, pageWindow),
    (rows) => rows.map(toFailedJob),
  )

/** Runs a failed job again. Throws CONFLICT if it is running already, or done. */
export async function retryFailedJob(db: Database, id: number): Promise<void> {
  if (!(await runFailedJob(db, id))) throw new AppError('CONFLICT', JOB_NOT_FAILED)
  await recordAction(db, { kind: 'job', action: 'run again', subjectId: String(id) })
}

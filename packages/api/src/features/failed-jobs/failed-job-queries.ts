import type { Database } from '@agency/db/connect'
import { sql } from 'kysely'
import { byTime, isAfterCursor, type PageWindow, type SortKey } from '../../pagination/keyset.ts'

/** graphile-worker keeps a job after its last attempt, which it marks as its last change. */
const failedJobs = sql`
  graphile_worker.jobs where attempts >= max_attempts and locked_at is null`

export const failedJobOrder: SortKey = byTime('jobs.updated_at')

export interface FailedJobRow {
  id: number
  task: string
  attempts: number
  failedAt: Date
  key: number
}

/** Failed jobs, newest first, each with its position in the sort order. */
export async function listFailedJobRows(
  db: Database,
  pageWindow: PageWindow,
): Promise<FailedJobRow[]> {
  const direction = sql.raw(pageWindow.descending ? 'desc' : 'asc')
  const { rows } = await sql<FailedJobRow>`
    select id::int, task_identifier as task, attempts, updated_at as failed_at,
           ${failedJobOrder.key} as key
    from ${failedJobs} and ${isAfterCursor(failedJobOrder, 'jobs.id', pageWindow)}
    order by updated_at ${direction}, id ${direction}
    limit ${pageWindow.limit}`.execute(db)
  return rows
}

export async function countFailedJobs(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int from ${failedJobs}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Runs a failed job now, with all its attempts; false if it is not a failed one. */
export async function runFailedJob(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`
    select id from graphile_worker.reschedule_jobs(
      array(select id from ${failedJobs} and id = ${id}), run_at => now(), attempts => 0
    )`.execute(db)
  return rows.length > 0
}

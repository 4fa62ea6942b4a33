import type { EventEmitter } from 'node:events'
import type { Database } from '@agency/db/connect'
import type { Job } from 'graphile-worker'
import { sql } from 'kysely'
import type { Logger } from 'pino'

/** After this long a database response will not arrive any more: queries time out after 3 s. */
const LOST_AFTER_S = 10

/**
 * Releases the jobs that are locked by these workers but are not in `startedJobs`, and the queues
 * that they lock. A worker claims a job in one statement; if the response is lost (the database
 * hung, the query timed out), the job stays locked by a live worker that does not know about it,
 * and so do all jobs of its queue: graphile-worker itself releases it after four hours. The attempt
 * does not count. Resolves with the number of released jobs and queues.
 */
export async function releaseLostJobs(
  db: Database,
  workerIds: readonly string[],
  startedJobs: Iterable<string>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with lost as (
      update graphile_worker._private_jobs
      set locked_at = null, locked_by = null, attempts = greatest(attempts - 1, 0)
      where locked_by = any(${workerIds}::text[])
        and locked_at < now() - make_interval(secs => ${LOST_AFTER_S})
        and not id = any(${[...startedJobs]}::bigint[])
      returning id, job_queue_id
    ), freed as (
      update graphile_worker._private_job_queues queue
      set locked_at = null, locked_by = null
      where locked_by = any(${workerIds}::text[])
        and locked_at < now() - make_interval(secs => ${LOST_AFTER_S})
        and not exists (
          select from graphile_worker._private_jobs job
          where job.job_queue_id = queue.id and job.locked_at is not null
            and job.id not in (select id from lost)
        )
      returning id
    )
    select ((select count(*) from lost) + (select count(*) from freed))::int as count
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Periodically looks for lost jobs of these workers, until the returned function is called. */
export function watchForLostJobs(
  events: EventEmitter,
  { db, log, workerIds }: { db: Database; log: Logger; workerIds: () => readonly string[] },
): () => void {
  const startedJobs = new Set<string>()
  events.on('job:start', ({ job }: { job: Job }) => startedJobs.add(job.id))
  events.on('job:complete', ({ job }: { job: Job }) => {
    // Its completion is still being written.
    setTimeout(() => startedJobs.delete(job.id), LOST_AFTER_S * 1_000).unref()
  })
  const timer = setInterval(async () => {
    try {
      const count = await releaseLostJobs(db, workerIds(), startedJobs)
      if (count > 0) log.warn({ count }, 'released jobs that were claimed but never started')
    } catch (error) {
      log.warn({ err: error }, 'lost-job sweep failed')
    }
  }, LOST_AFTER_S * 1_000)
  return () => clearInterval(timer)
}

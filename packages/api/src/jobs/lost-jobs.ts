import type { EventEmitter } from 'node:events'
import type { Database } from '@agency/db/connect'
import type { Job } from 'graphile-worker'
import { sql } from 'kysely'
import type { Logger } from 'pino'

/** An answer of the database that has not come for so long comes no more: queries are given up after 3 s. */
const LOST_AFTER_S = 10

/**
 * Gives back the jobs that are locked in the name of these workers, of which none is in `begun`, and the
 * queues that they lock. A worker takes a job by one statement; where its answer is lost (the database
 * stood still, the query was given up), the job stays locked by a worker that lives and knows nothing of
 * it, and with it all jobs of its queue: graphile-worker itself gives it away after four hours. The try
 * does not count. Resolves with how many jobs and queues were given back.
 */
export async function releaseLostJobs(
  db: Database,
  workerIds: readonly string[],
  begun: Iterable<string>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with lost as (
      update graphile_worker._private_jobs
      set locked_at = null, locked_by = null, attempts = greatest(attempts - 1, 0)
      where locked_by = any(${workerIds}::text[])
        and locked_at < now() - make_interval(secs => ${LOST_AFTER_S})
        and not id = any(${[...begun]}::bigint[])
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

/** Looks for lost jobs of these workers again and again; the function it returns ends that. */
export function watchForLostJobs(
  events: EventEmitter,
  { db, log, workerIds }: { db: Database; log: Logger; workerIds: () => readonly string[] },
): () => void {
  const begun = new Set<string>()
  events.on('job:start', ({ job }: { job: Job }) => begun.add(job.id))
  events.on('job:complete', ({ job }: { job: Job }) => {
    // Its end is still being written down.
    setTimeout(() => begun.delete(job.id), LOST_AFTER_S * 1_000).unref()
  })
  const timer = setInterval(async () => {
    try {
      const count = await releaseLostJobs(db, workerIds(), begun)
      if (count > 0) log.warn({ count }, 'released jobs that were claimed but never started')
    } catch (error) {
      log.warn({ err: error }, 'lost-job sweep failed')
    }
  }, LOST_AFTER_S * 1_000)
  return () => clearInterval(timer)
}

import type { DB } from '@agency/db/schema'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Job } from './job.ts'

/** Attempts of a job whose definition does not say otherwise. */
const MAX_ATTEMPTS = 5

/** The SQL call that queues a job, for use in a statement that computes the payload and the key. */
export const addJobCall = <Payload extends object>(
  { id, queue, priority = 0, maxAttempts = MAX_ATTEMPTS, delayS = 0 }: Job<Payload>,
  payload: RawBuilder<unknown>,
  key: RawBuilder<unknown>,
) => sql`
  graphile_worker.add_job(
    ${id}::text, ${payload}, max_attempts => ${maxAttempts}::int,
    queue_name => ${queue ?? null}::text, priority => ${priority}::int, job_key => ${key},
    run_at => now() + ${delayS}::int * interval '1 second'
  )`

/**
 * Queues a job with the transaction: it runs only if, and after, the transaction commits. `key`
 * identifies the job, so that there is only one with that key.
 */
export async function addJob<Payload extends object>(
  trx: Transaction<DB>,
  job: Job<Payload>,
  payload: Payload,
  key: string | null = null,
): Promise<void> {
  await sql`
    select ${addJobCall(job, sql`${JSON.stringify(payload)}::json`, sql`${key}::text`)}`.execute(
    trx,
  )
}

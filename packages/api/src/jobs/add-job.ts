import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'
import type { Job } from './job.ts'

const MAX_ATTEMPTS = 5

/**
 * Queues a job with the transaction: it runs only if, and after, the transaction commits. `key` names
 * the one job there is of its kind.
 */
export async function addJob<Payload extends object>(
  trx: Transaction<DB>,
  { id, queue, priority = 0, maxAttempts = MAX_ATTEMPTS }: Job<Payload>,
  payload: Payload,
  key: string | null = null,
): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${id}::text, ${JSON.stringify(payload)}::json, max_attempts => ${maxAttempts}::int,
      queue_name => ${queue ?? null}::text, priority => ${priority}::int, job_key => ${key}::text
    )`.execute(trx)
}

import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'
import { type TaskPayloads, taskOptions } from './task-payloads.ts'

const MAX_ATTEMPTS = 5

/**
 * Queues a job with the transaction: it runs only if, and after, the transaction commits. `key` names
 * the one job there is of its kind.
 */
export async function addJob<Name extends keyof TaskPayloads>(
  trx: Transaction<DB>,
  name: Name,
  payload: TaskPayloads[Name],
  key: string | null = null,
): Promise<void> {
  const { queue = null, priority = 0, maxAttempts = MAX_ATTEMPTS } = taskOptions[name]
  await sql`
    select graphile_worker.add_job(
      ${name}::text, ${JSON.stringify(payload)}::json, max_attempts => ${maxAttempts}::int,
      queue_name => ${queue}::text, priority => ${priority}::int, job_key => ${key}::text
    )`.execute(trx)
}

import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'
import { type TaskPayloads, taskOptions } from './task-payloads.ts'

/** A task runs at most this often; a process that dies hands its job to another. */
const MAX_ATTEMPTS = 5

/** Queues a job with the transaction: it runs only if, and after, the transaction commits. */
export async function addJob<Name extends keyof TaskPayloads>(
  trx: Transaction<DB>,
  name: Name,
  payload: TaskPayloads[Name],
): Promise<void> {
  const { queue = null, priority = 0 } = taskOptions[name]
  await sql`
    select graphile_worker.add_job(
      ${name}::text, ${JSON.stringify(payload)}::json, max_attempts => ${MAX_ATTEMPTS}::int,
      queue_name => ${queue}::text, priority => ${priority}::int
    )`.execute(trx)
}

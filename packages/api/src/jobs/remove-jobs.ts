import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'

/** Takes jobs out of the queue with the transaction. One that runs goes on, and is not tried again. */
export const removeJobs = (trx: Transaction<DB>, keys: string[]) =>
  sql`select graphile_worker.remove_job(key) from unnest(${keys}::text[]) as key`.execute(trx)

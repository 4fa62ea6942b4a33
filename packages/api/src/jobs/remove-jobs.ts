import type { DB } from '@agency/db/schema'
import { type Kysely, sql } from 'kysely'

/**
 * Removes jobs from the queue, within the transaction if there is one. A running job continues, but
 * is not retried.
 */
export const removeJobs = (db: Kysely<DB>, keys: string[]) =>
  sql`select graphile_worker.remove_job(key) from unnest(${keys}::text[]) as key`.execute(db)

import type { DB } from '@agency/db/schema'
import { type Kysely, sql } from 'kysely'

/** Takes jobs out of the queue, with the transaction where there is one. One that runs goes on, and is not tried again. */
export const removeJobs = (db: Kysely<DB>, keys: string[]) =>
  sql`select graphile_worker.remove_job(key) from unnest(${keys}::text[]) as key`.execute(db)

import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { addDays } from '../../time/melbourne.ts'
import {
  findFirstUncountedDay,
  findLastRolledUpDay,
  lockGoalDays,
  storeGoalDays,
} from './goal-day-queries.ts'

/** Days of one statement: on a large site it then takes a fraction of a second. */
const DAYS_PER_BATCH = 31

/** Stores the counts of all days that are rolled up for the analytics. The goals are locked. */
export async function countGoalDays(trx: Transaction<DB>): Promise<void> {
  const last = await findLastRolledUpDay(trx)
  let from = await findFirstUncountedDay(trx)
  while (from !== undefined && last !== undefined && from <= last) {
    const batchEnd = addDays(from, DAYS_PER_BATCH - 1)
    const span = { from, to: batchEnd < last ? batchEnd : last }
    await storeGoalDays(trx, span)
    from = addDays(span.to, 1)
  }
}

/** Rolls up the goals of every finished day. Idempotent, and safe to run concurrently. */
export const rollUpGoals = (db: Database): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockGoalDays(trx)
    await countGoalDays(trx)
  })

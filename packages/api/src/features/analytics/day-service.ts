import { analyticsPeriods } from '@agency/contract/analytics'
import type { Database } from '@agency/db/connect'
import { z } from 'zod'
import { runInBatches } from '../../jobs/in-batches.ts'
import { handleJob } from '../../jobs/job.ts'
import { addDays } from '../../time/melbourne.ts'
import { rollUpGoals } from '../goals/goal-day-service.ts'
import { rollUpSourceDays } from '../sources/source-day-service.ts'
import {
  deleteEvents,
  findFirstOpenDay,
  findLastClosedDay,
  insertDays,
  spansOf,
} from './day-queries.ts'
import { deleteOldPeopleCounts, storePeopleCounts } from './people-queries.ts'

/**
 * Batch sizes for counting days and deleting events: each statement stays within its time limit.
 */
const DAYS_PER_BATCH = 31
const EVENTS_PER_BATCH = 20_000

/**
 * Rolls up every finished day that is not counted yet, with its sources and goals, and the person
 * counts up to it. Idempotent, and safe to run concurrently.
 */
export async function rollUpDays(db: Database, now = new Date()): Promise<void> {
  const last = await findLastClosedDay(db, now)
  let from = await findFirstOpenDay(db)
  while (from !== undefined && from <= last) {
    const batchEnd = addDays(from, DAYS_PER_BATCH - 1)
    const span = { from, to: batchEnd < last ? batchEnd : last }
    await db.transaction().execute((trx) => insertDays(trx, span))
    from = addDays(span.to, 1)
  }
  await rollUpSourceDays(db)
  await rollUpGoals(db)
  const open = addDays(last, 1)
  for (const period of analyticsPeriods) await storePeopleCounts(db, spansOf(period, open))
  await deleteOldPeopleCounts(db, open)
}

/** Deletes events from before a time; the counts of their days stay. */
export async function deleteExpiredEvents(db: Database, before: Date): Promise<void> {
  await runInBatches((limit) => deleteEvents(db, before, limit), EVENTS_PER_BATCH)
}

/**
 * Runs every five minutes, so shortly after a day ends even when Melbourne's clocks change;
 * otherwise there is nothing to do.
 */
export const rollUpDaysHandler = handleJob(
  { id: 'roll-up-days', payload: z.object({}), priority: 20, cron: '*/5 * * * *' },
  ({ db }) => rollUpDays(db),
)

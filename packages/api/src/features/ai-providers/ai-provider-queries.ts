import type { Database } from '@agency/db/connect'
import { sql } from 'kysely'
import { melbourneToday, startOfDay } from '../../time/melbourne.ts'

const thisMonth = sql<string>`date_trunc('month', ${melbourneToday}::timestamp)::date`

/** Calls to the providers this month, by purpose; cost in hundredths of a cent. */
export const listUses = (db: Database) =>
  db
    .selectFrom('serviceCalls')
    .select('purpose')
    .select(({ fn }) => [
      sql<number>`count(*) filter (where outcome = 'done')::int`.as('monthResults'),
      sql<number>`${fn.sum('cost')}::float8`.as('monthCost'),
      sql<number>`(count(*) filter (
        where outcome = 'done' and started_at >= ${startOfDay(melbourneToday)}))::int`.as(
        'todayResults',
      ),
      sql<number>`coalesce(sum(cost) filter (
        where started_at >= ${startOfDay(melbourneToday)}), 0)::float8`.as('todayCost'),
    ])
    .where('startedAt', '>=', startOfDay(thisMonth))
    .groupBy('purpose')
    .execute()

/** The last failed request of each purpose within 30 days. */
export const listLastFailures = (db: Database) =>
  db
    .selectFrom('serviceCalls')
    .distinctOn('purpose')
    .select(['purpose', 'outcome', 'endedAt'])
    .where('outcome', 'is not', null)
    .where('outcome', 'not in', ['done', 'cancelled'])
    .where('startedAt', '>', sql<Date>`now() - interval '30 days'`)
    .orderBy('purpose')
    .orderBy('startedAt', 'desc')
    .execute()

/** Providers that are paused at the moment, and until when. */
export const listPauses = (db: Database) =>
  db
    .selectFrom('serviceStates')
    .select(['purpose', 'service', 'openUntil'])
    .where('openUntil', '>', sql<Date>`now()`)
    .execute()

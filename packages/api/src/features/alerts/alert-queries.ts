import type { AlertKind } from '@agency/contract/alert'
import { DAY_MS } from '@agency/contract/time'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'
import { melbourneDayOf } from '../../time/melbourne.ts'
import { FAILURE_BASE_DAYS, type FailureCounts, LEAD_WEEKS } from './alert-rules.ts'

/** Forms that visitors sent: the time of the first and of the last; undefined without any. */
export const findLeadTimes = (db: Database, now: Date) =>
  db
    .selectFrom('submissions')
    .select(({ fn }) => [fn.min('createdAt').as('first'), fn.max('createdAt').as('last')])
    .where('byStaff', '=', false)
    .where('createdAt', '<=', now)
    .executeTakeFirstOrThrow()

/** People who sent something in the eight weeks up to a time, each once a day. */
export async function countArrivals(db: Database, until: Date): Promise<number> {
  const { arrivals } = await db
    .selectFrom('submissions')
    .select(
      sql<number>`count(distinct (contact_id, ${melbourneDayOf('created_at')}))::int`.as(
        'arrivals',
      ),
    )
    .where('byStaff', '=', false)
    .where('createdAt', '>', new Date(until.getTime() - LEAD_WEEKS * 7 * DAY_MS))
    .where('createdAt', '<=', until)
    .executeTakeFirstOrThrow()
  return arrivals
}

export const failureSources = ['emails', 'jobs', 'concepts'] as const
export type FailureSource = (typeof failureSources)[number]

/**
 * Failures by what failed: emails that could not be delivered, jobs after their last attempt, and
 * concepts. An alert that cannot be delivered is none, or it would cause the next one.
 */
export async function countFailures(
  db: Database,
  now: Date,
): Promise<({ source: FailureSource } & FailureCounts)[]> {
  const since = new Date(now.getTime() - (FAILURE_BASE_DAYS + 1) * DAY_MS)
  const { rows } = await sql<{ source: FailureSource } & FailureCounts>`
    select source,
      count(*) filter (where at > ${now}::timestamptz - interval '1 hour')::int as hour,
      count(*) filter (where at > ${now}::timestamptz - interval '1 day')::int as day,
      count(*) filter (where at <= ${now}::timestamptz - interval '1 day')::int as base
    from (
      select 'emails' as source, failed_at as at from mails
      where failed_at > ${since} and report_kind is distinct from 'alert'
      union all
      select 'jobs', updated_at from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and updated_at > ${since}
      union all
      select 'concepts', finished_at from generations
      where failure is not null and finished_at > ${since}
    ) as failure
    where at <= ${now}
    group by source`.execute(db)
  return rows
}

export const findOpenAlert = (db: Database, kind: AlertKind) =>
  db
    .selectFrom('alerts')
    .select(['id', 'createdAt'])
    .where('kind', '=', kind)
    .where('endedAt', 'is', null)
    .executeTakeFirst()

/** Begins an incident; undefined if one of this kind is not over, or another process was first. */
export const openAlert = (
  trx: Transaction<DB>,
  values: { kind: AlertKind; reason: string; createdAt: Date },
) =>
  trx
    .insertInto('alerts')
    .values(values)
    .onConflict((conflict) => conflict.column('kind').where('endedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()

export const endAlert = (db: Database, id: number, endedAt: Date) =>
  db.updateTable('alerts').set({ endedAt }).where('id', '=', id).execute()

import { type AnalyticsPeriod, periodDays } from '@agency/contract/analytics'
import type { SubmissionKind } from '@agency/contract/submission-kinds'
import { DAY_MS, TIME_ZONE } from '@agency/contract/time'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { addDays, dateOf, melbourneDayOf, startOfDay } from '../../time/melbourne.ts'

/** A range of days in Melbourne, both inclusive. */
export interface Span {
  from: string
  to: string
}

/** Number of days in a span. */
export const lengthOf = ({ from, to }: Span): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

/** The span of the same length right before. */
const before = (span: Span): Span => ({
  from: addDays(span.from, -lengthOf(span)),
  to: addDays(span.from, -1),
})

/**
 * The days of a period up to `to`, the same number before them, and the same number before those.
 */
export function spansOf(period: AnalyticsPeriod, to: string): [Span, Span, Span] {
  const span = { from: addDays(to, 1 - periodDays[period]), to }
  return [span, before(span), before(before(span))]
}

/** Visits and views of one day. */
export interface SiteDay {
  day: string
  visits: number
  views: number
}

const isWithin = (from: RawBuilder<string>, to: RawBuilder<string>) => sql`
  created_at >= ${startOfDay(from)} and created_at < ${startOfDay(sql`${to} + 1`)}`

/** Human page views by day, without bots. */
const viewsByDay = (from: RawBuilder<string>, to: RawBuilder<string>) => sql`
  select ${melbourneDayOf('created_at')} as day, count(*) filter (where entry) as visits,
    count(*) as views
  from site_events where kind = 'view' and not bot and ${isWithin(from, to)}
  group by 1`

/** Submissions by day, kind and industry; '' if no industry was named. */
const submissionsByDay = (from: RawBuilder<string>, to: RawBuilder<string>) => sql`
  select ${melbourneDayOf('created_at')} as day, kind, coalesce(industry, '') as industry,
    count(*) as count
  from submissions where ${isWithin(from, to)}
  group by 1, 2, 3`

const firstOpenDay = sql<string>`(select max(day) + 1 from site_days)`

/** The first day that is not rolled up yet; undefined if there is no data so far. */
export const findFirstOpenDay = async (db: Database): Promise<string | undefined> => {
  const { rows } = await sql<{ day: string | null }>`
    select coalesce(${firstOpenDay}, least(
      (select min(${melbourneDayOf('created_at')}) from site_events),
      (select min(${melbourneDayOf('created_at')}) from submissions)
    )) as day`.execute(db)
  return rows[0]?.day ?? undefined
}

/**
 * The last day that ended at least five minutes ago: nothing of it can still be in a transaction,
 * as no statement takes longer than three seconds and no transaction has more than a few.
 */
export const findLastClosedDay = async (db: Database, now: Date): Promise<string> => {
  const { rows } = await sql<{ day: string }>`
    select ((${now}::timestamptz - interval '5 minutes') at time zone ${sql.lit(TIME_ZONE)})::date - 1
      as day`.execute(db)
  return rows[0]?.day ?? ''
}

/**
 * Rolls up these days, including empty ones. A day that is already counted is left unchanged, and a
 * concurrent transaction waits for the first and adds nothing.
 */
export async function insertDays(trx: Transaction<DB>, { from, to }: Span): Promise<void> {
  await sql`
    insert into site_days (day, visits, views)
    select each.day::date, coalesce(counted.visits, 0), coalesce(counted.views, 0)
    from generate_series(${dateOf(from)}, ${dateOf(to)}, interval '1 day') as each(day)
    left join (${viewsByDay(dateOf(from), dateOf(to))}) as counted on counted.day = each.day::date
    on conflict (day) do nothing`.execute(trx)
  await sql`
    insert into submission_days (day, kind, industry, count)
    ${submissionsByDay(dateOf(from), dateOf(to))}
    on conflict (day, kind, industry) do nothing`.execute(trx)
}

/** The part of a span that is not rolled up. greatest() ignores nulls. */
const openSpanStart = ({ from }: Span) => sql<string>`greatest(${dateOf(from)}, ${firstOpenDay})`

// Each of the next two is one statement, so that a day that is rolled up meanwhile counts once.

/** Days with at least one view, oldest first: rolled-up days as stored, the rest counted now. */
export const listSiteDays = async (db: Database, span: Span): Promise<SiteDay[]> => {
  const { rows } = await sql<SiteDay>`
    select day, visits, views from site_days
    where day between ${dateOf(span.from)} and ${dateOf(span.to)} and views > 0
    union all ${viewsByDay(openSpanStart(span), dateOf(span.to))}
    order by day`.execute(db)
  return rows
}

type SubmissionCount =
  | { day: string; kind: SubmissionKind; industry: null; count: number }
  | { day: null; kind: null; industry: string; count: number }

/**
 * Submissions by day and kind, and by industry, in no particular order. They are added up by the
 * database: a year has tens of thousands of combinations of day, kind and industry.
 */
export const countSubmissions = async (db: Database, span: Span) => {
  const { rows } = await sql<SubmissionCount>`
    select day, kind, industry, sum(count)::int as count from (
      select day, kind, industry, count from submission_days
      where day between ${dateOf(span.from)} and ${dateOf(span.to)}
      union all ${submissionsByDay(openSpanStart(span), dateOf(span.to))}
    ) as counted
    group by grouping sets ((day, kind), (industry))`.execute(db)
  return {
    byDay: rows.filter((row) => row.day !== null),
    byIndustry: rows.filter((row) => row.day === null),
  }
}

/**
 * The first day that is not rolled up, or not with its sources or for every goal. least() ignores
 * nulls.
 */
const firstUncountedDay = sql<string>`least(
  ${firstOpenDay}, (select min(day) from site_days where not sources_counted),
  (select min(counted_to) + 1 from goals)
)`

/** Deletes at most `limit` older events whose day is rolled up; returns how many. */
export const deleteEvents = async (db: Database, before: Date, limit: number): Promise<number> => {
  const result = await sql`
    delete from site_events where id in (
      select id from site_events
      where created_at < ${before} and created_at < ${startOfDay(firstUncountedDay)}
      limit ${limit}
    )`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}

import type { Database } from '@agency/db/connect'
import { type RawBuilder, sql } from 'kysely'
import { startOfDay } from '../settings/melbourne-day.ts'

/** Visits and views of one day in Melbourne. */
export interface SiteDay {
  day: string
  visits: number
  views: number
}

const melbourneDayOf = sql<string>`(created_at at time zone 'Australia/Melbourne')::date`

/** Views that people made, counted by day from one day to another, each a date of SQL. */
const countedByDay = (from: RawBuilder<string>, to: RawBuilder<string>) => sql`
  select ${melbourneDayOf} as day, count(*) filter (where entry) as visits, count(*) as views
  from site_events
  where kind = 'view' and not bot
    and created_at >= ${startOfDay(from)} and created_at < ${startOfDay(sql`${to} + 1`)}
  group by 1`

const date = (day: string) => sql<string>`${day}::date`
const firstOpenDay = sql<string>`(select max(day) + 1 from site_days)`

/** The first day that is not rolled up yet; undefined where there was no event so far. */
export const findFirstOpenDay = async (db: Database): Promise<string | undefined> => {
  const { rows } = await sql<{ day: string | null }>`
    select coalesce(${firstOpenDay}, (select min(${melbourneDayOf}) from site_events)) as day
  `.execute(db)
  return rows[0]?.day ?? undefined
}

/** The last day that is over, and has been for an hour: nothing of it is still being written. */
export const findLastClosedDay = async (db: Database, now: Date): Promise<string> => {
  const { rows } = await sql<{ day: string }>`
    select ((${now}::timestamptz - interval '1 hour') at time zone 'Australia/Melbourne')::date - 1
      as day`.execute(db)
  return rows[0]?.day ?? ''
}

/** Counts these days, those without a view as 0; one that is counted stays as it is. */
export const insertDays = (db: Database, from: string, to: string) =>
  sql`
    insert into site_days (day, visits, views)
    select each.day::date, coalesce(counted.visits, 0), coalesce(counted.views, 0)
    from generate_series(${date(from)}, ${date(to)}, interval '1 day') as each(day)
    left join (${countedByDay(date(from), date(to))}) as counted on counted.day = each.day::date
    on conflict (day) do nothing`.execute(db)

/**
 * Days that had a view, oldest first: closed ones as they were rolled up, the rest counted now. One
 * statement, so that a day that is rolled up meanwhile is not counted twice.
 */
export const listSiteDays = async (db: Database, from: string, to: string): Promise<SiteDay[]> => {
  // What PostgreSQL's greatest() is given as null it leaves out.
  const open = sql<string>`greatest(${date(from)}, ${firstOpenDay})`
  const { rows } = await sql<SiteDay>`
    select day, visits, views from site_days
    where day between ${date(from)} and ${date(to)} and views > 0
    union all ${countedByDay(open, date(to))}
    order by day`.execute(db)
  return rows
}

/** Deletes events that are older and whose day is rolled up, at most `limit`; answers how many. */
export const deleteEvents = async (db: Database, before: Date, limit: number): Promise<number> => {
  const result = await sql`
    delete from site_events where id in (
      select id from site_events
      where created_at < ${before} and created_at < ${startOfDay(firstOpenDay)}
      limit ${limit}
    )`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}

import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'
import { addDays, dateOf, melbourneDayOf, startOfMelbourneDay } from '../../time/melbourne.ts'
import type { Span } from '../analytics/day-queries.ts'

type Reader = Database | Transaction<DB>

export type Dimension = 'channel' | 'source' | 'campaign' | 'page' | 'device' | 'bot'

export const dayFigures = ['visits', 'started', 'sent', 'opened', 'views', 'exits'] as const
export type DayFigure = (typeof dayFigures)[number]
export type DayCounts = Record<DayFigure, number>

/** What was counted on a day for one name of a dimension. */
export interface SourceDay extends DayCounts {
  dimension: Dimension
  day: string
  name: string
}

const start = ({ from }: Span) => startOfMelbourneDay(from)
const end = ({ to }: Span) => startOfMelbourneDay(addDays(to, 1))

/** Events of one kind that have everything in common that is reported. */
export interface EventGroup {
  day: string
  kind: string
  path: string
  entry: boolean
  referrer: string
  source: string
  medium: string
  campaign: string
  landing: string
  previous: string
  device: string
  bot: boolean
  count: number
}

export const listEventGroups = async (db: Reader, span: Span): Promise<EventGroup[]> => {
  const { rows } = await sql<EventGroup>`
    select ${melbourneDayOf('created_at')} as day, kind, path, entry, referrer, source, medium,
      campaign, landing, previous, device, bot, count(*)::int as count
    from site_events
    where created_at >= ${start(span)} and created_at < ${end(span)} and kind <> 'form_submit'
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12`.execute(db)
  return rows
}

/** Forms that visitors sent, by day and source. */
export const listLeadGroups = async (db: Reader, span: Span) => {
  const { rows } = await sql<{
    day: string
    leadChannel: string
    leadSource: string
    leadCampaign: string
    leadLanding: string
    count: number
  }>`
    select ${melbourneDayOf('created_at')} as day, lead_channel, lead_source, lead_campaign,
      lead_landing, count(*)::int as count
    from submissions
    where created_at >= ${start(span)} and created_at < ${end(span)} and not by_staff
    group by 1, 2, 3, 4, 5`.execute(db)
  return rows
}

/**
 * The first day whose sources are not rolled up; undefined if no day is rolled up at all. From this
 * day on, counts are read from the events.
 */
export const findFirstUncounted = async (db: Reader): Promise<string | undefined> => {
  const { rows } = await sql<{ day: string | null }>`
    select coalesce(
      (select min(day) from site_days where not sources_counted),
      (select max(day) + 1 from site_days)
    ) as day`.execute(db)
  return rows[0]?.day ?? undefined
}

/** Makes other roll-ups wait, and deletions of forms, which subtract them from the stored counts. */
export const lockSourceDays = (trx: Transaction<DB>) =>
  sql`lock table source_days in share row exclusive mode`.execute(trx)

/** Days that are rolled up without their sources, oldest first. */
export const listDaysWithoutSources = async (db: Reader, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('siteDays')
    .select('day')
    .where('sourcesCounted', '=', false)
    .orderBy('day')
    .limit(limit)
    .execute()
  return rows.map(({ day }) => day)
}

/** Replaces the counts of a span, and marks its days. */
export async function storeSourceDays(
  trx: Transaction<DB>,
  span: Span,
  days: SourceDay[],
): Promise<void> {
  await trx
    .deleteFrom('sourceDays')
    .where('day', '>=', span.from)
    .where('day', '<=', span.to)
    .execute()
  await sql`
    insert into source_days (dimension, day, name, visits, started, sent, opened, views, exits)
    select dimension, day, name, visits, started, sent, opened, views, exits
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as counted (
      dimension text, day date, name text, visits int, started int, sent int, opened int,
      views int, exits int
    )`.execute(trx)
  await trx
    .updateTable('siteDays')
    .set({ sourcesCounted: true })
    .where('day', '>=', span.from)
    .where('day', '<=', span.to)
    .execute()
}

/** The names of a dimension with their sums over two spans; days from `before` on are left out. */
export const sumSourceDays = async (
  db: Database,
  dimensions: Dimension[],
  [span, earlier]: [Span, Span],
  before: string | undefined,
) => {
  const sums = (of: Span, suffix: string) =>
    sql.join(
      dayFigures.map(
        (figure) =>
          sql`coalesce(sum(${sql.ref(figure)}) filter (
            where day >= ${dateOf(of.from)} and day <= ${dateOf(of.to)}
          ), 0)::int as ${sql.ref(`${figure}${suffix}`)}`,
      ),
    )
  const { rows } = await sql<Record<string, string | number>>`
    select dimension, name, ${sums(span, '')}, ${sums(earlier, '_before')}
    from source_days
    where dimension = any(${dimensions}) and day >= ${dateOf(earlier.from)}
      and day <= ${dateOf(span.to)} ${before === undefined ? sql`` : sql`and day < ${dateOf(before)}`}
    group by dimension, name`.execute(db)
  return rows
}

/** The counts of some names of a dimension by day; days from `before` on are left out. */
export const listSourceDays = async (
  db: Database,
  dimension: Dimension,
  span: Span,
  before: string | undefined,
): Promise<SourceDay[]> => {
  const rows = await db
    .selectFrom('sourceDays')
    .select(['day', 'name', ...dayFigures])
    .where('dimension', '=', dimension)
    .where('day', '>=', span.from)
    .where('day', '<=', span.to)
    .$if(before !== undefined, (query) => query.where('day', '<', before ?? ''))
    .execute()
  return rows.map((row) => ({ ...row, dimension }))
}

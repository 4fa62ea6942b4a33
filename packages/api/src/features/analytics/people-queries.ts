import type { Database } from '@agency/db/connect'
import { type RawBuilder, sql } from 'kysely'
import { addDays, dateOf, startOfMelbourneDay } from '../../time/melbourne.ts'
import { lengthOf, type Span } from './day-queries.ts'

const start = ({ from }: Span) => startOfMelbourneDay(from)
const end = ({ to }: Span) => startOfMelbourneDay(addDays(to, 1))

/** Person counts for a span. */
export interface PeopleCounts {
  /** People with a submission. */
  active: number
  /** People with a submission in the previous span, and those of them who came back in this one. */
  activeBefore: number
  cameBack: number
  /** People who sent a brief, and those of them who wrote or asked for a quote after it. */
  briefed: number
  converted: number
}

/** A span, the one before it, and the one before that. */
export type Spans = [Span, Span, Span]

const countNames = [
  ...['active', 'active_before', 'active_earlier', 'came_back', 'came_back_before'],
  ...['briefed', 'converted', 'briefed_before', 'converted_before'],
]
const columns = sql.join(countNames.map((name) => sql.ref(name)))

/**
 * Counts people by their submissions in the three spans, until a time; for some contacts or all.
 */
const peopleCountsSql = (
  [span, before, earlier]: Spans,
  until: Date,
  contacts?: RawBuilder<unknown>,
) => {
  const inSpan = sql`created_at >= ${start(span)}`
  const inPreviousSpan = sql`created_at < ${start(span)} and created_at >= ${start(before)}`
  return sql`
    select
      count(*) filter (where seen & 1 = 1) as active,
      count(*) filter (where seen & 2 = 2) as active_before,
      count(*) filter (where seen & 4 = 4) as active_earlier,
      count(*) filter (where seen & 3 = 3) as came_back,
      count(*) filter (where seen & 6 = 6) as came_back_before,
      count(brief) as briefed,
      count(*) filter (where other > brief) as converted,
      count(brief_before) as briefed_before,
      count(*) filter (where other_before > brief_before) as converted_before
    from (
      select contact_id,
        bit_or(case when ${inSpan} then 1 when created_at >= ${start(before)} then 2 else 4 end)
          as seen,
        min(created_at) filter (where kind = 'concept' and ${inSpan}) as brief,
        max(created_at) filter (where kind <> 'concept' and ${inSpan}) as other,
        min(created_at) filter (where kind = 'concept' and ${inPreviousSpan}) as brief_before,
        max(created_at) filter (where kind <> 'concept' and ${inPreviousSpan}) as other_before
      from submissions
      where created_at >= ${start(earlier)} and created_at < ${until}
        ${contacts ? sql`and contact_id in (${contacts})` : sql``}
      group by contact_id
    ) as people`
}

/**
 * Stores the person counts of three spans as of the start of the last day. Stored counts are not
 * updated; only safe once no transaction can still write to the day before.
 */
export async function storePeopleCounts(db: Database, spans: Spans): Promise<void> {
  const [{ to }] = spans
  await sql`
    insert into people_days (day, days, ${columns})
    select ${dateOf(to)}, ${lengthOf(spans[0])}::int, counts.*
    from (${peopleCountsSql(spans, startOfMelbourneDay(to))}) as counts
    where not exists (
      select from people_days where day = ${dateOf(to)} and days = ${lengthOf(spans[0])}
    )
    on conflict (day, days) do nothing`.execute(db)
}

/** Deletes the counts stored for earlier days. */
export const deleteOldPeopleCounts = (db: Database, day: string) =>
  db.deleteFrom('peopleDays').where('day', '<', day).execute()

type Row = Record<string, number>

/**
 * The counts stored for the start of the last day, plus the difference that day makes: for each
 * person active on it, their counts with that day minus those without. Undefined if nothing is
 * stored.
 */
async function addToStoredCounts(db: Database, spans: Spans): Promise<Row | undefined> {
  const [span] = spans
  const today = startOfMelbourneDay(span.to)
  const activeToday = sql`select contact_id from today`
  const { rows } = await sql<Row>`
    with today as materialized (
      select distinct contact_id from submissions
      where created_at >= ${today} and created_at < ${end(span)}
    )
    select ${sql.join(countNames.map((name) => sql`sum(sign * ${sql.ref(name)})::int as ${sql.ref(name)}`))}
    from (
      select 1 as sign, with_today.* from (${peopleCountsSql(spans, end(span), activeToday)}) as with_today
      union all
      select -1, without_it.* from (${peopleCountsSql(spans, today, activeToday)}) as without_it
      union all
      select 1, ${columns} from people_days
      where day = ${dateOf(span.to)} and days = ${lengthOf(span)}
    ) as parts
    having count(*) = 3`.execute(db)
  return rows[0]
}

/**
 * Counts people in a span and in the previous one. These counts cannot be summed from days: without
 * stored counts this reads every submission of three spans, once and from an index only.
 */
export async function countPeople(
  db: Database,
  spans: Spans,
): Promise<[PeopleCounts, PeopleCounts]> {
  const row =
    (await addToStoredCounts(db, spans)) ??
    (await peopleCountsSql(spans, end(spans[0])).execute(db)).rows[0]
  const count = (name: string) => Number(Object(row)[name] ?? 0)
  return [
    {
      ...{ active: count('active'), activeBefore: count('activeBefore') },
      ...{ cameBack: count('cameBack'), briefed: count('briefed'), converted: count('converted') },
    },
    {
      ...{ active: count('activeBefore'), activeBefore: count('activeEarlier') },
      ...{ cameBack: count('cameBackBefore'), briefed: count('briefedBefore') },
      converted: count('convertedBefore'),
    },
  ]
}

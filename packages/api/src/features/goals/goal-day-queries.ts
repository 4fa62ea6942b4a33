import type { GoalEvent } from '@agency/contract/goal'
import { SHARED_PATH } from '@agency/contract/indexed-paths'
import { PROPOSALS_PATH } from '@agency/contract/proposal-paths'
import { TIME_ZONE } from '@agency/contract/time'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import {
  addDays,
  dateOf,
  melbourneDay,
  melbourneDayOf,
  startOfMelbourneDay,
} from '../../time/melbourne.ts'
import type { Span } from '../analytics/day-queries.ts'

/**
 * The kinds of site events or submissions that an event consists of, some on one path only.
 * Proposals are few and stay, so they are never counted in advance.
 */
const sources: Partial<Record<GoalEvent, { kinds: readonly string[]; path?: string }>> = {
  page_viewed: { kinds: ['view'] },
  form_started: { kinds: ['form_start'] },
  pdf_opened: { kinds: ['pdf_open'] },
  concept_opened: { kinds: ['view'], path: SHARED_PATH },
  proposal_opened: { kinds: ['view'], path: PROPOSALS_PATH },
  form_sent: { kinds: ['message', 'concept', 'quote'] },
  message_sent: { kinds: ['message'] },
  brief_sent: { kinds: ['concept'] },
  estimate_requested: { kinds: ['quote'] },
}
const sourceRows = sql.join(
  Object.entries(sources).flatMap(([event, { kinds, path = null }]) =>
    kinds.map((kind) => sql`(${sql.lit(event)}, ${sql.lit(kind)}, ${sql.lit(path)}::text)`),
  ),
)

/** The kinds of submissions that an event consists of. */
export const submissionKindsOf = (event: GoalEvent): readonly string[] =>
  sources[event]?.kinds ?? []

const isWithin = ({ from, to }: Span) => sql`
  created_at >= ${startOfMelbourneDay(from)} and created_at < ${startOfMelbourneDay(addDays(to, 1))}`

/** What happened in a span, by day, kind and path, without programs and staff. */
const occurrences = (span: Span) => sql`
  select ${melbourneDayOf('created_at')} as day, kind, path, count(*)::int as count
  from site_events
  where ${isWithin(span)} and not bot and kind in ('view', 'form_start', 'pdf_open')
  group by 1, 2, 3
  union all
  select ${melbourneDayOf('created_at')}, kind, '', count(*)::int
  from submissions where ${isWithin(span)} and not by_staff
  group by 1, 2`

/** The goals' counts by day in a span, from what is stored of it. */
const countedDays = (span: Span): RawBuilder<unknown> => sql`
  select goals.id as goal_id, occurrence.day, sum(occurrence.count)::int as count
  from (${occurrences(span)}) as occurrence
  join (values ${sourceRows}) as source (event, kind, path)
    on source.kind = occurrence.kind and coalesce(source.path, occurrence.path) = occurrence.path
  join goals on goals.event = source.event and (
    goals.page_match = 'any' or goals.path = occurrence.path or (
      goals.page_match = 'below'
      and starts_with(occurrence.path, rtrim(goals.path, '/') || '/')
    )
  )
  group by 1, 2`

/** Makes changes of goals, roll-ups and deletions of forms wait for each other. */
export const lockGoalDays = (trx: Transaction<DB>) =>
  sql`lock table goal_days in share row exclusive mode`.execute(trx)

const firstDay = sql<string | null>`(min(created_at) at time zone ${sql.lit(TIME_ZONE)})::date`

/** The first day of which an event may be stored; today if there is none. */
export async function findFirstStoredDay(
  trx: Transaction<DB>,
  { isReported }: { isReported: boolean },
): Promise<string> {
  const { first } = await trx
    .selectFrom(isReported ? 'siteEvents' : 'submissions')
    .select(firstDay.as('first'))
    .executeTakeFirstOrThrow()
  return first ?? melbourneDay(new Date())
}

/** The day after the last one that is counted for every goal; undefined without any goal. */
export async function findFirstUncountedDay(
  db: Database | Transaction<DB>,
): Promise<string | undefined> {
  const { day } = await db
    .selectFrom('goals')
    .select(sql<string | null>`min(counted_to) + 1`.as('day'))
    .executeTakeFirstOrThrow()
  return day ?? undefined
}

/** The last day that is rolled up for the analytics; undefined if there is none. */
export async function findLastRolledUpDay(trx: Transaction<DB>): Promise<string | undefined> {
  const { day } = await trx
    .selectFrom('siteDays')
    .select(({ fn }) => fn.max('day').as('day'))
    .executeTakeFirstOrThrow()
  return day ?? undefined
}

/** Stores the counts of a span, for each goal those of the days that are not stored yet. */
export async function storeGoalDays(trx: Transaction<DB>, span: Span): Promise<void> {
  await sql`
    insert into goal_days (goal_id, day, count)
    select counted.* from (${countedDays(span)}) as counted join goals on goals.id = goal_id
    where day > goals.counted_to`.execute(trx)
  await trx
    .updateTable('goals')
    .set({ countedTo: span.to })
    .where('countedTo', '<', span.to)
    .execute()
}

export const deleteGoalDays = (trx: Transaction<DB>, goalId: number) =>
  trx.deleteFrom('goalDays').where('goalId', '=', goalId).execute()

/**
 * The counts of a span by goal and day: before the first uncounted day as stored, and from then on
 * from the events. That day is read first, so that a day that is rolled up meanwhile counts once.
 */
const allDays = (span: Span, firstUncounted: string) => {
  const open = { from: firstUncounted > span.from ? firstUncounted : span.from, to: span.to }
  return sql`
    select goal_id, day, count from goal_days
    where day >= ${dateOf(span.from)} and day <= ${dateOf(span.to)}
      and day < ${dateOf(firstUncounted)}
    ${open.from <= open.to ? sql`union all ${countedDays(open)}` : sql``}`
}

export interface GoalSum {
  goalId: number
  count: number
  before: number
}

/** The counts of every goal in a span and in the one right before it. */
export async function sumGoalDays(
  db: Database,
  [span, earlier]: [Span, Span],
  firstUncounted: string,
): Promise<GoalSum[]> {
  const { rows } = await sql<GoalSum>`
    select goal_id, coalesce(sum(count) filter (where day >= ${dateOf(span.from)}), 0)::int as count,
      coalesce(sum(count) filter (where day < ${dateOf(span.from)}), 0)::int as before
    from (${allDays({ from: earlier.from, to: span.to }, firstUncounted)}) as each
    group by goal_id`.execute(db)
  return rows
}

/** The days of a span on which a goal was reached, the latest first. */
export async function listGoalDays(
  db: Database,
  { goalId, span, firstUncounted }: { goalId: number; span: Span; firstUncounted: string },
): Promise<{ day: string; count: number }[]> {
  const { rows } = await sql<{ day: string; count: number }>`
    select day, count from (${allDays(span, firstUncounted)}) as each
    where goal_id = ${goalId} and count > 0
    order by day desc`.execute(db)
  return rows
}

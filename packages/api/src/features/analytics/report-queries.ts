import type { Database } from '@agency/db/connect'
import { sql } from 'kysely'
import { addDays, startOfMelbourneDay } from '../settings/melbourne-day.ts'
import type { Span } from './day-queries.ts'

const start = ({ from }: Span) => startOfMelbourneDay(from)
const end = ({ to }: Span) => startOfMelbourneDay(addDays(to, 1))

/** What people did in a span. */
export interface PeopleCounts {
  /** Who sent anything. */
  active: number
  /** Who sent something in the span before, and who of them came back in this one. */
  activeBefore: number
  cameBack: number
  /** Who sent a brief, and who of them wrote or asked for a quote after it. */
  briefed: number
  converted: number
}

/**
 * Counts people in a span and in the one before. People cannot be added up from days, so that this
 * reads every submission of three spans, once and from an index alone.
 */
export async function countPeople(
  db: Database,
  [span, before, earlier]: [Span, Span, Span],
): Promise<[PeopleCounts, PeopleCounts]> {
  const isNow = sql`created_at >= ${start(span)}`
  const isBefore = sql`created_at < ${start(span)} and created_at >= ${start(before)}`
  const { rows } = await sql<Record<string, number>>`
    with people as (
      select contact_id,
        bit_or(case when ${isNow} then 1 when created_at >= ${start(before)} then 2 else 4 end)
          as seen,
        min(created_at) filter (where kind = 'concept' and ${isNow}) as brief,
        max(created_at) filter (where kind <> 'concept' and ${isNow}) as other,
        min(created_at) filter (where kind = 'concept' and ${isBefore}) as brief_before,
        max(created_at) filter (where kind <> 'concept' and ${isBefore}) as other_before
      from submissions
      where created_at >= ${start(earlier)} and created_at < ${end(span)}
      group by contact_id
    )
    select
      count(*) filter (where seen & 1 = 1) as active,
      count(*) filter (where seen & 2 = 2) as before,
      count(*) filter (where seen & 4 = 4) as earlier,
      count(*) filter (where seen & 3 = 3) as back,
      count(*) filter (where seen & 6 = 6) as "backBefore",
      count(brief) as briefed,
      count(*) filter (where other > brief) as converted,
      count(brief_before) as "briefedBefore",
      count(*) filter (where other_before > brief_before) as "convertedBefore"
    from people`.execute(db)
  const { active = 0, before: activeBefore = 0, earlier: first = 0, ...counts } = rows[0] ?? {}
  const { back = 0, backBefore = 0, briefed = 0, converted = 0 } = counts
  return [
    { active, activeBefore, cameBack: back, briefed, converted },
    {
      ...{ active: activeBefore, activeBefore: first, cameBack: backBefore },
      ...{ briefed: counts.briefedBefore ?? 0, converted: counts.convertedBefore ?? 0 },
    },
  ]
}

export const countConcepts = async (db: Database, span: Span): Promise<number> => {
  const { concepts } = await db
    .selectFrom('concepts')
    .select(({ fn }) => fn.countAll<number>().as('concepts'))
    .where('createdAt', '>=', start(span))
    .where('createdAt', '<', end(span))
    .executeTakeFirstOrThrow()
  return concepts
}

export const countPublishedProjects = async (db: Database, span: Span): Promise<number> => {
  const { projects } = await db
    .selectFrom('projects')
    .select(({ fn }) => fn.countAll<number>().as('projects'))
    .where('active', '=', true)
    .where('publishedDate', '>=', span.from)
    .where('publishedDate', '<=', span.to)
    .executeTakeFirstOrThrow()
  return projects
}

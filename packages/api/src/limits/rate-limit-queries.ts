import type { Database } from '@agency/db/connect'

/** Deletes counts whose time is over; returns how many. */
export async function deleteExpiredCounts(db: Database, now: Date, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('rateLimits')
    .where('key', 'in', ({ selectFrom }) =>
      selectFrom('rateLimits')
        .select('key')
        .where('expire', '<', String(now.getTime()))
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

import type { Database } from '@agency/db/connect'

/** Deletes expired counts; returns how many. */
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

/** Deletes the counts of a person's email address: confirmations to it, login attempts with it. */
export const deleteCountsOf = (
  db: Database,
  { email, mailbox }: { email: string; mailbox: string },
) =>
  db
    .deleteFrom('rateLimits')
    .where((eb) =>
      eb.or([
        eb('key', '=', `confirmMailbox:${mailbox}`),
        ...['login', 'loginNetwork'].map((rule) =>
          eb.fn<boolean>('starts_with', ['key', eb.val(`${rule}:${email.toLowerCase()} `)]),
        ),
      ]),
    )
    .execute()

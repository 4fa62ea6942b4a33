import { Role } from '@agency/contract/permissions'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'
import { dateOf } from '../../time/melbourne.ts'

export const findFeed = (db: Database, staffId: number) =>
  db
    .selectFrom('calendarFeeds')
    .select(['createdAt', 'lastReadAt'])
    .where('staffId', '=', staffId)
    .executeTakeFirst()

/** Stores the hash of a new token, in place of the one before. */
export const saveFeed = (trx: Transaction<DB>, row: { staffId: number; tokenHash: Buffer }) =>
  trx
    .insertInto('calendarFeeds')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('staffId')
        .doUpdateSet({ tokenHash: row.tokenHash, createdAt: sql`now()`, lastReadAt: null }),
    )
    .returning(['createdAt', 'lastReadAt'])
    .executeTakeFirstOrThrow()

export const deleteFeed = (trx: Transaction<DB>, staffId: number) =>
  trx.deleteFrom('calendarFeeds').where('staffId', '=', staffId).execute()

/** Whose address this is; undefined if it was replaced, or if they are deactivated. */
export const findFeedOwner = async (db: Database, tokenHash: Buffer) => {
  const row = await db
    .selectFrom('calendarFeeds')
    .innerJoin('staff', 'staff.id', 'calendarFeeds.staffId')
    .select(['staff.id', 'staff.role'])
    .where('calendarFeeds.tokenHash', '=', tokenHash)
    .where('staff.deactivatedAt', 'is', null)
    .executeTakeFirst()
  return row && { id: row.id, role: Role.parse(row.role) }
}

/** At most every five minutes: programs read the same address from several devices. */
export const markFeedRead = (db: Database, staffId: number) =>
  db
    .updateTable('calendarFeeds')
    .set({ lastReadAt: sql`now()` })
    .where('staffId', '=', staffId)
    .where(({ eb, or }) =>
      or([
        eb('lastReadAt', 'is', null),
        eb('lastReadAt', '<', sql<Date>`now() - interval '5 minutes'`),
      ]),
    )
    .execute()

/** The follow-ups of a staff member, and those of nobody in particular, from a day on. */
export const listFeedFollowUps = (
  db: Database,
  { staffId, from, limit }: { staffId: number; from: string; limit: number },
) =>
  db
    .selectFrom('contacts')
    .select(['id', 'name', 'company', 'updatedAt', sql<string>`next_follow_up`.as('day')])
    .where('nextFollowUp', '>=', dateOf(from))
    .where(({ eb, or }) => or([eb('assigneeId', '=', staffId), eb('assigneeId', 'is', null)]))
    .orderBy('nextFollowUp')
    .orderBy('id')
    .limit(limit)
    .execute()
export type FeedFollowUp = Awaited<ReturnType<typeof listFeedFollowUps>>[number]

import type { Database } from '@agency/db/connect'
import { sql } from 'kysely'

/** A session is marked as used at most this often: a page makes dozens of calls. */
const SEEN_INTERVAL_MS = 5 * 60_000

interface NewSession {
  id: string
  staffId: number
  userAgent: string
  address: string
  expiresAt: Date
  /** When the person last proved who they are; null if not in this login. */
  provenAt: Date | null
  /** Whether a second factor has to be added first. */
  mustEnrol: boolean
}

export const insertSession = (db: Database, session: NewSession) =>
  db.insertInto('staffSessions').values(session).execute()

/** The owner of a token, with the session that it belongs to, if that has not been ended. */
export const findTokenOwner = (
  db: Database,
  { staffId, sessionId }: { staffId: number; sessionId: string | undefined },
) =>
  db
    .selectFrom('staff')
    .leftJoin('staffSessions', (join) =>
      join
        .onRef('staffSessions.staffId', '=', 'staff.id')
        .on('staffSessions.id', '=', sessionId ?? null),
    )
    .select(['staff.id', 'staff.email', 'staff.role', 'staff.passwordChangedAt'])
    .select([
      'staffSessions.id as sessionId',
      'staffSessions.lastSeenAt',
      'staffSessions.mustEnrol',
    ])
    .where('staff.id', '=', staffId)
    .where('staff.deactivatedAt', 'is', null)
    .executeTakeFirst()

export const isSeenLongAgo = (lastSeenAt: Date) =>
  Date.now() - lastSeenAt.getTime() > SEEN_INTERVAL_MS

export const markSessionSeen = (db: Database, id: string) =>
  db.updateTable('staffSessions').set({ lastSeenAt: sql`now()` }).where('id', '=', id).execute()

/** The sessions of a login that have not expired, the latest used first. */
export const listSessions = (db: Database, staffId: number, limit: number) =>
  db
    .selectFrom('staffSessions')
    .select(['id', 'userAgent', 'address', 'createdAt', 'lastSeenAt'])
    .where('staffId', '=', staffId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

/** When the person of a session last proved who they are. */
export const findProvenAt = async (db: Database, id: string): Promise<Date | null> =>
  (await db.selectFrom('staffSessions').select('provenAt').where('id', '=', id).executeTakeFirst())
    ?.provenAt ?? null

/** Ends a session of this login; returns whether there was one. */
export async function deleteSession(
  db: Database,
  { id, staffId }: { id: string; staffId: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staffSessions')
    .where('id', '=', id)
    .where('staffId', '=', staffId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Ends all sessions of a login, or all but one. */
export const deleteSessions = (db: Database, staffId: number, except?: string) =>
  db
    .deleteFrom('staffSessions')
    .where('staffId', '=', staffId)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .execute()

/** Deletes sessions that expired before this time. */
export const deleteExpiredSessions = (db: Database, now: Date) =>
  db.deleteFrom('staffSessions').where('expiresAt', '<', now).execute()

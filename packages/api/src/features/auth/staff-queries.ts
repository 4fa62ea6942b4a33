import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'

const byEmail = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`

export const findStaffByEmail = (db: Database, email: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'email', 'passwordHash', 'passwordChangedAt'])
    .where(byEmail(email))
    .executeTakeFirst()

export const findStaffById = (db: Database, id: number) =>
  db
    .selectFrom('staff')
    .select(['id', 'email', 'passwordHash', 'passwordChangedAt'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Whether the login is new; an existing one with this address is left as it is. */
export async function insertStaff(
  db: Database,
  login: { email: string; passwordHash: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff')
    .values(login)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Tokens name this time in ms, so it moves on by at least one, even for a clock that was set back. */
const later = sql<Date>`greatest(now(), password_changed_at + interval '1 millisecond')`

/** Stores another password, and the time of it. With `from` only while that hash is the stored one. */
export const replacePassword = (
  db: Database,
  { id, from, to }: { id: number; from?: string; to: string },
) =>
  db
    .updateTable('staff')
    .set({
      passwordHash: to,
      passwordChangedAt: later,
    })
    .where('id', '=', id)
    .$if(from !== undefined, (query) => query.where('passwordHash', '=', from ?? ''))
    .returning(['id', 'email', 'passwordChangedAt'])
    .executeTakeFirst()

/** Refuses every token that was given before: each names a time that is no longer the stored one. */
export const endTokens = (db: Database, id: number) =>
  db.updateTable('staff').set({ passwordChangedAt: later }).where('id', '=', id).execute()

/** Every login, locked until the transaction ends: of two that are removed at once, one stays. */
export const lockStaff = (trx: Transaction<DB>) =>
  trx.selectFrom('staff').select(['id', 'email']).orderBy('id').forUpdate().execute()

export const deleteStaff = (trx: Transaction<DB>, id: number) =>
  trx.deleteFrom('staff').where('id', '=', id).execute()

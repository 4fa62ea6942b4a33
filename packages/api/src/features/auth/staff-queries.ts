import type { Role } from '@agency/contract/permissions'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'

const byEmail = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`

export const findStaffByEmail = (db: Database, email: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'email', 'role', 'passwordHash', 'passwordChangedAt', 'deactivatedAt'])
    .where(byEmail(email))
    .executeTakeFirst()

export const findStaffById = (db: Database, id: number) =>
  db
    .selectFrom('staff')
    .select(['id', 'email', 'role', 'passwordHash', 'passwordChangedAt', 'deactivatedAt'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Inserts a login; returns false, and changes nothing, if there is one with this email address. */
export async function insertStaff(
  db: Database,
  login: { email: string; passwordHash: string; role?: Role },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff')
    .values(login)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Tokens contain this time in ms, so it increases by at least one, even if the clock was set back.
 */
const nextChangeTime = sql<Date>`greatest(now(), password_changed_at + interval '1 millisecond')`

/** Stores a new password and its time. With `from`, only if that is still the stored hash. */
export const replacePassword = (
  db: Database,
  { id, from, to }: { id: number; from?: string; to: string },
) =>
  db
    .updateTable('staff')
    .set({
      passwordHash: to,
      passwordChangedAt: nextChangeTime,
    })
    .where('id', '=', id)
    .$if(from !== undefined, (query) => query.where('passwordHash', '=', from ?? ''))
    .returning(['id', 'email', 'role', 'passwordChangedAt'])
    .executeTakeFirst()

/** Revokes all tokens issued so far: each contains a time that no longer matches the stored one. */
export const revokeTokens = (db: Database, id: number) =>
  db
    .updateTable('staff')
    .set({ passwordChangedAt: nextChangeTime })
    .where('id', '=', id)
    .returning(['id', 'email', 'role', 'passwordChangedAt'])
    .executeTakeFirst()

/** A login that is active, and is not removed until the transaction ends. */
export const lockActiveLogin = (trx: Transaction<DB>, id: number) =>
  trx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('deactivatedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst()

/** Everybody with a login, in alphabetical order, and whether they can still log in. */
export const listLogins = (db: Database) =>
  db
    .selectFrom('staff')
    .select(['id', 'email', sql<boolean>`deactivated_at is null`.as('isActive')])
    .orderBy(sql`lower(email)`)
    .execute()

/** All logins, locked until the transaction ends: of two that are removed at once, one stays. */
export const lockStaff = (trx: Transaction<DB>) =>
  trx
    .selectFrom('staff')
    .select(['id', 'email', 'role', 'deactivatedAt'])
    .orderBy('id')
    .forUpdate()
    .execute()

export const deleteStaff = (trx: Transaction<DB>, id: number) =>
  trx.deleteFrom('staff').where('id', '=', id).execute()

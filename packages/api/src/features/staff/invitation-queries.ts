import type { Role } from '@agency/contract/permissions'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely'

export type InvitationRow = Selectable<DB['invitations']>

export const listInvitationRows = (db: Database) =>
  db.selectFrom('invitations').selectAll().orderBy('sentAt', 'desc').orderBy('id').execute()

export const countInvitations = async (db: Database): Promise<number> => {
  const { count } = await db
    .selectFrom('invitations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Stores an invitation; undefined if there already is one for this email address. */
export const insertInvitation = (
  trx: Transaction<DB>,
  row: Insertable<DB['invitations']> & { role: Role },
) =>
  trx
    .insertInto('invitations')
    .values(row)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returningAll()
    .executeTakeFirst()

/** Replaces the token of an invitation, so that earlier links are invalid. */
export const renewInvitation = (
  trx: Transaction<DB>,
  id: number,
  token: { nonce: string; tokenHash: Buffer; expiresAt: Date },
) =>
  trx
    .updateTable('invitations')
    .set({ ...token, sentAt: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

export const deleteInvitation = (db: Database, id: number) =>
  db.deleteFrom('invitations').where('id', '=', id).returning('id').executeTakeFirst()

export const findInvitation = (db: Database, id: number) =>
  db.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirst()

const isOpen = sql<boolean>`expires_at > now()`

export const findOpenInvitation = (db: Database, tokenHash: Buffer) =>
  db
    .selectFrom('invitations')
    .select(['email', 'role'])
    .where('tokenHash', '=', tokenHash)
    .where(isOpen)
    .executeTakeFirst()

/** Takes an invitation, so that nobody else can; undefined if it is not open any more. */
export const claimInvitation = (trx: Transaction<DB>, tokenHash: Buffer) =>
  trx
    .deleteFrom('invitations')
    .where('tokenHash', '=', tokenHash)
    .where(isOpen)
    .returning(['email', 'role'])
    .executeTakeFirst()

/** Deletes invitations that expired before a time. */
export const deleteExpiredInvitations = (db: Database, before: Date) =>
  db.deleteFrom('invitations').where('expiresAt', '<', before).execute()

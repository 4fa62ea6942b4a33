import type { SubmissionKind } from '@agency/contract/submission-kinds'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'

export interface Sender {
  email: string
  name: string
  company: string
  phone: string
}

/**
 * The contact of this address, whatever its case; made of what the sender says where there is none.
 * Anybody may type anybody's address into a form, so that one who is known stays as they are: what a
 * submission says of its sender is in its payload alone. When they were last active and how much they
 * sent follows their submissions, by a trigger on those.
 */
export const upsertContact = (trx: Transaction<DB>, sender: Sender) =>
  trx
    .insertInto('contacts')
    .values(sender)
    .onConflict((conflict) =>
      // Changes nothing, but locks the row and returns it.
      conflict.expression(sql`lower(email)`).doUpdateSet({ email: sql.ref('contacts.email') }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()

export const insertSubmission = (
  trx: Transaction<DB>,
  row: {
    contactId: number
    kind: SubmissionKind
    payload: string
    idempotencyKey: string | null
    requestId: string
    confirmByMail: boolean
  },
) =>
  trx
    .insertInto('submissions')
    .values(row)
    // A second request with the same key waits here for the first to commit, then inserts nothing.
    .onConflict((conflict) => conflict.columns(['kind', 'idempotencyKey']).doNothing())
    .returning('id')
    .executeTakeFirst()

export const findSubmissionByKey = (trx: Transaction<DB>, kind: SubmissionKind, key: string) =>
  trx
    .selectFrom('submissions')
    .select(['id', 'payload'])
    .where('kind', '=', kind)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst()

/** The newest submission of this kind, contact and content since `since`. */
export const findRepeat = (
  trx: Transaction<DB>,
  row: { contactId: number; kind: SubmissionKind; payload: string; since: Date },
) =>
  trx
    .selectFrom('submissions')
    .select('id')
    .where('contactId', '=', row.contactId)
    .where('kind', '=', row.kind)
    .where('createdAt', '>', row.since)
    .where('payload', '=', sql<string>`${row.payload}::jsonb`)
    .orderBy('id', 'desc')
    .executeTakeFirst()

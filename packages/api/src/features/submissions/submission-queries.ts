import type { SubmissionKind } from '@agency/contract/submission-kinds'
import type { DB } from '@agency/db/schema'
import { type RawBuilder, sql, type Transaction } from 'kysely'

export interface Sender {
  email: string
  name: string
  company: string
  phone: string
}

const filledWhereEmpty = (column: 'name' | 'company' | 'phone'): RawBuilder<string> =>
  sql`coalesce(nullif(${sql.ref(`contacts.${column}`)}, ''), ${sql.ref(`excluded.${column}`)})`

/**
 * The contact of this address, whatever its case. Anybody may type anybody's address into a form,
 * so a submission fills what is empty and replaces nothing; what it said stays in its payload. When
 * they were last active and how much they sent follows their submissions, by a trigger on those.
 */
export const upsertContact = (trx: Transaction<DB>, sender: Sender) =>
  trx
    .insertInto('contacts')
    .values(sender)
    .onConflict((conflict) =>
      conflict.expression(sql`lower(email)`).doUpdateSet({
        name: filledWhereEmpty('name'),
        company: filledWhereEmpty('company'),
        phone: filledWhereEmpty('phone'),
      }),
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

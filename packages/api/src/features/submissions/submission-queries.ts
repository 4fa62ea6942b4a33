import type { SubmissionKind } from '@agency/contract/submission-kinds'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'
import { lockAddress, lockContactOfAddress } from '../contacts/contact-address-queries.ts'

export interface Sender {
  email: string
  name: string
  company: string
  phone: string
}

/**
 * The contact that a sender belongs to, by their first or a second address; created from the
 * sender's details if there is none.
 */
export async function findOrCreateContact(trx: Transaction<DB>, sender: Sender) {
  await lockAddress(trx, sender.email)
  return (await lockContactOfAddress(trx, sender.email)) ?? upsertContact(trx, sender)
}

/**
 * The contact with this email address (case-insensitive), created from the sender's details if
 * there is none. Anybody may enter anybody's email address into a form, so an existing contact is
 * not changed: what a submission says about its sender is only in its payload. A trigger on
 * submissions updates the contact's last activity and counts.
 */
const upsertContact = (trx: Transaction<DB>, sender: Sender) =>
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
    byStaff: boolean
    /** JSON; null if the sender's browser reported none. */
    firstSource: string | null
    lastSource: string | null
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
export const findRecentDuplicate = (
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

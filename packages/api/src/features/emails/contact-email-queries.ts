import type { DB } from '@agency/db/schema'
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely'

type ContactEmailRow = Omit<Insertable<DB['mails']>, 'kind' | 'recipient'> & {
  contactId: number
  writtenBy: string
}

/** Stores an email that staff wrote; undefined if the same form was stored before. */
export const insertContactEmail = (trx: Transaction<DB>, row: ContactEmailRow) =>
  trx
    .insertInto('mails')
    // Earlier releases use the kind to display the email.
    .values({ ...row, kind: 'message', recipient: 'visitor' })
    .onConflict((conflict) =>
      conflict.column('idempotencyKey').where('idempotencyKey', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()

export const findEmailOfForm = (
  trx: Transaction<DB>,
  { idempotencyKey, contactId }: { idempotencyKey: string; contactId: number },
) =>
  trx
    .selectFrom('mails')
    .select('id')
    .where('idempotencyKey', '=', idempotencyKey)
    .where('contactId', '=', contactId)
    .executeTakeFirst()

/**
 * Locks the contact of an email that staff wrote, before the email itself: whether they have an
 * answer changes with its state, and a deletion locks in this order too.
 */
export const lockContactOfEmail = (
  trx: Transaction<DB>,
  mailId: Selectable<DB['mails']>['id'],
): Promise<unknown> =>
  sql`
    select from contacts
    where id = (select contact_id from mails where id = ${mailId} and written_by is not null)
    for no key update`.execute(trx)

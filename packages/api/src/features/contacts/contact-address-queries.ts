import { lockTextInTransaction } from '@agency/db/advisory-locks'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import { sql, type Transaction } from 'kysely'

/**
 * Makes other transactions that create a contact or an address with this email address wait until
 * this one ends: the two tables cannot have a common unique index.
 */
export const lockAddress = (trx: Transaction<DB>, email: string) =>
  lockTextInTransaction(trx, 'contactAddress', email.toLowerCase())

/**
 * Makes an import wait until this transaction ends, and waits for one that runs: an import cannot
 * lock each of its addresses. Taken before any other lock.
 */
export const holdAddresses = (trx: Transaction<DB>) =>
  sql`lock table contact_emails in row exclusive mode`.execute(trx)

/**
 * Makes other transactions that give a contact a second address, or take one away, wait until this
 * one ends. Taken before any other lock.
 */
export const lockAllAddresses = (trx: Transaction<DB>) =>
  sql`lock table contact_emails in share row exclusive mode`.execute(trx)

export const isContactsAddress = async (trx: Transaction<DB>, email: string) => {
  const row = await trx
    .selectFrom('contacts')
    .select('id')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst()
  return row !== undefined
}

/** The contact with this second address, locked until the transaction ends. */
export const lockContactOfAddress = (trx: Transaction<DB>, email: string) =>
  trx
    .selectFrom('contactEmails')
    .innerJoin('contacts', 'contacts.id', 'contactEmails.contactId')
    .select('contacts.id')
    .where(sql`lower(contact_emails.email)`, '=', sql`lower(${email})`)
    .forUpdate('contacts')
    .executeTakeFirst()

export const listAddresses = (db: Database, contactId: number) =>
  db
    .selectFrom('contactEmails')
    .select(['id', 'email'])
    .where('contactId', '=', contactId)
    .orderBy('id')
    .execute()

export const insertAddress = (trx: Transaction<DB>, row: { contactId: number; email: string }) =>
  trx
    .insertInto('contactEmails')
    .values(row)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()

export const deleteAddress = (db: Database, id: number) =>
  db.deleteFrom('contactEmails').where('id', '=', id).returning('id').executeTakeFirst()

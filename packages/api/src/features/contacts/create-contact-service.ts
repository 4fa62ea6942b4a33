import { CONTACT_EXISTS, type Contact, type NewContact } from '@agency/contract/contact'
import type { Database } from '@agency/db/connect'
import { AppError } from '../../errors/app-error.ts'
import { holdAddresses, lockAddress, lockContactOfAddress } from './contact-address-queries.ts'
import { toContact } from './contact-list-service.ts'
import { findContact, insertContact } from './contact-queries.ts'

/**
 * Adds a contact that staff enter: no email is sent, and no lead is counted. Throws CONFLICT if the
 * address belongs to a contact, also as a second one.
 */
export const createContact = (db: Database, fields: NewContact): Promise<Contact> =>
  db.transaction().execute(async (trx) => {
    await holdAddresses(trx)
    await lockAddress(trx, fields.email)
    const known = await lockContactOfAddress(trx, fields.email)
    const added = known ? undefined : await insertContact(trx, fields)
    const row = added && (await findContact(trx, added.id))
    if (!row) throw new AppError('CONFLICT', CONTACT_EXISTS)
    return toContact(row)
  })

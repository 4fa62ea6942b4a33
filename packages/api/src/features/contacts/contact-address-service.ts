import {
  ADDRESS_IS_A_CONTACT,
  type ContactAddress,
  MAX_ADDRESSES,
  type NewContactAddress,
} from '@agency/contract/contact-addresses'
import type { Database } from '@agency/db/connect'
import { AppError } from '../../errors/app-error.ts'
import {
  deleteAddress,
  holdAddresses,
  insertAddress,
  isContactsAddress,
  listAddresses,
  lockAddress,
} from './contact-address-queries.ts'
import { lockContact } from './contact-queries.ts'

export const listContactAddresses = (db: Database, contactId: number): Promise<ContactAddress[]> =>
  listAddresses(db, contactId)

/**
 * Adds a second address to a contact. Throws NOT_FOUND, BAD_REQUEST if they have too many, and
 * CONFLICT if it is the address of a contact.
 */
export const addContactAddress = (
  db: Database,
  { contactId, email }: NewContactAddress,
): Promise<ContactAddress[]> =>
  db.transaction().execute(async (trx) => {
    await holdAddresses(trx)
    await lockAddress(trx, email)
    if (!(await lockContact(trx, contactId))) {
      throw new AppError('NOT_FOUND', 'Contact not found.')
    }
    if ((await listAddresses(trx, contactId)).length >= MAX_ADDRESSES) {
      throw new AppError('BAD_REQUEST', `A contact has at most ${MAX_ADDRESSES} more addresses.`)
    }
    if (await isContactsAddress(trx, email)) throw new AppError('CONFLICT', ADDRESS_IS_A_CONTACT)
    if (!(await insertAddress(trx, { contactId, email }))) {
      throw new AppError('CONFLICT', ADDRESS_IS_A_CONTACT)
    }
    return listAddresses(trx, contactId)
  })

/** Removes a second address; what was sent from it stays with the contact. Throws NOT_FOUND. */
export async function removeContactAddress(db: Database, id: number): Promise<void> {
  if (!(await deleteAddress(db, id))) throw new AppError('NOT_FOUND', 'Address not found.')
}

import {
  CONTACT_CHANGED_MEANWHILE,
  type Contact,
  type ContactChange,
  type ContactField,
  contactFields,
} from '@agency/contract/contact'
import type { Database } from '@agency/db/connect'
import { AppError } from '../../errors/app-error.ts'
import type { Staff } from '../auth/viewer.ts'
import { toContact } from './contact-list-service.ts'
import { changeContact, findContact, insertChanges, lockContact } from './contact-queries.ts'

const notFound = () => new AppError('NOT_FOUND', 'Contact not found.')

/** Throws NOT_FOUND. */
export async function getContact(db: Database, id: number): Promise<Contact> {
  const row = await findContact(db, id)
  if (!row) throw notFound()
  return toContact(row)
}

/**
 * Changes a contact and records who changed what. An unchanged value is not recorded. Throws
 * NOT_FOUND, and CONFLICT if the contact was changed since `updatedAt`.
 */
export async function updateContact(
  db: Database,
  staff: Staff,
  { id, change }: { id: number; change: ContactChange },
): Promise<Contact> {
  const { updatedAt, contactStatus, ...rest } = change
  const newValues: Partial<Record<ContactField, string | null>> = { status: contactStatus, ...rest }
  return db.transaction().execute(async (trx) => {
    const before = await lockContact(trx, id)
    if (!before) throw notFound()
    if (updatedAt !== undefined && before.updatedAt.getTime() !== Date.parse(updatedAt)) {
      throw new AppError('CONFLICT', CONTACT_CHANGED_MEANWHILE)
    }
    const changed = contactFields.filter(
      (field) => newValues[field] !== undefined && newValues[field] !== before[field],
    )
    if (changed.length === 0) return toContact(before)
    await insertChanges(
      trx,
      changed.map((field) => ({
        contactId: id,
        field,
        oldValue: before[field] ?? '',
        newValue: newValues[field] ?? '',
        staffId: staff.id,
        staffEmail: staff.email,
      })),
    )
    const values = Object.fromEntries(changed.map((field) => [field, newValues[field]]))
    return toContact(await changeContact(trx, id, values))
  })
}

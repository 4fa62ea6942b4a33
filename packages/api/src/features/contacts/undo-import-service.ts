import { IMPORT_GONE, type UndoneImport } from '@agency/contract/contact-import'
import type { Database } from '@agency/db/connect'
import { AppError } from '../../errors/app-error.ts'
import { holdAddresses } from './contact-address-queries.ts'
import {
  deleteImport,
  deleteUntouchedContacts,
  emptyFilledFields,
  lockImport,
  lockImportedContacts,
} from './contact-import-queries.ts'
import { undoSince } from './contact-import-service.ts'
import { deleteUnusedTags } from './contact-tag-queries.ts'

const BATCH = 1_000
const SHOWN_KEPT = 100

/**
 * Takes an import back, in one transaction: deletes the contacts that it created, and empties what
 * it filled in. A contact that somebody changed or wrote to since, or who wrote, is kept as they
 * are. Throws NOT_FOUND once its day is over.
 */
export const undoImport = (db: Database, id: number): Promise<UndoneImport> =>
  db.transaction().execute(async (trx) => {
    await holdAddresses(trx)
    if (!(await lockImport(trx, id, undoSince()))) throw new AppError('NOT_FOUND', IMPORT_GONE)
    const undone: UndoneImport = { removed: 0, reset: 0, keptCount: 0, kept: [] }
    const tags = new Set<string>()
    for (let after = 0; ; ) {
      const contacts = await lockImportedContacts(trx, id, { after, limit: BATCH })
      const last = contacts.at(-1)
      if (!last) break
      after = last.id
      for (const contact of contacts) for (const tag of contact.tags) tags.add(tag)
      const idsOf = (isFilled: boolean) =>
        contacts.filter(({ filled }) => (filled !== null) === isFilled).map((row) => row.id)
      const removed = await deleteUntouchedContacts(trx, id, idsOf(false))
      const reset = await emptyFilledFields(trx, id, idsOf(true))
      const done = new Set([...removed, ...reset])
      const kept = contacts.filter((contact) => !done.has(contact.id))
      undone.removed += removed.length
      undone.reset += reset.length
      undone.keptCount += kept.length
      undone.kept.push(
        ...kept.map(({ id: contactId, name, email }) => ({ id: contactId, name, email })),
      )
    }
    await deleteImport(trx, id)
    await deleteUnusedTags(trx, [...tags])
    return { ...undone, kept: undone.kept.slice(0, SHOWN_KEPT) }
  })

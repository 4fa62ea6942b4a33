import { type ContactStatus, contactStatuses } from '@agency/contract/contact'
import {
  type BulkContactRequest,
  type BulkContactResult,
  CONTACT_SELECTION_CHANGED,
  type ContactSelection,
} from '@agency/contract/contact-bulk'
import { MAX_TAGS } from '@agency/contract/contact-tags'
import { type Stage, stageOfStatus, statusOfStage } from '@agency/contract/pipeline-stages'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import type { Staff } from '../auth/viewer.ts'
import { requireAssignee } from './contact-change-service.ts'
import {
  addTagTo,
  changeContacts,
  countContactsUpTo,
  insertChanges,
  listMatchingContactIds,
  lockContacts,
  removeTagFrom,
} from './contact-queries.ts'
import { deleteUnusedTags, storeTags } from './contact-tag-queries.ts'

const BATCH_SIZE = 500
/** Max share of 'all that match' that may have gone or changed since the person looked. */
const MAX_MISSING_SHARE = 0.1

/**
 * The selected ids, in batches, so that no statement reaches its time limit. They are all read
 * before the first change, which may take contacts out of the filter. Throws CONFLICT if more match
 * than the person saw, or far fewer.
 */
async function listSelectedIds(db: Database, selection: ContactSelection): Promise<number[][]> {
  if ('ids' in selection) return [[...new Set(selection.ids)]]
  const { filter, count: seenCount, upTo: newestId } = selection
  const currentCount = await countContactsUpTo(db, filter, newestId)
  if (currentCount > seenCount || currentCount < seenCount * (1 - MAX_MISSING_SHARE)) {
    throw new AppError('CONFLICT', CONTACT_SELECTION_CHANGED)
  }
  const batches: number[][] = []
  for (let upTo = newestId; ; ) {
    const ids = await listMatchingContactIds(db, filter, { upTo, limit: BATCH_SIZE })
    if (ids.length === 0) return batches
    batches.push(ids)
    upTo = Math.min(...ids) - 1
  }
}

interface BatchResult {
  done: number
  full?: number
}

/** Sets the status of contacts and records it for those that had another one or wait. */
async function setStatus(
  trx: Transaction<DB>,
  staff: Staff,
  ids: number[],
  status: ContactStatus,
): Promise<BatchResult> {
  const contacts = await lockContacts(trx, ids)
  const changed = contacts.filter(
    (contact) =>
      contact.status !== status || (contact.waitingSince !== null && status !== contactStatuses[0]),
  )
  if (changed.length > 0) {
    await insertChanges(
      trx,
      changed.map((contact) => ({
        ...{ contactId: contact.id, field: 'status' },
        ...{ oldValue: contact.status, newValue: status, oldStage: contact.stage },
        newStage:
          statusOfStage[contact.stage as Stage] === status ? contact.stage : stageOfStatus[status],
        ...{ staffId: staff.id, staffEmail: staff.email },
      })),
    )
    await changeContacts(
      trx,
      changed.map(({ id }) => id),
      { status },
    )
  }
  return { done: contacts.length }
}

/** Changes every selected contact, one batch at a time; each batch is done or not done as a whole. */
export async function changeSelectedContacts(
  db: Database,
  staff: Staff,
  { selection, change }: BulkContactRequest,
): Promise<BulkContactResult> {
  const batches = await listSelectedIds(db, selection)
  const total = { done: 0, full: 0 }
  for (const ids of batches) {
    const { done, full = 0 } = await db.transaction().execute(async (trx): Promise<BatchResult> => {
      if (change.type === 'status') return setStatus(trx, staff, ids, change.status)
      const contacts = await lockContacts(trx, ids)
      const existing = contacts.map(({ id }) => id)
      if (change.type === 'assign') {
        await requireAssignee(trx, change.assigneeId)
        await changeContacts(trx, existing, { assigneeId: change.assigneeId })
        return { done: contacts.length }
      }
      const [tag = change.tag] = await storeTags(trx, [change.tag])
      if (change.type === 'addTag') {
        await addTagTo(trx, existing, tag, MAX_TAGS)
        const full = contacts.filter(
          ({ tags }) => tags.length >= MAX_TAGS && !tags.includes(tag),
        ).length
        return { done: contacts.length - full, full }
      }
      await removeTagFrom(trx, existing, tag)
      await deleteUnusedTags(trx, [tag])
      return { done: contacts.length }
    })
    total.done += done
    total.full += full
  }
  const selected = 'ids' in selection ? (batches[0]?.length ?? 0) : total.done + total.full
  return { ...total, missing: selected - total.done - total.full }
}

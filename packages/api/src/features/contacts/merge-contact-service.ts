import { isDeepStrictEqual } from 'node:util'
import { CONTACT_CHANGED_MEANWHILE, type Contact, NOTES_MAX } from '@agency/contract/contact'
import {
  type ContactMerge,
  LATER_MERGE_FIRST,
  MERGE_UNDO_DAYS,
  MERGED_ADDRESS_TAKEN,
  type MergeRequest,
  NOTES_TOO_LONG,
  TOO_MANY_TAGS_TOGETHER,
} from '@agency/contract/contact-merge'
import { MAX_TAGS } from '@agency/contract/contact-tags'
import { DAY_MS } from '@agency/contract/time'
import type { Database } from '@agency/db/connect'
import { AppError } from '../../errors/app-error.ts'
import type { Staff } from '../auth/viewer.ts'
import {
  holdAddresses,
  insertAddress,
  isContactsAddress,
  lockAddress,
  lockContactOfAddress,
} from './contact-address-queries.ts'
import { getContact } from './contact-change-service.ts'
import { changeContact, findContact, lockContact } from './contact-queries.ts'
import { deleteContact, lockRelatedRows } from './delete-contact-queries.ts'
import {
  allowMoves,
  deleteAddressOf,
  deleteMerge,
  insertMerge,
  listMerges,
  lockMerge,
  type MovedRows,
  moveAllRows,
  moveRowsBack,
  moveSentFrom,
  nameInDigests,
  readContactRow,
  recountContact,
  resetSeen,
  restoreContactRow,
} from './merge-contact-queries.ts'

const notFound = () => new AppError('NOT_FOUND', 'Contact not found.')
const undoSince = () => new Date(Date.now() - MERGE_UNDO_DAYS * DAY_MS)

type ContactRow = NonNullable<Awaited<ReturnType<typeof lockContact>>>

/** The earlier of two days, either of which may be missing. */
const earlier = (one: string | null, other: string | null) =>
  [one, other].filter((day) => day !== null).sort()[0] ?? null

/** What the kept contact takes over: what it lacks, and both contacts' notes and tags. */
function mergeFieldValues(kept: ContactRow, merged: ContactRow) {
  const notes = [kept.notes, merged.notes].filter(Boolean).join('\n\n')
  if (notes.length > NOTES_MAX) throw new AppError('BAD_REQUEST', NOTES_TOO_LONG)
  const tags = [...new Set([...kept.tags, ...merged.tags])]
  if (tags.length > MAX_TAGS) throw new AppError('BAD_REQUEST', TOO_MANY_TAGS_TOGETHER)
  return {
    company: kept.company || merged.company,
    phone: kept.phone || merged.phone,
    source: kept.source || merged.source,
    assigneeId: kept.assigneeId ?? merged.assigneeId,
    nextFollowUp: earlier(kept.nextFollowUp, merged.nextFollowUp),
    ...{ notes, tags },
  }
}

/**
 * Merges a contact into another one, which keeps its name, address and stage. Everything that the
 * merged one sent, got and was offered belongs to the kept one, and so does what comes from its
 * address from now on. Throws NOT_FOUND, BAD_REQUEST if both together have too long notes or too
 * many tags, and CONFLICT if either was changed since it was read.
 */
export async function mergeContacts(
  db: Database,
  staff: Staff,
  { keptId, mergedId, keptUpdatedAt, mergedUpdatedAt }: MergeRequest,
): Promise<Contact> {
  await db.transaction().execute(async (trx) => {
    await holdAddresses(trx)
    const seen = await findContact(trx, mergedId)
    if (!seen) throw notFound()
    await lockAddress(trx, seen.email)
    const ids = [keptId, mergedId].sort((one, other) => one - other)
    for (const id of ids) await lockRelatedRows(trx, id)
    const locked = new Map<number, ContactRow | undefined>()
    for (const id of ids) locked.set(id, await lockContact(trx, id))
    const kept = locked.get(keptId)
    const merged = locked.get(mergedId)
    if (!kept || !merged) throw notFound()
    if (
      kept.updatedAt.getTime() !== Date.parse(keptUpdatedAt) ||
      merged.updatedAt.getTime() !== Date.parse(mergedUpdatedAt)
    ) {
      throw new AppError('CONFLICT', CONTACT_CHANGED_MEANWHILE)
    }
    const values = mergeFieldValues(kept, merged)
    const mergedRow = await readContactRow(trx, mergedId)
    const keptBefore = await readContactRow(trx, keptId)
    const ends = { from: mergedId, to: keptId }
    await allowMoves(trx)
    const moved = await moveAllRows(trx, ends)
    await nameInDigests(trx, ends)
    await deleteContact(trx, mergedId)
    await insertAddress(trx, { contactId: keptId, email: merged.email })
    await changeContact(trx, keptId, values)
    await recountContact(trx, keptId, { since: String(mergedRow.first_seen) })
    await insertMerge(trx, {
      keptId,
      merged: JSON.stringify(mergedRow),
      moved: JSON.stringify(moved),
      keptBefore: JSON.stringify(keptBefore),
      keptAfter: JSON.stringify(await readContactRow(trx, keptId)),
      staffEmail: staff.email,
    })
  })
  return getContact(db, keptId)
}

/** The merges of a contact that can still be undone, latest first. */
export async function listContactMerges(db: Database, keptId: number): Promise<ContactMerge[]> {
  const merges = await listMerges(db, keptId, undoSince())
  return merges.map(({ id, name, email, staffEmail, createdAt }, index) => ({
    ...{ id, name, email, by: staffEmail, mergedAt: createdAt.toISOString() },
    undoUntil: new Date(createdAt.getTime() + MERGE_UNDO_DAYS * DAY_MS).toISOString(),
    isLatest: index === 0,
  }))
}

/** The fields that a merge changes on the kept contact, as its columns and as properties. */
const mergedFields = [
  ...([
    ['company', 'company'],
    ['phone', 'phone'],
    ['notes', 'notes'],
    ['source', 'source'],
  ] as const),
  ...([
    ['tags', 'tags'],
    ['next_follow_up', 'nextFollowUp'],
    ['assignee_id', 'assigneeId'],
  ] as const),
] as const

/**
 * Separates a merged contact again: it gets back what it had, and what was sent from its address
 * since. What staff changed on the kept contact meanwhile stays. Throws NOT_FOUND once the day is
 * over, and CONFLICT if a later merge has to be undone first, or its address is somebody else's by
 * now.
 */
export async function undoMerge(db: Database, id: number): Promise<Contact> {
  const mergedId = await db.transaction().execute(async (trx) => {
    await holdAddresses(trx)
    const merge = await lockMerge(trx, id)
    if (!merge || merge.createdAt < undoSince()) {
      throw new AppError('NOT_FOUND', 'This merge can no longer be undone.')
    }
    const { keptId } = merge
    const merged = merge.merged as { id: number; email: string }
    await lockAddress(trx, merged.email)
    await lockRelatedRows(trx, keptId)
    if (!(await lockContact(trx, keptId))) throw notFound()
    const [latest] = await listMerges(trx, keptId, undoSince())
    if (latest?.id !== id) throw new AppError('CONFLICT', LATER_MERGE_FIRST)
    await deleteAddressOf(trx, keptId, merged.email)
    const isTaken =
      (await isContactsAddress(trx, merged.email)) ||
      (await lockContactOfAddress(trx, merged.email)) !== undefined
    if (isTaken) throw new AppError('CONFLICT', MERGED_ADDRESS_TAKEN)
    await restoreContactRow(trx, merged)
    const ends = { from: keptId, to: merged.id }
    await allowMoves(trx)
    await moveRowsBack(trx, merge.moved as unknown as MovedRows, ends)
    await moveSentFrom(trx, { ...ends, email: merged.email, since: merge.createdAt })
    const [before, after] = [merge.keptBefore, merge.keptAfter] as Record<string, unknown>[]
    const current = await readContactRow(trx, keptId)
    const restored = mergedFields.filter(([column]) =>
      isDeepStrictEqual(current[column], after?.[column]),
    )
    await changeContact(
      trx,
      keptId,
      Object.fromEntries(restored.map(([column, property]) => [property, before?.[column]])),
    )
    await resetSeen(trx, keptId, before ?? {})
    await recountContact(trx, keptId)
    await recountContact(trx, merged.id)
    await deleteMerge(trx, id)
    return merged.id
  })
  return getContact(db, mergedId)
}

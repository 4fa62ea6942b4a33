import { isDeepStrictEqual } from 'node:util'
import {
  ASSIGNEE_GONE,
  CONTACT_CHANGED_MEANWHILE,
  type Contact,
  type ContactChange,
  type ContactField,
  type ContactStatus,
  contactFields,
} from '@agency/contract/contact'
import { type Stage, stageOfStatus, statusOfStage } from '@agency/contract/pipeline-stages'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import { lockActiveLogin } from '../auth/staff-queries.ts'
import type { Staff } from '../auth/viewer.ts'
import { toContact } from './contact-list-service.ts'
import { changeContact, findContact, insertChanges, lockContact } from './contact-queries.ts'
import { deleteUnusedTags, storeTags } from './contact-tag-queries.ts'

const notFound = () => new AppError('NOT_FOUND', 'Contact not found.')

/** Throws NOT_FOUND. */
export async function getContact(db: Database, id: number): Promise<Contact> {
  const row = await findContact(db, id)
  if (!row) throw notFound()
  return toContact(row)
}

type ContactRow = NonNullable<Awaited<ReturnType<typeof lockContact>>>

/** The stage after a change: a status that the current stage belongs to leaves it as it is. */
function stageAfter(before: Stage, { stage, contactStatus }: ContactChange): Stage {
  if (stage !== undefined) return stage
  if (contactStatus === undefined || statusOfStage[before] === contactStatus) return before
  return stageOfStatus[contactStatus]
}

/** The reason to store: the given one for a lost contact, and none for any other. */
function lostValues(before: ContactRow, stage: Stage, { lostReason, lostNote }: ContactChange) {
  if (stage !== 'lost') return { lostReason: null, lostNote: '' }
  const isLostAlready = before.stage === 'lost'
  return {
    lostReason:
      lostReason === undefined && isLostAlready ? before.lostReason : (lostReason ?? null),
    lostNote: lostNote === undefined && isLostAlready ? before.lostNote : (lostNote ?? ''),
  }
}

/** Throws BAD_REQUEST unless there is such a login and it is active. */
export async function requireAssignee(trx: Transaction<DB>, id: number | null): Promise<void> {
  if (id !== null && !(await lockActiveLogin(trx, id)))
    throw new AppError('BAD_REQUEST', ASSIGNEE_GONE)
}

/**
 * Changes a contact and records who changed what. An unchanged value is not recorded, except for the
 * status of somebody who waits for an answer, and for one whose stage or lost reason changes.
 * Throws NOT_FOUND, and CONFLICT if the contact was changed since `updatedAt`, or is no longer in
 * `fromStage`.
 */
export async function updateContact(
  db: Database,
  staff: Staff,
  { id, change }: { id: number; change: ContactChange },
): Promise<Contact> {
  const { updatedAt, contactStatus, stage, fromStage, lostReason, lostNote, ...others } = change
  const { tags, assigneeId, ...rest } = others
  return db.transaction().execute(async (trx) => {
    const before = await lockContact(trx, id)
    if (!before) throw notFound()
    if (
      (updatedAt !== undefined && before.updatedAt.getTime() !== Date.parse(updatedAt)) ||
      (fromStage !== undefined && before.stage !== fromStage)
    ) {
      throw new AppError('CONFLICT', CONTACT_CHANGED_MEANWHILE)
    }
    const stageBefore = toContact(before).stage
    const newStage = stageAfter(stageBefore, change)
    const status: ContactStatus = statusOfStage[newStage]
    const lost = lostValues(before, newStage, change)
    const newValues: Partial<Record<ContactField, string | null>> = { status, ...rest }
    // The same status again says that a waiting contact was answered.
    const isAnswered =
      before.waitingSince !== null &&
      status !== 'New' &&
      (contactStatus !== undefined || stage !== undefined)
    const hasMoved =
      newStage !== before.stage ||
      lost.lostReason !== before.lostReason ||
      lost.lostNote !== before.lostNote
    const changed = contactFields.filter(
      (field) =>
        newValues[field] !== undefined &&
        (newValues[field] !== before[field] || (field === 'status' && (isAnswered || hasMoved))),
    )
    const newTags = tags && (await storeTags(trx, tags))
    const isTagged = newTags !== undefined && !isDeepStrictEqual(newTags, before.tags)
    const isAssigned = assigneeId !== undefined && assigneeId !== before.assigneeId
    if (isAssigned) await requireAssignee(trx, assigneeId)
    if (changed.length === 0 && !isTagged && !isAssigned) return toContact(before)
    if (changed.length > 0)
      await insertChanges(
        trx,
        changed.map((field) => ({
          contactId: id,
          field,
          oldValue: before[field] ?? '',
          newValue: newValues[field] ?? '',
          staffId: staff.id,
          staffEmail: staff.email,
          ...(field === 'status' && {
            ...{ oldStage: before.stage, newStage, lostReason: lost.lostReason },
          }),
        })),
      )
    const values = Object.fromEntries(changed.map((field) => [field, newValues[field]]))
    const after = await changeContact(trx, id, {
      ...{ ...values, stage: newStage, ...lost },
      ...(newTags && { tags: newTags }),
      ...(isAssigned && { assigneeId }),
    })
    if (isTagged) await deleteUnusedTags(trx, before.tags)
    return toContact(after)
  })
}

/** Moves the client of a proposal that was sent to its stage, if they were in an earlier one. */
export async function moveToProposalStage(
  trx: Parameters<typeof lockContact>[0],
  staff: Pick<Staff, 'email'>,
  contactId: number | null,
): Promise<void> {
  const before = contactId === null ? undefined : await lockContact(trx, contactId)
  if (!before || !['new', 'contacted', 'talking'].includes(before.stage)) return
  const stage = 'proposal'
  await insertChanges(trx, [
    {
      ...{ contactId: before.id, field: 'status' },
      ...{ oldValue: before.status, newValue: statusOfStage[stage] },
      ...{ oldStage: before.stage, newStage: stage },
      ...{ staffId: null, staffEmail: staff.email },
    },
  ])
  await changeContact(trx, before.id, { status: statusOfStage[stage], stage })
}

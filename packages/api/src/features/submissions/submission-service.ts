import { isDeepStrictEqual } from 'node:util'
import type { SubmissionKind } from '@agency/contract/submission-kinds'
import type { VisitReport } from '@agency/contract/visit-source'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import { readSubmissionDetails } from '../emails/submission-details.ts'
import { insertNotification } from '../notifications/notification-queries.ts'
import { embedSourcesOf, leadSourcesOf } from '../sources/classify-source.ts'
import { announceEvent } from '../webhooks/announce-event.ts'
import {
  findOrCreateContact,
  findRecentDuplicate,
  findSubmissionByKey,
  insertSubmission,
  type Sender,
} from './submission-queries.ts'

export interface NewSubmission {
  kind: SubmissionKind
  sender: Sender
  /** The submitted data, as JSON. */
  payload: object
  idempotencyKey: string | undefined
  requestId: string
  /** Whether its sender gets an email about it. */
  confirmByMail: boolean
  /** Whether staff filled in the form for this person, so that nobody waits for an answer to it. */
  byStaff?: boolean
  /** How the sender's visit reached the site; undefined if their browser does not say. */
  visit?: VisitReport | undefined
  /** Origin of the allowed site that showed the form. */
  embedder?: string | undefined
  /** The same content again within this time counts as the same submission. */
  deduplicationWindowMs?: number
}

export interface StoredSubmission {
  id: number
  contactId: number
  /** False if the same was stored before: by its key, or by its content shortly afterwards. */
  isNew: boolean
}

async function announceLead(
  trx: Transaction<DB>,
  { kind, sender, payload, byStaff = false }: NewSubmission,
  { id, contactId }: { id: number; contactId: number },
): Promise<void> {
  const { subject, body } = readSubmissionDetails({
    ...{ submissionKind: kind, email: sender.email },
    payload: Object(payload),
  })
  await announceEvent(
    trx,
    'lead.received',
    {
      ...{ submissionId: id, form: kind, byStaff },
      contact: {
        ...{ id: contactId, name: sender.name, email: sender.email },
        ...{ company: sender.company, phone: sender.phone },
      },
      ...{ subject, text: body },
    },
    { contactId, submissionId: id },
  )
}

/**
 * Stores a submission, creates the contact if there is none, notifies the staff and announces it to
 * webhooks. With a key that was used before it returns the first submission; a key used for other content throws CONFLICT.
 */
export async function storeSubmission(
  trx: Transaction<DB>,
  submission: NewSubmission,
): Promise<StoredSubmission> {
  const { kind, sender, payload, idempotencyKey, deduplicationWindowMs } = submission
  const { id: contactId } = await findOrCreateContact(trx, sender)
  if (deduplicationWindowMs !== undefined) {
    // The upsert locks the contact's row, so concurrent submissions are checked one by one.
    const since = new Date(Date.now() - deduplicationWindowMs)
    const existing = await findRecentDuplicate(trx, {
      contactId,
      kind,
      payload: JSON.stringify(payload),
      since,
    })
    if (existing) return { id: existing.id, contactId, isNew: false }
  }
  const { visit, embedder } = submission
  const sources = embedder ? embedSourcesOf(embedder) : visit && leadSourcesOf(visit)
  const inserted = await insertSubmission(trx, {
    contactId,
    kind,
    payload: JSON.stringify(payload),
    idempotencyKey: idempotencyKey ?? null,
    requestId: submission.requestId,
    confirmByMail: submission.confirmByMail,
    byStaff: submission.byStaff ?? false,
    firstSource: sources ? JSON.stringify(sources.first) : null,
    lastSource: sources ? JSON.stringify(sources.last) : null,
  })
  if (inserted) {
    await insertNotification(trx, { kind, submissionId: inserted.id })
    await announceLead(trx, submission, { id: inserted.id, contactId })
    return { id: inserted.id, contactId, isNew: true }
  }

  const original = idempotencyKey && (await findSubmissionByKey(trx, kind, idempotencyKey))
  if (!original) throw new Error('A submission was refused without an earlier one of its key.')
  if (!isDeepStrictEqual(original.payload, JSON.parse(JSON.stringify(payload)))) {
    throw new AppError('CONFLICT', 'This idempotency key belongs to a different request.')
  }
  return { id: original.id, contactId, isNew: false }
}

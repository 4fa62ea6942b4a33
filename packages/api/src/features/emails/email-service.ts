import {
  EMAIL_DELETED,
  EMAIL_NOT_QUEUED,
  EMAIL_RETENTION_DAYS,
  type Email,
  type EmailDeliveryState,
  type EmailDetail,
  type EmailFile,
  type EmailFilter,
  type EmailListRequest,
  type EmailPage,
  type StaffEmailKind,
} from '@agency/contract/email'
import { DAY_MS } from '@agency/contract/time'
import type { Database } from '@agency/db/connect'
import type { Deps, JobDeps } from '../../deps.ts'
import { EmailDeliveryError } from '../../email/email-delivery-error.ts'
import { AppError } from '../../errors/app-error.ts'
import { addJob } from '../../jobs/add-job.ts'
import { runInBatches } from '../../jobs/in-batches.ts'
import { pageFrom, pageWindowOf } from '../../pagination/keyset.ts'
import { readInBatches } from '../../pagination/read-in-batches.ts'
import { recordAction } from '../audit/record-action.ts'
import { getSettings } from '../settings/settings-service.ts'
import { lockContactOfEmail } from './contact-email-queries.ts'
import { emailJobKey, sendEmailJob } from './email-jobs.ts'
import {
  deleteEmailTexts,
  type EmailListRow,
  emailOrder,
  findEmail,
  listEmailRows,
  requeueEmail,
  runJobNow,
} from './email-queries.ts'
import { composeStoredEmail, fileNameOf, isSendable } from './send-email-job.ts'

function kindOf({
  kind,
  staffKind,
  reportKind,
  proposalEventId,
  submissionId,
  writtenBy,
}: Omit<EmailListRow, 'key'>): Email['kind'] {
  if (writtenBy !== null) return 'written'
  if (proposalEventId !== null) return 'proposal'
  // Both columns have check constraints for their kinds.
  const kindOfStaffEmail = reportKind ?? staffKind
  if (kindOfStaffEmail !== null) return kindOfStaffEmail as StaffEmailKind
  // The column has a check constraint for the kinds of submissions.
  return submissionId === null ? 'follow_ups' : (kind as Email['kind'])
}

export const toEmail = (row: Omit<EmailListRow, 'key'>): Email => ({
  id: row.id,
  kind: kindOf(row),
  // The columns have check constraints for these values.
  recipient: row.recipient as Email['recipient'],
  state: row.state as Email['state'],
  to: { name: row.toName, address: row.toAddress },
  subject: row.subject,
  attempts: row.attempts,
  lastError: row.lastError,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  contact:
    row.contactId === null || row.name === null || row.email === null
      ? null
      : { id: row.contactId, name: row.name, email: row.email },
})

/** A page of all emails, newest first. */
export async function listEmails(
  db: Database,
  { filter, ...request }: EmailListRequest,
): Promise<EmailPage> {
  const rows = await listEmailRows(db, filter, pageWindowOf(request, emailOrder, 'desc'))
  const page = pageFrom(rows, request)
  return { ...page, rows: page.rows.map(toEmail) }
}

/** All emails that match, newest first, in batches. */
export const readEmails = (db: Database, filter: EmailFilter): AsyncGenerator<Email[]> =>
  readInBatches(
    (pageWindow) => listEmailRows(db, filter, pageWindow),
    (rows) => rows.map(toEmail),
  )

async function getEmailRow(db: Database, id: number) {
  const row = await findEmail(db, id)
  if (!row) throw new AppError('NOT_FOUND', 'Email not found.')
  return row
}

/** One email with its text. Throws NOT_FOUND. */
export async function getEmail(db: Database, id: number): Promise<EmailDetail> {
  const row = await getEmailRow(db, id)
  const { agency } = await getSettings(db)
  return { ...toEmail(row), text: row.bodyText, replyTo: row.replyAddress ?? agency.email }
}

/** One email as a file for mail programs. Throws NOT_FOUND, or CONFLICT if its text is deleted. */
export async function getEmailFile(
  deps: Pick<Deps, 'db' | 'storage' | 'log' | 'emailDelivery' | 'pictures'>,
  id: number,
): Promise<EmailFile> {
  const row = await getEmailRow(deps.db, id)
  if (!isSendable(row)) throw new AppError('CONFLICT', EMAIL_DELETED)
  try {
    const { bytes } = await composeStoredEmail(deps, row)
    return { name: fileNameOf(row), message: bytes.toString('ascii') }
  } catch (error) {
    if (error instanceof EmailDeliveryError) throw new AppError('CONFLICT', error.message)
    throw error
  }
}

/**
 * Resends an email that failed or was stored as a file, or retries a queued one at once. Throws
 * NOT_FOUND, and CONFLICT for one that was sent, is being sent or whose text has been deleted.
 */
export async function resendEmail(db: Database, id: number): Promise<EmailDetail> {
  const { state, bodyText } = await getEmailRow(db, id)
  if (bodyText === null) throw new AppError('CONFLICT', EMAIL_DELETED)
  await db.transaction().execute(async (trx) => {
    await lockContactOfEmail(trx, id)
    const key = emailJobKey(id)
    const requeued = await requeueEmail(trx, id)
    if (requeued) await addJob(trx, sendEmailJob, { mailId: id }, key)
    else if (state !== 'queued' || !(await runJobNow(trx, key))) {
      throw new AppError('CONFLICT', EMAIL_NOT_QUEUED)
    }
    await recordAction(trx, { kind: 'email', action: 'sent again', subjectId: String(id) })
  })
  return getEmail(db, id)
}

/** How emails are delivered. Only the host name of the mail server is returned. */
export async function getDelivery({
  db,
  emailDelivery,
}: Pick<Deps, 'db' | 'emailDelivery'>): Promise<EmailDeliveryState> {
  const { agency } = await getSettings(db)
  return { host: emailDelivery.host, sender: emailDelivery.sender ?? agency.email }
}

/** Deletes the text of old emails, in the database and in files. */
export async function deleteExpiredEmails(
  { db, emailDelivery }: Pick<JobDeps, 'db' | 'emailDelivery'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - EMAIL_RETENTION_DAYS * DAY_MS)
  await runInBatches((limit) => deleteEmailTexts(db, before, limit))
  await emailDelivery.deleteFilesBefore(before)
}

import {
  EMAIL_DELETED,
  EMAIL_NOT_QUEUED,
  EMAIL_RETENTION_DAYS,
  type Mail,
  type MailDeliveryState,
  type MailDetail,
  type MailFile,
  type MailListRequest,
  type MailPage,
} from '@agency/contract/email'
import { DAY_MS } from '@agency/contract/time'
import type { Database } from '@agency/db/connect'
import type { Deps, JobDeps } from '../../deps.ts'
import { EmailDeliveryError } from '../../email/email-delivery-error.ts'
import { AppError } from '../../errors/app-error.ts'
import { addJob } from '../../jobs/add-job.ts'
import { inBatches } from '../../jobs/in-batches.ts'
import { pageFrom, reachOf } from '../../pagination/keyset.ts'
import { getSettings } from '../settings/settings-service.ts'
import { mailJobKey, sendEmailJob } from './email-jobs.ts'
import {
  deleteEmailTexts,
  findMail,
  listMailRows,
  type MailListRow,
  mailOrder,
  requeueMail,
  runJobNow,
} from './email-queries.ts'
import { composeRow, fileNameOf, isSendable } from './send-email-job.ts'

const mailOf = (row: Omit<MailListRow, 'key'>): Mail => ({
  id: row.id,
  // The columns have check constraints for these values.
  kind: row.proposalEventId === null ? (row.kind as Mail['kind']) : 'proposal',
  recipient: row.recipient as Mail['recipient'],
  state: row.state as Mail['state'],
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
export async function listMails(
  db: Database,
  { filter, ...request }: MailListRequest,
): Promise<MailPage> {
  const found = await listMailRows(db, filter, reachOf(request, mailOrder, 'desc'))
  const page = pageFrom(found, request)
  return { ...page, rows: page.rows.map(mailOf) }
}

async function readMail(db: Database, id: number) {
  const row = await findMail(db, id)
  if (!row) throw new AppError('NOT_FOUND', 'Email not found.')
  return row
}

/** One email with its text. Throws NOT_FOUND. */
export async function getMail(db: Database, id: number): Promise<MailDetail> {
  const row = await readMail(db, id)
  const { agency } = await getSettings(db)
  return { ...mailOf(row), text: row.bodyText, replyTo: row.replyAddress ?? agency.email }
}

/** One email as a file for mail programs. Throws NOT_FOUND, or CONFLICT if its text is deleted. */
export async function getMailFile(
  deps: Pick<Deps, 'db' | 'storage' | 'log' | 'mail' | 'pictures'>,
  id: number,
): Promise<MailFile> {
  const row = await readMail(deps.db, id)
  if (!isSendable(row)) throw new AppError('CONFLICT', EMAIL_DELETED)
  try {
    const { bytes } = await composeRow(deps, row)
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
export async function sendAgain(db: Database, id: number): Promise<MailDetail> {
  const { state, bodyText } = await readMail(db, id)
  if (bodyText === null) throw new AppError('CONFLICT', EMAIL_DELETED)
  await db.transaction().execute(async (trx) => {
    const key = mailJobKey(id)
    const requeued = await requeueMail(trx, id)
    if (requeued) await addJob(trx, sendEmailJob, { mailId: id }, key)
    else if (state !== 'queued' || !(await runJobNow(trx, key))) {
      throw new AppError('CONFLICT', EMAIL_NOT_QUEUED)
    }
  })
  return getMail(db, id)
}

/** How emails leave the site; of the mail server, only the host name. */
export async function getDelivery({
  db,
  mail,
}: Pick<Deps, 'db' | 'mail'>): Promise<MailDeliveryState> {
  const { agency } = await getSettings(db)
  return { host: mail.host, sender: mail.sender ?? agency.email }
}

/** Deletes the text of old emails, in the database and in files. */
export async function deleteExpiredEmails(
  { db, mail }: Pick<JobDeps, 'db' | 'mail'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - EMAIL_RETENTION_DAYS * DAY_MS)
  await inBatches((limit) => deleteEmailTexts(db, before, limit))
  await mail.deleteFilesBefore(before)
}

import {
  MAIL_DAYS,
  MAIL_FORGOTTEN,
  MAIL_NOT_WAITING,
  type Mail,
  type MailDeliveryState,
  type MailDetail,
  type MailFile,
  type MailListRequest,
  type MailPage,
} from '@agency/contract/mail'
import type { Database } from '@agency/db/connect'
import type { Deps, JobDeps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { addJob } from '../../jobs/add-job.ts'
import { inBatches } from '../../jobs/in-batches.ts'
import { pageFrom, reachOf } from '../../lists/keyset.ts'
import { MailFault } from '../../mail/delivery.ts'
import { getSettings } from '../settings/settings-service.ts'
import {
  findMail,
  forgetMailTexts,
  hastenJob,
  listMailRows,
  type MailListRow,
  mailOrder,
  requeueMail,
} from './mail-queries.ts'
import { mailJobKey } from './queue-mails.ts'
import { composeRow, fileNameOf, isSendable } from './send-mail-job.ts'

const DAY_MS = 86_400_000

const mailOf = (row: Omit<MailListRow, 'key'>): Mail => ({
  id: row.id,
  // The columns' own checks hold them to these.
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

/** Every mail that was written, newest first. */
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
  if (!row) throw new AppError('NOT_FOUND', 'There is no such mail.')
  return row
}

/** One mail with what it says. Throws NOT_FOUND. */
export async function getMail(db: Database, id: number): Promise<MailDetail> {
  const row = await readMail(db, id)
  const { agency } = await getSettings(db)
  return { ...mailOf(row), text: row.bodyText, replyTo: row.replyAddress ?? agency.email }
}

/** One mail as a file that mail programs open. Throws NOT_FOUND, or CONFLICT where its text is gone. */
export async function getMailFile(
  deps: Pick<Deps, 'db' | 'storage' | 'log' | 'mail' | 'pictures'>,
  id: number,
): Promise<MailFile> {
  const row = await readMail(deps.db, id)
  if (!isSendable(row)) throw new AppError('CONFLICT', MAIL_FORGOTTEN)
  try {
    const { bytes } = await composeRow(deps, row)
    return { name: fileNameOf(row), message: bytes.toString('ascii') }
  } catch (error) {
    if (error instanceof MailFault) throw new AppError('CONFLICT', error.message)
    throw error
  }
}

/**
 * Sends a mail that failed or was kept, or tries one that waits at once. Throws NOT_FOUND, and CONFLICT
 * for one that was sent, is being sent or says nothing any more.
 */
export async function sendAgain(db: Database, id: number): Promise<MailDetail> {
  const { state, bodyText } = await readMail(db, id)
  if (bodyText === null) throw new AppError('CONFLICT', MAIL_FORGOTTEN)
  await db.transaction().execute(async (trx) => {
    const key = mailJobKey(id)
    const requeued = await requeueMail(trx, id)
    if (requeued) await addJob(trx, 'send-mail', { mailId: id }, key)
    else if (state !== 'queued' || !(await hastenJob(trx, key))) {
      throw new AppError('CONFLICT', MAIL_NOT_WAITING)
    }
  })
  return getMail(db, id)
}

/** How mails leave the site: of the mail server only the name. */
export async function getDelivery({
  db,
  mail,
}: Pick<Deps, 'db' | 'mail'>): Promise<MailDeliveryState> {
  const { agency } = await getSettings(db)
  return { host: mail.host, sender: mail.sender ?? agency.email }
}

/** Forgets what old mails said, in the log and in files. */
export async function forgetOldMails(
  { db, mail }: Pick<JobDeps, 'db' | 'mail'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - MAIL_DAYS * DAY_MS)
  await inBatches((limit) => forgetMailTexts(db, before, limit))
  await mail.forgetKept(before)
}

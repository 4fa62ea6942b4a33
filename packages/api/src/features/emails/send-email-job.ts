import { setTimeout as sleep } from 'node:timers/promises'
import type { DB } from '@agency/db/schema'
import type { Selectable } from 'kysely'
import type { Deps, JobDeps } from '../../deps.ts'
import { EmailDeliveryError } from '../../email/email-delivery-error.ts'
import { type ComposedEmail, composeEmail, type EmailMessage } from '../../email/message.ts'
import { handleJob } from '../../jobs/job.ts'
import { removeJobs } from '../../jobs/remove-jobs.ts'
import { keyOfUrl } from '../../storage/storage.ts'
import { getSettings } from '../settings/settings-service.ts'
import { fillInInvitation } from '../staff/fill-in-invitation.ts'
import { emailJobKey, type SendEmail, sendEmailJob } from './email-jobs.ts'
import { claimEmail, claimWaitingEmail, markDelivered, markUndelivered } from './email-queries.ts'

type EmailRow = Selectable<DB['mails']>
/** An email whose text has not been deleted. */
export type SendableEmail = EmailRow & { bodyText: string; bodyHtml: string }

export const isSendable = (row: EmailRow): row is SendableEmail =>
  row.bodyText !== null && row.bodyHtml !== null

/** File name of an email. */
export const fileNameOf = ({ id, kind, recipient }: Pick<EmailRow, 'id' | 'kind' | 'recipient'>) =>
  `mail-${id}-${kind.replace('_', '-')}-${recipient}.eml`

/** The picture as JPEG, which every mail program shows; undefined if it is gone or unreadable. */
async function pictureOf(
  { storage, log, pictures }: Pick<Deps, 'storage' | 'log' | 'pictures'>,
  url: string | null,
) {
  const bytes = url === null ? undefined : await storage.read(keyOfUrl(url))
  if (!bytes) return undefined
  try {
    return Buffer.from(await pictures.run('toEmailImage', bytes))
  } catch (error) {
    log.warn({ err: error, url }, 'sending an email without its image')
    return undefined
  }
}

/** Undefined for an email that a person wrote: it must not look automatic to the other program. */
function causeOf({ writtenBy, recipient }: EmailRow): EmailMessage['cause'] {
  if (writtenBy !== null) return undefined
  return recipient === 'visitor' ? 'auto-replied' : 'auto-generated'
}

/** The email in RFC 5322 format. Throws EmailDeliveryError for an invalid address. */
export async function composeStoredEmail(
  deps: Pick<Deps, 'db' | 'storage' | 'log' | 'emailDelivery' | 'pictures'>,
  row: SendableEmail,
): Promise<ComposedEmail> {
  const { agency } = await getSettings(deps.db)
  const { replyName, replyAddress } = row
  const from = { name: agency.name, address: deps.emailDelivery.sender ?? agency.email }
  const replyTo =
    replyAddress === null
      ? { name: agency.name, address: agency.email }
      : { name: replyName ?? '', address: replyAddress }
  return composeEmail({
    ...{ messageId: row.messageId, subject: row.subject, date: row.createdAt },
    from,
    // A name that a stranger may have entered must not appear in a header either.
    to: { name: row.recipient === 'owner' ? row.toName : '', address: row.toAddress },
    replyTo: replyTo.address === from.address ? undefined : replyTo,
    ...{ text: row.bodyText, html: row.bodyHtml },
    picture: await pictureOf(deps, row.pictureUrl),
    cause: causeOf(row),
  })
}

const TEXT_DELETED = 'Its text is no longer kept.'

interface Attempt {
  isLast: boolean
  signal?: AbortSignal
}

/** Delivers a claimed email. Throws if it should be retried. */
async function deliverEmail(
  deps: JobDeps,
  row: EmailRow,
  { isLast, signal }: Attempt,
): Promise<void> {
  const { id: mailId } = row
  const log = deps.log.child({ requestId: row.requestId, mailId })
  try {
    if (!isSendable(row)) throw new EmailDeliveryError(TEXT_DELETED, { isPermanent: true })
    const email = await composeStoredEmail(deps, await fillInInvitation(deps, row))
    const state = await deps.emailDelivery.deliver(email, fileNameOf(row), signal)
    // If it was deleted with its contact meanwhile, its stored file is deleted as well.
    const stillExists = await markDelivered(deps.db, mailId, state)
    if (!stillExists) await deps.emailDelivery.deleteFiles([fileNameOf(row)])
    log.info({ state }, 'email delivered')
  } catch (error) {
    const isDeliveryError = error instanceof EmailDeliveryError
    const hasFailed = isLast || (isDeliveryError && error.isPermanent)
    const lastError = isDeliveryError ? error.message : 'The email could not be generated.'
    const state = hasFailed ? 'failed' : 'queued'
    const stillExists = await markUndelivered(deps.db, mailId, { state, lastError })
    log.warn(isDeliveryError ? { reason: lastError } : { err: error }, 'email delivery failed')
    if (!hasFailed && stillExists) throw new Error(lastError)
  }
}

/**
 * Max number of emails that one job delivers besides its own: a process that exits waits some two
 * seconds for it.
 */
const MAX_EXTRA = 20
/**
 * Pause between two of them, so that a burst of emails leaves the core to visitors' page requests.
 */
const PAUSE_MS = 100

/**
 * Delivers emails whose jobs wait behind this one in the queue, until there are no more or one of
 * them fails, which its own job retries. Claiming and finishing a job each cost the database more
 * than the email: with two hundred at once that would be most of the work.
 */
async function deliverWaitingEmails(deps: JobDeps, signal: AbortSignal | undefined): Promise<void> {
  for (let delivered = 0; delivered < MAX_EXTRA && !signal?.aborted; delivered += 1) {
    const row = await claimWaitingEmail(deps.db)
    if (!row) return
    try {
      await deliverEmail(deps, row, { isLast: false, ...(signal && { signal }) })
    } catch {
      return
    }
    await removeJobs(deps.db, [emailJobKey(row.id)])
    await sleep(PAUSE_MS)
  }
}

/**
 * Delivers one email, or throws so that the queue retries it; then those that wait behind it. A
 * delivered email is not sent again, however often the job runs, except in one case that SMTP
 * cannot exclude: the process dies after the server accepted the email and before that is stored.
 * The next attempt then sends the same message, with the same Message-ID.
 */
export async function sendEmail(
  deps: JobDeps,
  { mailId }: SendEmail,
  { isLast, signal }: Attempt,
): Promise<void> {
  const row = await claimEmail(deps.db, mailId)
  if (row) await deliverEmail(deps, row, { isLast, ...(signal && { signal }) })
  await deliverWaitingEmails(deps, signal)
}

export const sendEmailHandler = handleJob(sendEmailJob, sendEmail)

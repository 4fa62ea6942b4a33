import { randomUUID } from 'node:crypto'
import {
  type EmailRecipient,
  emailRecipients,
  type StaffEmailKind,
  type SubmissionEmailKind,
} from '@agency/contract/email'
import type { AgencySettings } from '@agency/contract/settings'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { EmailDraft } from '../../email/draft.ts'
import { headerLine } from '../../email/header-line.ts'
import { renderHtml, renderText } from '../../email/render-draft.ts'
import { AppError } from '../../errors/app-error.ts'
import { addJob } from '../../jobs/add-job.ts'
import { consumeForAddress } from '../../limits/rate-limits.ts'
import { getSettings } from '../settings/settings-service.ts'
import { ensureShareLink } from '../share-links/share-link-service.ts'
import { emailJobKey, sendEmailJob } from './email-jobs.ts'
import type { SubmissionEmailContext } from './email-parts.ts'
import {
  findEmailSubmission,
  insertEmail,
  insertStaffEmail,
  wasSentSameBrief,
} from './email-queries.ts'
import { getEmailText } from './email-text-service.ts'
import { ownerDraft, ownerTextOf } from './owner-email.ts'
import { readSubmissionDetails } from './submission-details.ts'
import { visitorDraft } from './visitor-email.ts'

/**
 * Writes the emails of an event in the transaction that stores it, and queues them. Writes none if
 * the event is reported again, if its sender has been sent enough emails for now, or to a sender
 * who was emailed the concept of the same brief within the hour.
 */
export async function queueEmails(
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  trx: Transaction<DB>,
  { kind, submissionId }: { kind: SubmissionEmailKind; submissionId: number },
  recipients: readonly EmailRecipient[] = emailRecipients,
): Promise<void> {
  const row = await findEmailSubmission(trx, submissionId)
  const { agency } = await getSettings(trx)
  const context: SubmissionEmailContext = { kind, row, agency, publicUrl }
  for (const recipient of recipients) {
    if (recipient === 'visitor') {
      if (!row.confirmByMail) continue
      // A regeneration: its link is on the page that asked for it.
      if (kind === 'concept' && (await wasSentSameBrief(trx, row))) continue
      if (row.conceptId !== null) context.share = await ensureShareLink(trx, row.conceptId)
    }
    const draft =
      recipient === 'owner'
        ? ownerDraft(context, await getEmailText(trx, ownerTextOf(context)))
        : visitorDraft(context, await getEmailText(trx, kind))
    const email = await insertEmail(trx, composeEmailRow(context, recipient, draft))
    if (email) await addJob(trx, sendEmailJob, { mailId: email.id }, emailJobKey(email.id))
  }
}

function composeEmailRow(
  context: SubmissionEmailContext,
  recipient: EmailRecipient,
  draft: EmailDraft,
) {
  const { kind, row, agency } = context
  const { name } = readSubmissionDetails(row)
  const person = { name: headerLine(name, 100), address: row.email }
  const to = recipient === 'owner' ? { name: agency.name, address: agency.email } : person
  const replyTo = recipient === 'owner' ? person : undefined
  return {
    ...{ kind, recipient, submissionId: row.submissionId, contactId: row.contactId },
    ...{ toName: to.name, toAddress: to.address },
    ...{ replyName: replyTo?.name ?? null, replyAddress: replyTo?.address ?? null },
    subject: headerLine(draft.subject),
    bodyText: renderText(draft),
    bodyHtml: renderHtml(draft, agency.name),
    pictureUrl: recipient === 'owner' ? row.thumbnailUrl : null,
    messageId: `${randomUUID()}@${agency.email.split('@').at(-1)}`,
    requestId: row.requestId,
  }
}

interface StaffEmail {
  draft: EmailDraft
  agency: AgencySettings
  kind: StaffEmailKind
  /** Defaults to the agency. */
  to?: { name: string; address: string }
  /** The invitation whose link is filled in when it is sent. */
  invitationId?: number
}

/** Writes an email to staff that is not about one submission, and queues it. Returns its id. */
export async function queueStaffEmail(
  trx: Transaction<DB>,
  {
    draft,
    agency,
    kind,
    to = { name: agency.name, address: agency.email },
    invitationId,
  }: StaffEmail,
): Promise<number> {
  const { id } = await insertStaffEmail(trx, {
    ...{ emailKind: kind, toName: to.name, toAddress: to.address },
    invitationId: invitationId ?? null,
    subject: headerLine(draft.subject),
    ...{ bodyText: renderText(draft), bodyHtml: renderHtml(draft, agency.name) },
    messageId: `${randomUUID()}@${agency.email.split('@').at(-1)}`,
    requestId: randomUUID(),
  })
  await addJob(trx, sendEmailJob, { mailId: id }, emailJobKey(id))
  return id
}

/** The canonical email address of a mailbox: lower case, without dots and plus tag. */
export function mailboxOf(address: string): string {
  const atSign = address.lastIndexOf('@')
  const name = address.slice(0, atSign).split('+')[0]?.replaceAll('.', '')
  return `${name}${address.slice(atSign)}`.toLowerCase()
}

/** Whether the count is within its limit. */
const isWithinLimit = async (count: Promise<unknown>): Promise<boolean> => {
  try {
    await count
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false
    throw error
  }
}

/**
 * Whether a visitor's mailbox may get a confirmation: a form that anybody can fill in with
 * anybody's email address must not be a way to flood it, nor get the site flagged as a spammer.
 * Counts one; the submission is stored in either case.
 */
export async function tryConsumeConfirmation(
  { limits, log }: Pick<Deps, 'limits' | 'log'>,
  { email, address }: { email: string; address: string },
): Promise<boolean> {
  const senderCounts = Promise.all([
    consumeForAddress(limits, 'confirm', address),
    limits.consume('confirmMailbox', mailboxOf(email)),
  ])
  // A sender over their own limit must not use up the limit of the whole site.
  if (!(await isWithinLimit(senderCounts))) return false
  if (await isWithinLimit(limits.consume('confirmSite', 'all'))) return true
  log.warn('confirmation email limit reached; not sending')
  return false
}

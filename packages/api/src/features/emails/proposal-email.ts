import { randomUUID } from 'node:crypto'
import type { EmailRecipient } from '@agency/contract/email'
import type { AgencySettings } from '@agency/contract/settings'
import { sql } from 'kysely'
import type { EmailDraft } from '../../email/draft.ts'
import { headerLine } from '../../email/header-line.ts'
import { renderHtml, renderText } from '../../email/render-draft.ts'
import { addJobCall } from '../../jobs/add-job.ts'
import { EMAIL_JOB_PREFIX, sendEmailJob } from './email-jobs.ts'

interface Address {
  name: string
  address: string
}

interface DraftedEmail {
  recipient: EmailRecipient
  draft: EmailDraft
  to: Address
  /** The Reply-To address; the sender if null. */
  replyTo: Address | null
  agency: AgencySettings
}

/** An email about a proposal event, by the columns of its row. */
export interface ProposalEmail {
  recipient: EmailRecipient
  to_name: string
  to_address: string
  reply_name: string | null
  reply_address: string | null
  subject: string
  body_text: string
  body_html: string
  message_id: string
}

/** Renders a draft to an email. */
export const renderProposalEmail = ({
  recipient,
  draft,
  agency,
  to,
  replyTo,
}: DraftedEmail): ProposalEmail => ({
  recipient,
  ...{ to_name: headerLine(to.name, 100), to_address: to.address },
  reply_name: replyTo && headerLine(replyTo.name, 100),
  reply_address: replyTo?.address ?? null,
  subject: headerLine(draft.subject),
  ...{ body_text: renderText(draft), body_html: renderHtml(draft, agency.name) },
  message_id: `${randomUUID()}@${agency.email.split('@').at(-1)}`,
})

const asJson = (emails: ProposalEmail[]) =>
  JSON.stringify(emails, (_name, value) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )

/**
 * Parts of an SQL statement that writes a timeline event: `insert` stores the emails about it,
 * given a CTE `step` with its id, and `queue` counts how many of them, from a CTE `mail`, were
 * queued for delivery.
 */
export const proposalEmailSql = (
  emails: ProposalEmail[],
  { contactId, requestId }: { contactId: number | null; requestId: string },
) => ({
  // Earlier releases, which do not support proposals, use the kind to display the email.
  insert: sql`
    insert into mails (
      proposal_event_id, contact_id, request_id, kind, recipient, to_name, to_address, reply_name,
      reply_address, subject, body_text, body_html, message_id
    )
    select step.id, ${contactId}, ${requestId}, 'quote', email.*
    from step, json_to_recordset(${asJson(emails)}::json) as email (
      recipient text, to_name text, to_address text, reply_name text, reply_address text,
      subject text, body_text text, body_html text, message_id text
    )
    returning id`,
  queue: sql`(
    select count(${addJobCall(
      sendEmailJob,
      sql`json_build_object('mailId', mail.id)`,
      sql`${EMAIL_JOB_PREFIX}::text || mail.id`,
    )}) from mail
  )`,
})

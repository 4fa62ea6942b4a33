import { randomUUID } from 'node:crypto'
import type { MailRecipient } from '@agency/contract/email'
import type { AgencySettings } from '@agency/contract/settings'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import type { MailDraft } from '../../email/draft.ts'
import { headerLine } from '../../email/header-line.ts'
import { renderHtml, renderText } from '../../email/render-draft.ts'
import { addJob } from '../../jobs/add-job.ts'
import { mailJobKey, sendEmailJob } from './email-jobs.ts'
import { insertProposalMail } from './email-queries.ts'

/** The step of a proposal that an email tells of. */
export interface MailAbout {
  proposalEventId: number
  /** Null once the person was deleted. */
  contactId: number | null
  requestId: string
}

interface Address {
  name: string
  address: string
}

interface DraftedMail {
  recipient: MailRecipient
  draft: MailDraft
  to: Address
  /** Whom an answer goes to; where null, to the sender. */
  answersTo: Address | null
  agency: AgencySettings
}

const inHeaders = ({ name, address }: Address) => ({ name: headerLine(name, 100), address })

/** Stores an email about a proposal with the step it tells of, and queues it; once for each recipient. */
export async function queueDraft(
  trx: Transaction<DB>,
  about: MailAbout,
  { recipient, draft, agency, ...addressed }: DraftedMail,
): Promise<void> {
  const to = inHeaders(addressed.to)
  const answersTo = addressed.answersTo && inHeaders(addressed.answersTo)
  const mail = await insertProposalMail(trx, {
    ...about,
    // What earlier releases, which know of no proposals, take it for.
    ...{ kind: 'quote', recipient },
    ...{ toName: to.name, toAddress: to.address },
    ...{ replyName: answersTo?.name ?? null, replyAddress: answersTo?.address ?? null },
    subject: headerLine(draft.subject),
    bodyText: renderText(draft),
    bodyHtml: renderHtml(draft, agency.name),
    messageId: `${randomUUID()}@${agency.email.split('@').at(-1)}`,
  })
  if (mail) await addJob(trx, sendEmailJob, { mailId: mail.id }, mailJobKey(mail.id))
}

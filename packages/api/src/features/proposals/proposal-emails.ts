import type { ProposalEventKind } from '@agency/contract/proposal'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import { getEmailText } from '../emails/email-text-service.ts'
import { type ProposalEmail, renderProposalEmail } from '../emails/proposal-email.ts'
import { getSettings } from '../settings/settings-service.ts'
import { depositOf } from './deposit-state.ts'
import { clientDraft, clientTextOf } from './proposal-client-email.ts'
import { ownerDraft, ownerTextOf } from './proposal-owner-email.ts'
import { findProposalRecord, type ProposalRecord } from './proposal-queries.ts'

/** Without card payments configured, an email does not offer them. */
export type EventDeps = Pick<Deps, 'publicUrl'> & Partial<Pick<Deps, 'cardPayments'>>

interface EmailedEvent {
  /** The proposal after the event, or its id. */
  proposal: ProposalRecord | number
  kind: ProposalEventKind
  text: string
  total: number | null
  /** Whether the owner is notified of this one. */
  toOwner: boolean
}

/** The emails about a proposal event. */
export async function composeProposalEmails(
  { publicUrl, cardPayments }: EventDeps,
  db: Database | Transaction<DB>,
  { proposal, kind, text, total, toOwner }: EmailedEvent,
): Promise<ProposalEmail[]> {
  const ownerKey = toOwner ? ownerTextOf(kind) : undefined
  if (!ownerKey && !clientTextOf(kind, { sendings: 1 })) return []
  const record = typeof proposal === 'number' ? await findProposalRecord(db, proposal) : proposal
  if (!record) throw new Error(`There is no proposal ${proposal}.`)
  const { agency } = await getSettings(db)
  const deposit = await depositOf({ db, cardPayments }, record)
  const context = { record, text, total, publicUrl, deposit }
  const client = record.contactId === null ? null : { name: record.name, address: record.email }
  const emails: ProposalEmail[] = []
  if (ownerKey) {
    const draft = ownerDraft(context, {
      key: ownerKey,
      text: await getEmailText(db, ownerKey),
      agency,
    })
    const to = { name: agency.name, address: agency.email }
    emails.push(renderProposalEmail({ recipient: 'owner', draft, to, replyTo: client, agency }))
  }
  const key = clientTextOf(kind, record)
  // A deleted contact gets no emails.
  if (key && client) {
    const draft = clientDraft(context, { key, text: await getEmailText(db, key), agency })
    const to = client
    emails.push(renderProposalEmail({ recipient: 'visitor', draft, to, replyTo: null, agency }))
  }
  return emails
}

import type { ProposalEventKind } from '@agency/contract/proposal'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { EmailDraft } from '../../email/draft.ts'
import { paragraph, siteLinks } from '../emails/email-parts.ts'
import { getEmailText } from '../emails/email-text-service.ts'
import { type ProposalEmail, renderProposalEmail } from '../emails/proposal-email.ts'
import { getSettings } from '../settings/settings-service.ts'
import { depositOf } from './deposit-state.ts'
import {
  type ClientEmailContext,
  clientDraft,
  clientTextOf,
  dayText,
  moneyText,
} from './proposal-client-email.ts'
import { findProposalRecord, type ProposalRecord } from './proposal-queries.ts'

interface ProposalEmailContext extends ClientEmailContext {
  record: ProposalRecord
}

/** Named only while they are a contact, so that deleted data is not stored again in an email. */
const clientLabel = ({ record: { contactId, reference, name, company } }: ProposalEmailContext) =>
  contactId === null ? reference : [name, company].filter((part) => part !== '').join(', ')
const clientName = ({ record: { contactId, name } }: ProposalEmailContext) =>
  contactId === null ? 'The client' : name

type OwnerEmail = (context: ProposalEmailContext) => {
  subject: string
  heading: string
  quote?: [string, string]
}

/** The owner's emails about what a client did, or let expire. */
const ownerEmails: Partial<Record<ProposalEventKind, OwnerEmail>> = {
  opened: (context) => ({
    subject: `Proposal opened: ${clientLabel(context)}`,
    heading: `${clientName(context)} opened the proposal`,
  }),
  changed: (context) => ({
    subject: `Proposal options changed: ${clientLabel(context)}`,
    heading: `${clientName(context)} changed the options`,
    quote: ['Chosen', context.text || 'No options'],
  }),
  asked: (context) => ({
    subject: `Question about a proposal: ${clientLabel(context)}`,
    heading: `${clientName(context)} asked a question`,
    quote: ['Question', context.text],
  }),
  accepted: (context) => ({
    subject: `Proposal accepted: ${clientLabel(context)}`,
    heading: `${clientName(context)} accepted the proposal`,
  }),
  declined: (context) => ({
    subject: `Proposal declined: ${clientLabel(context)}`,
    heading: `${clientName(context)} declined the proposal`,
    ...(context.text && { quote: ['Reason', context.text] as [string, string] }),
  }),
  deposit_paid: (context) => ({
    subject: `Deposit paid: ${clientLabel(context)}`,
    heading: `Deposit paid: ${clientLabel(context)}`,
    quote: ['Deposit', `${moneyText(context.total ?? 0)}, ${context.text}`],
  }),
  expired: (context) => ({
    subject: `Proposal expired: ${clientLabel(context)}`,
    heading: `The proposal for ${context.record.name} expired without an answer`,
  }),
}

function ownerDraft(
  context: ProposalEmailContext,
  content: ReturnType<OwnerEmail>,
  agencyName: string,
): EmailDraft {
  const { record, publicUrl } = context
  const { quote } = content
  const isKnown = record.contactId !== null
  return {
    ...{ subject: content.subject, heading: content.heading },
    parts: [
      {
        kind: 'facts',
        facts: [
          // A title usually contains the client's name.
          ['Proposal', isKnown ? `${record.reference}, ${record.title}` : record.reference],
          ['Client', isKnown ? clientLabel(context) : ''],
          ['Total including GST', moneyText(record.totalCents)],
          ['Valid to', record.expiresOn ? dayText(record.expiresOn) : ''],
        ],
      },
      ...(quote ? [{ kind: 'quote' as const, title: quote[0], text: quote[1] }] : []),
      siteLinks(publicUrl, [
        ['Open the proposal in the dashboard', `/dashboard/proposals/${record.id}`],
        [
          'Open this person in the dashboard',
          isKnown ? `/dashboard/users/${record.contactId}` : null,
        ],
      ]),
      paragraph(
        isKnown
          ? `Reply to this email to answer ${record.name}.`
          : 'This person was deleted from your contacts. The signed proposal says who to reply to.',
      ),
    ],
    footer: [
      `Sent by the website of ${agencyName} to the address in its settings.`,
      `Every email is listed at ${publicUrl}/dashboard/mail`,
    ],
  }
}

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
  const composeForOwner = toOwner ? ownerEmails[kind] : undefined
  if (!composeForOwner && !clientTextOf(kind, { sendings: 1 })) return []
  const record = typeof proposal === 'number' ? await findProposalRecord(db, proposal) : proposal
  if (!record) throw new Error(`There is no proposal ${proposal}.`)
  const { agency } = await getSettings(db)
  const deposit = await depositOf({ db, cardPayments }, record)
  const context: ProposalEmailContext = { record, text, total, publicUrl, deposit }
  const client = record.contactId === null ? null : { name: record.name, address: record.email }
  const emails: ProposalEmail[] = []
  if (composeForOwner) {
    const draft = ownerDraft(context, composeForOwner(context), agency.name)
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

import type { ProposalEventKind, ProposalSnapshot } from '@agency/contract/proposal'
import type { ProposalDeposit } from '@agency/contract/proposal-calls'
import { depositPathOf, proposalPathOf } from '@agency/contract/proposal-paths'
import { depositPaymentText } from '@agency/contract/proposal-texts'
import { markEmailLink } from '@agency/contract/visit-source'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { EmailDraft, EmailPart } from '../../email/draft.ts'
import { paragraph, siteLinks } from '../emails/email-parts.ts'
import { type ProposalEmail, renderProposalEmail } from '../emails/proposal-email.ts'
import { greetingOf } from '../emails/submission-details.ts'
import { getSettings } from '../settings/settings-service.ts'
import { depositOf } from './deposit-state.ts'
import { findProposalRecord, type ProposalRecord } from './proposal-queries.ts'
import { parseSnapshot } from './proposal-record.ts'

const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })
const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })
const dayOf = (iso: string) => day.format(new Date(`${iso}T00:00:00Z`))

interface ProposalEmailContext {
  record: ProposalRecord
  snapshot: ProposalSnapshot | null
  text: string
  /** Total of the event, in cents; null if it has none. */
  total: number | null
  publicUrl: string
  /** Deposit of an accepted proposal; null if it asks for none. */
  deposit: ProposalDeposit | null
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
    quote: ['Deposit', `${dollars.format((context.total ?? 0) / 100)}, ${context.text}`],
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
          ['Total including GST', dollars.format(record.totalCents / 100)],
          ['Valid to', record.expiresOn ? dayOf(record.expiresOn) : ''],
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

type ClientEmail = (
  context: ProposalEmailContext,
  agencyName: string,
) => Pick<EmailDraft, 'subject' | 'heading' | 'parts'>

const priceFacts = ({ record }: ProposalEmailContext) => ({
  kind: 'facts' as const,
  facts: [
    ['Proposal', `${record.reference}, ${record.title}`],
    ['Total including GST', dollars.format(record.totalCents / 100)],
    ['Valid to', record.expiresOn ? `the end of ${dayOf(record.expiresOn)}, Melbourne time` : ''],
  ] as [string, string][],
})

/** How to pay the deposit, if the proposal asks for one, and the next steps. */
function depositParts({ deposit, record }: ProposalEmailContext): EmailPart[] {
  if (!deposit) return []
  const { amount, bank } = deposit
  return [
    paragraph(`${depositPaymentText(deposit)} Work starts when it has arrived.`),
    {
      kind: 'facts',
      facts: [
        ['Deposit including GST', dollars.format(amount / 100)],
        ['Account name', bank?.accountName ?? ''],
        ['BSB', bank?.bsb ?? ''],
        ['Account number', bank?.accountNumber ?? ''],
        ['Payment reference', bank ? record.reference : ''],
      ],
    },
  ]
}

const depositFacts = ({ record, total }: ProposalEmailContext): EmailPart => ({
  kind: 'facts',
  facts: [
    ['Proposal', `${record.reference}, ${record.title}`],
    ['Deposit including GST', dollars.format((total ?? 0) / 100)],
  ],
})

const pageOf = ({ record }: ProposalEmailContext) => proposalPathOf(record.token)

/** The client's emails. */
const clientEmails: Partial<Record<ProposalEventKind, ClientEmail>> = {
  sent: (context, agency) => ({
    subject:
      context.record.sendings > 1
        ? `Updated proposal ${context.record.reference} from ${agency}`
        : `Proposal ${context.record.reference} from ${agency}`,
    heading: context.record.sendings > 1 ? 'Your updated proposal' : 'Your proposal',
    parts: [
      paragraph(
        `${greetingOf(context.record.name)}\n\nYour proposal is ready. You can choose its options, ask a question, and accept or decline it on its page. No account is needed.`,
      ),
      priceFacts(context),
      siteLinks(context.publicUrl, [
        ['Open your proposal', markEmailLink(pageOf(context), 'proposal')],
      ]),
      paragraph('This link opens the proposal without a login, so please share it with care.'),
    ],
  }),
  reminded: (context, agency) => ({
    subject: `Your proposal from ${agency} ends soon`,
    heading: 'Your proposal ends soon',
    parts: [
      paragraph(
        `${greetingOf(context.record.name)}\n\nYou have ${context.text} left to accept your proposal. If you have a question, ask it on the page or reply to this email.`,
      ),
      priceFacts(context),
      siteLinks(context.publicUrl, [
        ['Open your proposal', markEmailLink(pageOf(context), 'proposal-reminder')],
        ['Stop sending reminders', `${pageOf(context)}/reminders`],
      ]),
    ],
  }),
  accepted: (context, agency) => ({
    subject: `You accepted proposal ${context.record.reference}`,
    heading: 'Thank you, your proposal is accepted',
    parts: [
      paragraph(
        `${greetingOf(context.record.name)}\n\n${agency} has your acceptance and will be in touch about the next step. The signed document is on the page of the proposal; keep a copy of it.`,
      ),
      priceFacts(context),
      ...depositParts(context),
      siteLinks(context.publicUrl, [
        ['Open the accepted proposal', markEmailLink(pageOf(context), 'proposal-accepted')],
        [
          'Pay the deposit by card',
          context.deposit?.byCard ? depositPathOf(context.record.token) : null,
        ],
        ['Signed document (PDF)', `${pageOf(context)}/document.pdf`],
      ]),
    ],
  }),
  deposit_paid: (context, agency) => ({
    subject: `Deposit received for proposal ${context.record.reference}`,
    heading: 'Thank you, your deposit has arrived',
    parts: [
      paragraph(
        `${greetingOf(context.record.name)}\n\nYour deposit has arrived. ${agency} will agree the first day with you.`,
      ),
      depositFacts(context),
      siteLinks(context.publicUrl, [
        ['Open the accepted proposal', markEmailLink(pageOf(context), 'deposit')],
      ]),
    ],
  }),
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
  const [composeForOwner, composeForClient] = [
    toOwner ? ownerEmails[kind] : undefined,
    clientEmails[kind],
  ]
  if (!composeForOwner && !composeForClient) return []
  const record = typeof proposal === 'number' ? await findProposalRecord(db, proposal) : proposal
  if (!record) throw new Error(`There is no proposal ${proposal}.`)
  const { agency } = await getSettings(db)
  const deposit = await depositOf({ db, cardPayments }, record)
  const context: ProposalEmailContext = {
    record,
    snapshot: parseSnapshot(record),
    text,
    total,
    publicUrl,
    deposit,
  }
  const client = record.contactId === null ? null : { name: record.name, address: record.email }
  const emails: ProposalEmail[] = []
  if (composeForOwner) {
    const draft = ownerDraft(context, composeForOwner(context), agency.name)
    const to = { name: agency.name, address: agency.email }
    emails.push(renderProposalEmail({ recipient: 'owner', draft, to, replyTo: client, agency }))
  }
  // A deleted contact gets no emails.
  if (composeForClient && client) {
    const footer = [`${agency.name}, ${agency.street}`, `${agency.phone}, ${agency.email}`]
    const draft = { ...composeForClient(context, agency.name), footer }
    const to = client
    emails.push(renderProposalEmail({ recipient: 'visitor', draft, to, replyTo: null, agency }))
  }
  return emails
}

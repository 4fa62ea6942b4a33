import type { ProposalEventKind, ProposalSnapshot } from '@agency/contract/proposal'
import type { ProposalDeposit } from '@agency/contract/proposal-calls'
import { depositPathOf, proposalPathOf } from '@agency/contract/proposal-paths'
import { howToPay } from '@agency/contract/proposal-texts'
import type { Database } from '@agency/db/connect'
import type { DB } from '@agency/db/schema'
import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { MailDraft, MailPart } from '../../email/draft.ts'
import { linksTo, paragraph } from '../emails/email-parts.ts'
import { type ProposalMail, proposalMailOf } from '../emails/proposal-mail.ts'
import { greetingOf } from '../emails/submission-details.ts'
import { getSettings } from '../settings/settings-service.ts'
import { depositOf } from './deposit-state.ts'
import { findProposalRecord, type ProposalRecord } from './proposal-queries.ts'
import { snapshotIn } from './proposal-record.ts'

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

type OwnerWords = (told: ProposalEmailContext) => {
  subject: string
  heading: string
  said?: [string, string]
}

/** The owner's emails about what a client did, or let expire. */
const ownerWords: Partial<Record<ProposalEventKind, OwnerWords>> = {
  opened: (told) => ({
    subject: `Proposal opened: ${clientLabel(told)}`,
    heading: `${clientName(told)} opened the proposal`,
  }),
  changed: (told) => ({
    subject: `Proposal options changed: ${clientLabel(told)}`,
    heading: `${clientName(told)} changed the options`,
    said: ['Chosen', told.text || 'No options'],
  }),
  asked: (told) => ({
    subject: `Question about a proposal: ${clientLabel(told)}`,
    heading: `${clientName(told)} asked a question`,
    said: ['Question', told.text],
  }),
  accepted: (told) => ({
    subject: `Proposal accepted: ${clientLabel(told)}`,
    heading: `${clientName(told)} accepted the proposal`,
  }),
  declined: (told) => ({
    subject: `Proposal declined: ${clientLabel(told)}`,
    heading: `${clientName(told)} declined the proposal`,
    ...(told.text && { said: ['Reason', told.text] as [string, string] }),
  }),
  deposit_paid: (told) => ({
    subject: `Deposit paid: ${clientLabel(told)}`,
    heading: `Deposit paid: ${clientLabel(told)}`,
    said: ['Deposit', `${dollars.format((told.total ?? 0) / 100)}, ${told.text}`],
  }),
  expired: (told) => ({
    subject: `Proposal expired: ${clientLabel(told)}`,
    heading: `The proposal for ${told.record.name} expired without an answer`,
  }),
}

function ownerDraft(
  told: ProposalEmailContext,
  words: ReturnType<OwnerWords>,
  agencyName: string,
): MailDraft {
  const { record, publicUrl } = told
  const { said } = words
  const isKnown = record.contactId !== null
  return {
    ...{ subject: words.subject, heading: words.heading },
    parts: [
      {
        kind: 'facts',
        facts: [
          // A title usually contains the client's name.
          ['Proposal', isKnown ? `${record.reference}, ${record.title}` : record.reference],
          ['Client', isKnown ? clientLabel(told) : ''],
          ['Total including GST', dollars.format(record.totalCents / 100)],
          ['Valid to', record.expiresOn ? dayOf(record.expiresOn) : ''],
        ],
      },
      ...(said ? [{ kind: 'words' as const, title: said[0], text: said[1] }] : []),
      linksTo(publicUrl, [
        ['Open the proposal in the dashboard', `/dashboard/proposals/${record.id}`],
        [
          'Open this person in the dashboard',
          isKnown ? `/dashboard/users/${record.contactId}` : null,
        ],
      ]),
      paragraph(
        isKnown
          ? `Reply to this mail to answer ${record.name}.`
          : 'This person was deleted from your contacts. The signed proposal says whom to answer.',
      ),
    ],
    footer: [
      `Sent by the website of ${agencyName} to the address in its settings.`,
      `Every mail is listed at ${publicUrl}/dashboard/mail`,
    ],
  }
}

type ClientWords = (
  told: ProposalEmailContext,
  agencyName: string,
) => Pick<MailDraft, 'subject' | 'heading' | 'parts'>

const priceFacts = ({ record }: ProposalEmailContext) => ({
  kind: 'facts' as const,
  facts: [
    ['Proposal', `${record.reference}, ${record.title}`],
    ['Total including GST', dollars.format(record.totalCents / 100)],
    ['Valid to', record.expiresOn ? `the end of ${dayOf(record.expiresOn)}, Melbourne time` : ''],
  ] as [string, string][],
})

/** How to pay the deposit, if the proposal asks for one, and the next steps. */
function depositParts({ deposit, record }: ProposalEmailContext): MailPart[] {
  if (!deposit) return []
  const { amount, bank } = deposit
  return [
    paragraph(`${howToPay(deposit)} Work starts when it has arrived.`),
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

const depositFacts = ({ record, total }: ProposalEmailContext): MailPart => ({
  kind: 'facts',
  facts: [
    ['Proposal', `${record.reference}, ${record.title}`],
    ['Deposit including GST', dollars.format((total ?? 0) / 100)],
  ],
})

const pageOf = ({ record }: ProposalEmailContext) => proposalPathOf(record.token)

/** The client's emails. */
const clientWords: Partial<Record<ProposalEventKind, ClientWords>> = {
  sent: (told, agency) => ({
    subject:
      told.record.sendings > 1
        ? `Updated proposal ${told.record.reference} from ${agency}`
        : `Proposal ${told.record.reference} from ${agency}`,
    heading: told.record.sendings > 1 ? 'Your updated proposal' : 'Your proposal',
    parts: [
      paragraph(
        `${greetingOf(told.record.name)}\n\nYour proposal is ready. You can choose its options, ask a question, and accept or decline it on its page. No account is needed.`,
      ),
      priceFacts(told),
      linksTo(told.publicUrl, [['Open your proposal', pageOf(told)]]),
      paragraph(
        'Whoever has this link can see the proposal and answer it. Please pass it on with care.',
      ),
    ],
  }),
  reminded: (told, agency) => ({
    subject: `Your proposal from ${agency} ends soon`,
    heading: 'Your proposal ends soon',
    parts: [
      paragraph(
        `${greetingOf(told.record.name)}\n\nYou have ${told.text} left to accept your proposal. If you have a question, ask it on the page or reply to this email.`,
      ),
      priceFacts(told),
      linksTo(told.publicUrl, [
        ['Open your proposal', pageOf(told)],
        ['Send me no more reminders', `${pageOf(told)}/reminders`],
      ]),
    ],
  }),
  accepted: (told, agency) => ({
    subject: `You accepted proposal ${told.record.reference}`,
    heading: 'Thank you, your proposal is accepted',
    parts: [
      paragraph(
        `${greetingOf(told.record.name)}\n\n${agency} has your acceptance and will be in touch about the next step. The signed document is on the page of the proposal; keep a copy of it.`,
      ),
      priceFacts(told),
      ...depositParts(told),
      linksTo(told.publicUrl, [
        ['Open the accepted proposal', pageOf(told)],
        ['Pay the deposit by card', told.deposit?.byCard ? depositPathOf(told.record.token) : null],
        ['Signed document (PDF)', `${pageOf(told)}/document.pdf`],
      ]),
    ],
  }),
  deposit_paid: (told, agency) => ({
    subject: `Deposit received for proposal ${told.record.reference}`,
    heading: 'Thank you, your deposit has arrived',
    parts: [
      paragraph(
        `${greetingOf(told.record.name)}\n\nYour deposit has arrived. ${agency} will agree the first day with you.`,
      ),
      depositFacts(told),
      linksTo(told.publicUrl, [['Open the accepted proposal', pageOf(told)]]),
    ],
  }),
}

/** Without card payments configured, an email does not offer them. */
export type EventDeps = Pick<Deps, 'publicUrl'> & Partial<Pick<Deps, 'cardPayments'>>

interface MailedEvent {
  /** The proposal after the event, or its id. */
  proposal: ProposalRecord | number
  kind: ProposalEventKind
  text: string
  total: number | null
  /** Whether the owner is notified of this one. */
  toOwner: boolean
}

/** The emails about a proposal event. */
export async function proposalMailsOf(
  { publicUrl, cardPayments }: EventDeps,
  db: Database | Transaction<DB>,
  { proposal, kind, text, total, toOwner }: MailedEvent,
): Promise<ProposalMail[]> {
  const [ownerSays, clientSays] = [toOwner ? ownerWords[kind] : undefined, clientWords[kind]]
  if (!ownerSays && !clientSays) return []
  const record = typeof proposal === 'number' ? await findProposalRecord(db, proposal) : proposal
  if (!record) throw new Error(`There is no proposal ${proposal}.`)
  const { agency } = await getSettings(db)
  const deposit = await depositOf({ db, cardPayments }, record)
  const told: ProposalEmailContext = {
    record,
    snapshot: snapshotIn(record),
    text,
    total,
    publicUrl,
    deposit,
  }
  const client = record.contactId === null ? null : { name: record.name, address: record.email }
  const mails: ProposalMail[] = []
  if (ownerSays) {
    const draft = ownerDraft(told, ownerSays(told), agency.name)
    const to = { name: agency.name, address: agency.email }
    mails.push(proposalMailOf({ recipient: 'owner', draft, to, replyTo: client, agency }))
  }
  // A deleted contact gets no emails.
  if (clientSays && client) {
    const footer = [`${agency.name}, ${agency.street}`, `${agency.phone}, ${agency.email}`]
    const draft = { ...clientSays(told, agency.name), footer }
    const to = client
    mails.push(proposalMailOf({ recipient: 'visitor', draft, to, replyTo: null, agency }))
  }
  return mails
}

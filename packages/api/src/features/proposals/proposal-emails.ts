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

interface Told {
  record: ProposalRecord
  snapshot: ProposalSnapshot | null
  text: string
  /** Of the step, in cents; null where it names none. */
  total: number | null
  publicUrl: string
  /** Of an accepted proposal; null where it asks for none. */
  deposit: ProposalDeposit | null
}

/** By their name only as long as they are a contact: what was deleted is not stored again in an email. */
const whom = ({ record: { contactId, reference, name, company } }: Told) =>
  contactId === null ? reference : [name, company].filter((part) => part !== '').join(', ')
const who = ({ record: { contactId, name } }: Told) => (contactId === null ? 'The client' : name)

type OwnerWords = (told: Told) => { subject: string; heading: string; said?: [string, string] }

/** What the owner is told of what a client did, or let pass. */
const ownerWords: Partial<Record<ProposalEventKind, OwnerWords>> = {
  opened: (told) => ({
    subject: `Proposal opened: ${whom(told)}`,
    heading: `${who(told)} opened the proposal`,
  }),
  changed: (told) => ({
    subject: `Proposal options changed: ${whom(told)}`,
    heading: `${who(told)} changed the options`,
    said: ['Chosen', told.text || 'No options'],
  }),
  asked: (told) => ({
    subject: `Question about a proposal: ${whom(told)}`,
    heading: `${who(told)} asked a question`,
    said: ['Question', told.text],
  }),
  accepted: (told) => ({
    subject: `Proposal accepted: ${whom(told)}`,
    heading: `${who(told)} accepted the proposal`,
  }),
  declined: (told) => ({
    subject: `Proposal declined: ${whom(told)}`,
    heading: `${who(told)} declined the proposal`,
    ...(told.text && { said: ['Reason', told.text] as [string, string] }),
  }),
  deposit_paid: (told) => ({
    subject: `Deposit paid: ${whom(told)}`,
    heading: `Deposit paid: ${whom(told)}`,
    said: ['Deposit', `${dollars.format((told.total ?? 0) / 100)}, ${told.text}`],
  }),
  expired: (told) => ({
    subject: `Proposal expired: ${whom(told)}`,
    heading: `The proposal for ${told.record.name} expired without an answer`,
  }),
}

function ownerDraft(told: Told, words: ReturnType<OwnerWords>, agencyName: string): MailDraft {
  const { record, publicUrl } = told
  const { said } = words
  const isKnown = record.contactId !== null
  return {
    ...{ subject: words.subject, heading: words.heading },
    parts: [
      {
        kind: 'facts',
        facts: [
          // A title is mostly the client's name.
          ['Proposal', isKnown ? `${record.reference}, ${record.title}` : record.reference],
          ['Client', isKnown ? whom(told) : ''],
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
  told: Told,
  agencyName: string,
) => Pick<MailDraft, 'subject' | 'heading' | 'parts'>

const priceFacts = ({ record }: Told) => ({
  kind: 'facts' as const,
  facts: [
    ['Proposal', `${record.reference}, ${record.title}`],
    ['Total including GST', dollars.format(record.totalCents / 100)],
    ['Valid to', record.expiresOn ? `the end of ${dayOf(record.expiresOn)}, Melbourne time` : ''],
  ] as [string, string][],
})

/** How the deposit is paid, where the proposal asks for one, and what follows. */
function depositParts({ deposit, record }: Told): MailPart[] {
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

const depositFacts = ({ record, total }: Told): MailPart => ({
  kind: 'facts',
  facts: [
    ['Proposal', `${record.reference}, ${record.title}`],
    ['Deposit including GST', dollars.format((total ?? 0) / 100)],
  ],
})

const pageOf = ({ record }: Told) => proposalPathOf(record.token)

/** What the client is told. */
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
        `${greetingOf(told.record.name)}\n\nYour proposal can be accepted for ${told.text}. If you have a question, ask it on the page or reply to this mail.`,
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

/** Without a way to pay by card an email names none. */
export type EventDeps = Pick<Deps, 'publicUrl'> & Partial<Pick<Deps, 'cardPayments'>>

interface MailedEvent {
  /** The proposal as it is after the step, or its id. */
  proposal: ProposalRecord | number
  kind: ProposalEventKind
  text: string
  total: number | null
  /** Whether the owner is told of this one. */
  toOwner: boolean
}

/** The emails of a step of a proposal. */
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
  const told: Told = { record, snapshot: snapshotIn(record), text, total, publicUrl, deposit }
  const client = record.contactId === null ? null : { name: record.name, address: record.email }
  const mails: ProposalMail[] = []
  if (ownerSays) {
    const draft = ownerDraft(told, ownerSays(told), agency.name)
    const to = { name: agency.name, address: agency.email }
    mails.push(proposalMailOf({ recipient: 'owner', draft, to, answersTo: client, agency }))
  }
  // A person who was deleted is not written to.
  if (clientSays && client) {
    const footer = [`${agency.name}, ${agency.street}`, `${agency.phone}, ${agency.email}`]
    const draft = { ...clientSays(told, agency.name), footer }
    const to = client
    mails.push(proposalMailOf({ recipient: 'visitor', draft, to, answersTo: null, agency }))
  }
  return mails
}

import type { ClientEmailTextKey } from '@agency/contract/client-email-texts'
import type { EmailTextFields } from '@agency/contract/email-text-fields'
import type { ProposalEventKind } from '@agency/contract/proposal'
import type { ProposalDeposit } from '@agency/contract/proposal-calls'
import { depositPathOf, proposalPathOf } from '@agency/contract/proposal-paths'
import { depositPaymentText } from '@agency/contract/proposal-texts'
import type { AgencySettings } from '@agency/contract/settings'
import { markEmailLink } from '@agency/contract/visit-source'
import type { EmailDraft, EmailPart } from '../../email/draft.ts'
import { paragraph, siteLinks } from '../emails/email-parts.ts'
import { draftWithText } from '../emails/email-text-service.ts'
import { greetingOf } from '../emails/submission-details.ts'
import type { ProposalRecord } from './proposal-queries.ts'

const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })
const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })

/** An amount in cents, and a day (YYYY-MM-DD), in the words of an email. */
export const moneyText = (cents: number) => dollars.format(cents / 100)
export const dayText = (iso: string) => day.format(new Date(`${iso}T00:00:00Z`))

export interface ClientEmailContext {
  record: Pick<
    ProposalRecord,
    'reference' | 'title' | 'totalCents' | 'expiresOn' | 'token' | 'name'
  >
  /** The days that are left, of a reminder. */
  text: string
  /** Total of the event, in cents; null if it has none. */
  total: number | null
  publicUrl: string
  /** Deposit of an accepted proposal; null if it asks for none. */
  deposit: ProposalDeposit | null
}

/** The text of the client's email about an event; undefined if they get none. */
export function clientTextOf(
  kind: ProposalEventKind,
  { sendings }: { sendings: number },
): ClientEmailTextKey | undefined {
  if (kind === 'sent') return sendings > 1 ? 'proposal_updated' : 'proposal_sent'
  if (kind === 'reminded') return 'proposal_reminded'
  if (kind === 'accepted') return 'proposal_accepted'
  return kind === 'deposit_paid' ? kind : undefined
}

const priceFacts = ({ record }: ClientEmailContext): EmailPart => ({
  kind: 'facts',
  facts: [
    ['Proposal', `${record.reference}, ${record.title}`],
    ['Total including GST', moneyText(record.totalCents)],
    ['Valid to', record.expiresOn ? `the end of ${dayText(record.expiresOn)}, Melbourne time` : ''],
  ],
})

/** How to pay the deposit, if the proposal asks for one, and the next steps. */
function depositParts({ deposit, record }: ClientEmailContext): EmailPart[] {
  if (!deposit) return []
  const { amount, bank } = deposit
  return [
    paragraph(`${depositPaymentText(deposit)} Work starts when it has arrived.`),
    {
      kind: 'facts',
      facts: [
        ['Deposit including GST', moneyText(amount)],
        ['Account name', bank?.accountName ?? ''],
        ['BSB', bank?.bsb ?? ''],
        ['Account number', bank?.accountNumber ?? ''],
        ['Payment reference', bank ? record.reference : ''],
      ],
    },
  ]
}

const depositFacts = ({ record, total }: ClientEmailContext): EmailPart => ({
  kind: 'facts',
  facts: [
    ['Proposal', `${record.reference}, ${record.title}`],
    ['Deposit including GST', moneyText(total ?? 0)],
  ],
})

const pageOf = ({ record }: ClientEmailContext) => proposalPathOf(record.token)

type AddedParts = (context: ClientEmailContext) => EmailPart[]

const sentParts: AddedParts = (context) => [
  priceFacts(context),
  siteLinks(context.publicUrl, [
    ['Open your proposal', markEmailLink(pageOf(context), 'proposal')],
  ]),
]

/** The facts and links of each of the client's emails. */
const addedParts: Partial<Record<ClientEmailTextKey, AddedParts>> = {
  proposal_sent: sentParts,
  proposal_updated: sentParts,
  proposal_reminded: (context) => [
    priceFacts(context),
    siteLinks(context.publicUrl, [
      ['Open your proposal', markEmailLink(pageOf(context), 'proposal-reminder')],
      ['Stop sending reminders', `${pageOf(context)}/reminders`],
    ]),
  ],
  proposal_accepted: (context) => [
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
  deposit_paid: (context) => [
    depositFacts(context),
    siteLinks(context.publicUrl, [
      ['Open the accepted proposal', markEmailLink(pageOf(context), 'deposit')],
    ]),
  ],
}

/** The client's email about a proposal. */
export function clientDraft(
  context: ClientEmailContext,
  { key, text, agency }: { key: ClientEmailTextKey; text: EmailTextFields; agency: AgencySettings },
): EmailDraft {
  const { record } = context
  const values = {
    ...{ greeting: greetingOf(record.name), agency: agency.name },
    ...{ reference: record.reference, time_left: context.text },
  }
  return {
    ...draftWithText(text, values, addedParts[key]?.(context) ?? []),
    footer: [`${agency.name}, ${agency.street}`, `${agency.phone}, ${agency.email}`],
  }
}

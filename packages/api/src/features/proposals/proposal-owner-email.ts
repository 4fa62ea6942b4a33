import type { EmailTextFields } from '@agency/contract/email-text-fields'
import type { ProposalEventKind } from '@agency/contract/proposal'
import type { AgencySettings } from '@agency/contract/settings'
import type { StaffEmailTextKey } from '@agency/contract/staff-email-texts'
import type { EmailDraft, EmailPart } from '../../email/draft.ts'
import { siteLinks } from '../emails/email-parts.ts'
import { draftWithText } from '../emails/email-text-service.ts'
import { type ClientEmailContext, dayText, moneyText } from './proposal-client-email.ts'
import type { ProposalRecord } from './proposal-queries.ts'

const DELETED_CLIENT =
  'This person was deleted from your contacts. The signed proposal says who to reply to.'

export interface ProposalOwnerContext extends Omit<ClientEmailContext, 'record' | 'deposit'> {
  record: Omit<ClientEmailContext['record'], 'token'> &
    Pick<ProposalRecord, 'id' | 'contactId' | 'company'>
}

/** Named only while they are a contact, so that deleted data is not stored again in an email. */
const clientLabel = ({ record: { contactId, reference, name, company } }: ProposalOwnerContext) =>
  contactId === null ? reference : [name, company].filter((part) => part !== '').join(', ')

/** The owner's emails about what a client did, or let expire. */
const ownerTexts: Partial<Record<ProposalEventKind, StaffEmailTextKey>> = {
  opened: 'staff_proposal_opened',
  changed: 'staff_proposal_changed',
  asked: 'staff_proposal_asked',
  accepted: 'staff_proposal_accepted',
  declined: 'staff_proposal_declined',
  deposit_paid: 'staff_deposit_paid',
  expired: 'staff_proposal_expired',
}

/** The text of the owner's email about an event; undefined if they get none. */
export const ownerTextOf = (kind: ProposalEventKind): StaffEmailTextKey | undefined =>
  ownerTexts[kind]

type Quote = (context: ProposalOwnerContext) => [title: string, text: string]

/** What the client wrote or chose; a text of '' is left out. */
const quotes: Partial<Record<StaffEmailTextKey, Quote>> = {
  staff_proposal_changed: ({ text }) => ['Chosen', text || 'No options'],
  staff_proposal_asked: ({ text }) => ['Question', text],
  staff_proposal_declined: ({ text }) => ['Reason', text],
  staff_deposit_paid: ({ text, total }) => ['Deposit', `${moneyText(total ?? 0)}, ${text}`],
}

function quoteOf(key: StaffEmailTextKey, context: ProposalOwnerContext): EmailPart[] {
  const [title, text] = quotes[key]?.(context) ?? ['', '']
  return text === '' ? [] : [{ kind: 'quote', title, text }]
}

/** The owner's email about a proposal. */
export function ownerDraft(
  context: ProposalOwnerContext,
  { key, text, agency }: { key: StaffEmailTextKey; text: EmailTextFields; agency: AgencySettings },
): EmailDraft {
  const { record, publicUrl } = context
  const isKnown = record.contactId !== null
  const values = {
    name: isKnown ? record.name : 'The client',
    ...{ client: clientLabel(context), reference: record.reference, agency: agency.name },
  }
  return {
    // Nobody is left to be answered.
    ...draftWithText({ ...text, ...(!isKnown && { closing: DELETED_CLIENT }) }, values, [
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
      ...quoteOf(key, context),
      siteLinks(publicUrl, [
        ['Open the proposal in the dashboard', `/dashboard/proposals/${record.id}`],
        [
          'Open this person in the dashboard',
          isKnown ? `/dashboard/users/${record.contactId}` : null,
        ],
      ]),
    ]),
    footer: [
      `Sent by the website of ${agency.name} to the address in its settings.`,
      `Every email is listed at ${publicUrl}/dashboard/mail`,
    ],
  }
}

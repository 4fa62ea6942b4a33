import type { EmailTextFields } from '@agency/contract/email-text-fields'
import type { StaffEmailTextKey } from '@agency/contract/staff-email-texts'
import type { EmailDraft } from '../../email/draft.ts'
import {
  paragraph,
  pictureOf,
  priceOf,
  type SubmissionEmailContext,
  siteLinks,
} from './email-parts.ts'
import { draftWithText } from './email-text-service.ts'
import { readSubmissionDetails, type SubmissionDetails } from './submission-details.ts'

const senderLabel = ({ name, company }: SubmissionDetails) =>
  company === '' ? name : `${name}, ${company}`

/** The text of the owner's email. */
export const ownerTextOf = ({ kind, row }: SubmissionEmailContext): StaffEmailTextKey =>
  kind === 'concept' && row.stage === 'cancelled' ? 'staff_concept_cancelled' : `staff_${kind}`

const GALLERY_NOTE =
  'They released it for the public gallery. It shows there once you make it visible: open the concept.'

/** The owner's email: who sent it, what they wrote, and the link to the dashboard. */
export function ownerDraft(context: SubmissionEmailContext, text: EmailTextFields): EmailDraft {
  const { row, agency, publicUrl } = context
  const details = readSubmissionDetails(row)
  const { name, company, subject } = details
  const values = { name, company, subject, sender: senderLabel(details), agency: agency.name }
  return {
    ...draftWithText(text, values, [
      { kind: 'facts', facts: [...details.facts, ['Estimate', priceOf(row)]] },
      { kind: 'quote', title: details.bodyTitle, text: details.body },
      ...pictureOf(row),
      ...(row.released ? [paragraph(GALLERY_NOTE)] : []),
      siteLinks(publicUrl, [
        ['Open this person in the dashboard', `/dashboard/users/${row.contactId}`],
        [
          'Open the concept',
          row.conceptId === null ? null : `/dashboard/concepts?concept=${row.conceptId}`,
        ],
        ['Open the estimate (PDF)', row.pdfUrl],
      ]),
    ]),
    footer: [
      `Sent by the website of ${agency.name} to the address in its settings.`,
      `Every email is listed at ${publicUrl}/dashboard/mail`,
    ],
  }
}

import type { EmailDraft } from '../../email/draft.ts'
import {
  paragraph,
  pictureOf,
  priceOf,
  type SubmissionEmailContext,
  siteLinks,
} from './email-parts.ts'
import { readSubmissionDetails, type SubmissionDetails } from './submission-details.ts'

type Titles = Pick<EmailDraft, 'subject' | 'heading'>

const senderLabel = ({ name, company }: SubmissionDetails) =>
  company === '' ? name : `${name}, ${company}`

const titles: Record<
  SubmissionEmailContext['kind'],
  (details: SubmissionDetails, context: SubmissionEmailContext) => Titles
> = {
  message: (details) => ({
    subject: `Message from ${details.name}${details.subject && `: ${details.subject}`}`,
    heading: `${details.name} sent a message`,
  }),
  concept: (details, { row }) =>
    row.stage === 'cancelled'
      ? {
          subject: `Concept cancelled: ${senderLabel(details)}`,
          heading: `${details.name} asked for a concept and cancelled it`,
        }
      : {
          subject: `Concept generated: ${senderLabel(details)}`,
          heading: `${details.name} made a concept for ${details.company}`,
        },
  quote: (details) => ({
    subject: `Estimate requested: ${senderLabel(details)}`,
    heading: `${details.name} asked for an estimate`,
  }),
  generation_failed: (details) => ({
    subject: `Concept failed: ${senderLabel(details)}`,
    heading: `The concept for ${details.company} could not be generated`,
  }),
}

const GALLERY_NOTE =
  'They released it for the public gallery. It shows there once you make it visible: open the concept.'

/** The owner's email: who sent it, what they wrote, and the link to the dashboard. */
export function ownerDraft(context: SubmissionEmailContext): EmailDraft {
  const { kind, row, agency, publicUrl } = context
  const details = readSubmissionDetails(row)
  return {
    ...titles[kind](details, context),
    parts: [
      ...(kind === 'generation_failed'
        ? [paragraph('The brief is kept. Please write to them.')]
        : []),
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
      paragraph(`Reply to this email to answer ${details.name}.`),
    ],
    footer: [
      `Sent by the website of ${agency.name} to the address in its settings.`,
      `Every email is listed at ${publicUrl}/dashboard/mail`,
    ],
  }
}

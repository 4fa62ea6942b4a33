import type { MailDraft } from '../../email/draft.ts'
import { linksTo, type MailEvent, paragraph, pictureOf, priceOf } from './email-parts.ts'
import { type Sent, sentOf } from './submission-details.ts'

type Titles = Pick<MailDraft, 'subject' | 'heading'>

const whom = ({ name, company }: Sent) => (company === '' ? name : `${name}, ${company}`)

const titles: Record<MailEvent['kind'], (sent: Sent, event: MailEvent) => Titles> = {
  message: (sent) => ({
    subject: `Message from ${sent.name}${sent.subject && `: ${sent.subject}`}`,
    heading: `${sent.name} sent a message`,
  }),
  concept: (sent, { row }) =>
    row.stage === 'cancelled'
      ? {
          subject: `Concept cancelled: ${whom(sent)}`,
          heading: `${sent.name} asked for a concept and cancelled it`,
        }
      : {
          subject: `Concept made: ${whom(sent)}`,
          heading: `${sent.name} made a concept for ${sent.company}`,
        },
  quote: (sent) => ({
    subject: `Estimate asked for: ${whom(sent)}`,
    heading: `${sent.name} asked for an estimate`,
  }),
  generation_failed: (sent) => ({
    subject: `Concept not drawn: ${whom(sent)}`,
    heading: `The concept for ${sent.company} could not be drawn`,
  }),
}

const RELEASED =
  'They released it for the public gallery. It shows there once you make it visible: open the concept.'

/** The owner's email: who sent it, what they wrote, and the link to the dashboard. */
export function ownerDraft(event: MailEvent): MailDraft {
  const { kind, row, agency, publicUrl } = event
  const sent = sentOf(row)
  return {
    ...titles[kind](sent, event),
    parts: [
      ...(kind === 'generation_failed'
        ? [paragraph('The brief is kept. Please write to them.')]
        : []),
      { kind: 'facts', facts: [...sent.facts, ['Estimate', priceOf(row)]] },
      { kind: 'words', title: sent.wordsTitle, text: sent.words },
      ...pictureOf(row),
      ...(row.released ? [paragraph(RELEASED)] : []),
      linksTo(publicUrl, [
        ['Open this person in the dashboard', `/dashboard/users/${row.contactId}`],
        [
          'Open the concept',
          row.conceptId === null ? null : `/dashboard/concepts?concept=${row.conceptId}`,
        ],
        ['Open the estimate (PDF)', row.pdfUrl],
      ]),
      paragraph(`Reply to this mail to answer ${sent.name}.`),
    ],
    footer: [
      `Sent by the website of ${agency.name} to the address in its settings.`,
      `Every mail is listed at ${publicUrl}/dashboard/mail`,
    ],
  }
}

import type { EmailDraft } from '../../email/draft.ts'
import {
  clientLinks,
  paragraph,
  priceOf,
  type SubmissionEmailContext,
  shareExpiryParts,
  siteLinks,
} from './email-parts.ts'
import { greetingOf, readSubmissionDetails, type SubmissionDetails } from './submission-details.ts'

/** The same promise as on the contact page. */
const RESPONSE_TIME = 'A person reads and answers every message.'
const CONTACT_INVITATION = `Want to talk about it? Reply to this email. ${RESPONSE_TIME}`
const RANGE_NOTE =
  'The estimate is a range. It becomes a price only when both of us sign a proposal.'

type EmailContent = Pick<EmailDraft, 'subject' | 'heading' | 'parts'>

const greetingParagraph = ({ name }: SubmissionDetails, text: string) =>
  paragraph(`${greetingOf(name)}\n\n${text}`)

/**
 * The email address has not been verified, so none of these repeats what was typed into the form,
 * as text or in a picture: otherwise anybody could make this site send their text to a stranger.
 */
const contents: Record<
  SubmissionEmailContext['kind'],
  (context: SubmissionEmailContext, details: SubmissionDetails) => EmailContent
> = {
  message: ({ agency }, details) => ({
    subject: 'We have your message',
    heading: 'We have your message',
    parts: [
      greetingParagraph(details, `Thank you for writing to ${agency.name}. ${RESPONSE_TIME}`),
    ],
  }),
  concept: (context, details) => ({
    subject: 'Your website concept',
    heading: 'Your website concept',
    parts: [
      greetingParagraph(
        details,
        'This concept was made from your brief, with an estimate of what it costs.',
      ),
      { kind: 'facts', facts: [['Estimate', priceOf(context.row)]] },
      clientLinks(context.publicUrl, 'concept', [
        ['See your concept', context.share && `/concepts/${context.share.token}`],
        ['Open the estimate (PDF)', context.row.pdfUrl],
      ]),
      ...shareExpiryParts(context),
      paragraph(RANGE_NOTE),
      paragraph(CONTACT_INVITATION),
    ],
  }),
  quote: ({ row, publicUrl }, details) => ({
    subject: `Your website estimate ${row.reference ?? ''}`,
    heading: 'Your website estimate',
    parts: [
      greetingParagraph(details, 'This is the estimate for the website you described.'),
      {
        kind: 'facts',
        facts: [
          ['Estimate', priceOf(row)],
          ['Reference', row.reference ?? ''],
        ],
      },
      siteLinks(publicUrl, [['Open the estimate (PDF)', row.pdfUrl]]),
      paragraph(RANGE_NOTE),
      paragraph(CONTACT_INVITATION),
    ],
  }),
  generation_failed: ({ row, publicUrl }, details) => ({
    subject: 'We have your brief',
    heading: 'Your brief is safe with us',
    parts: [
      greetingParagraph(
        details,
        'We could not generate your concept this time. Your brief is safe with us, and somebody will be in touch.',
      ),
      { kind: 'facts', facts: [['Estimate', priceOf(row)]] },
      siteLinks(publicUrl, [['Open the estimate (PDF)', row.pdfUrl]]),
    ],
  }),
}

/** A visitor's confirmation of a submission. */
export function visitorDraft(context: SubmissionEmailContext): EmailDraft {
  const { kind, row, agency, publicUrl } = context
  return {
    ...contents[kind](context, readSubmissionDetails(row)),
    footer: [
      `${agency.name}, ${agency.street}`,
      `${agency.phone}, ${agency.email}`,
      `You’re receiving this email because your address was entered at ${publicUrl}. If that wasn’t you, you can ignore it.`,
    ],
  }
}

import type { MailDraft } from '../../email/draft.ts'
import { linksTo, type MailEvent, paragraph, priceOf, sharedUntil } from './email-parts.ts'
import { greetingOf, type Sent, sentOf } from './submission-details.ts'

/** Promises exactly what the contact page does. */
const ANSWERED = 'A person reads every message and answers within one business day.'
const TALK = `Want to talk about it? Reply to this mail. ${ANSWERED}`
const RANGE = 'The estimate is a range. It becomes a price only when both of us sign a proposal.'

type Words = Pick<MailDraft, 'subject' | 'heading' | 'parts'>

const greeted = ({ name }: Sent, text: string) => paragraph(`${greetingOf(name)}\n\n${text}`)

/**
 * The email address has not been verified, so none of these repeats what was typed into the form,
 * as text or in a picture: otherwise anybody could make this site send their text to a stranger.
 */
const words: Record<MailEvent['kind'], (event: MailEvent, sent: Sent) => Words> = {
  message: ({ agency }, sent) => ({
    subject: 'We have your message',
    heading: 'We have your message',
    parts: [greeted(sent, `Thank you for writing to ${agency.name}. ${ANSWERED}`)],
  }),
  concept: (event, sent) => ({
    subject: 'Your website concept',
    heading: 'Your website concept',
    parts: [
      greeted(sent, 'This concept was made from your brief, with an estimate of what it costs.'),
      { kind: 'facts', facts: [['Estimate', priceOf(event.row)]] },
      linksTo(event.publicUrl, [
        ['See your concept', event.share && `/concepts/${event.share.token}`],
        ['Open the estimate (PDF)', event.row.pdfUrl],
      ]),
      ...sharedUntil(event),
      paragraph(RANGE),
      paragraph(TALK),
    ],
  }),
  quote: ({ row, publicUrl }, sent) => ({
    subject: `Your website estimate ${row.reference ?? ''}`,
    heading: 'Your website estimate',
    parts: [
      greeted(sent, 'This is the estimate for the website you described.'),
      {
        kind: 'facts',
        facts: [
          ['Estimate', priceOf(row)],
          ['Reference', row.reference ?? ''],
        ],
      },
      linksTo(publicUrl, [['Open the estimate (PDF)', row.pdfUrl]]),
      paragraph(RANGE),
      paragraph(TALK),
    ],
  }),
  generation_failed: ({ row, publicUrl }, sent) => ({
    subject: 'We have your brief',
    heading: 'Your brief is safe with us',
    parts: [
      greeted(
        sent,
        'We could not draw your concept this time. Your brief is safe with us, and somebody will be in touch.',
      ),
      { kind: 'facts', facts: [['Estimate', priceOf(row)]] },
      linksTo(publicUrl, [['Open the estimate (PDF)', row.pdfUrl]]),
    ],
  }),
}

/** A visitor's confirmation of a submission. */
export function visitorDraft(event: MailEvent): MailDraft {
  const { kind, row, agency, publicUrl } = event
  return {
    ...words[kind](event, sentOf(row)),
    footer: [
      `${agency.name}, ${agency.street}`,
      `${agency.phone}, ${agency.email}`,
      `You’re receiving this email because your address was entered at ${publicUrl}. If that wasn’t you, you can ignore it.`,
    ],
  }
}

import type { EmailTextFields } from '@agency/contract/email-text-fields'
import type { EmailDraft, EmailPart } from '../../email/draft.ts'
import {
  clientLinks,
  priceOf,
  type SubmissionEmailContext,
  shareExpiryParts,
  siteLinks,
} from './email-parts.ts'
import { draftWithText } from './email-text-service.ts'
import { greetingOf, readSubmissionDetails } from './submission-details.ts'

/**
 * The facts and links of each. The email address has not been verified, so none of these repeats
 * what was typed into the form, as text or in a picture: otherwise anybody could make this site
 * send their text to a stranger.
 */
const addedParts: Record<
  SubmissionEmailContext['kind'],
  (context: SubmissionEmailContext) => EmailPart[]
> = {
  message: () => [],
  concept: (context) => [
    { kind: 'facts', facts: [['Estimate', priceOf(context.row)]] },
    clientLinks(context.publicUrl, 'concept', [
      ['See your concept', context.share && `/concepts/${context.share.token}`],
      ['Open the estimate (PDF)', context.row.pdfUrl],
    ]),
    ...shareExpiryParts(context),
  ],
  quote: ({ row, publicUrl }) => [
    {
      kind: 'facts',
      facts: [
        ['Estimate', priceOf(row)],
        ['Reference', row.reference ?? ''],
      ],
    },
    siteLinks(publicUrl, [['Open the estimate (PDF)', row.pdfUrl]]),
  ],
  generation_failed: ({ row, publicUrl }) => [
    { kind: 'facts', facts: [['Estimate', priceOf(row)]] },
    siteLinks(publicUrl, [['Open the estimate (PDF)', row.pdfUrl]]),
  ],
}

/** A visitor's confirmation of a submission. */
export function visitorDraft(context: SubmissionEmailContext, text: EmailTextFields): EmailDraft {
  const { kind, row, agency, publicUrl } = context
  const { name } = readSubmissionDetails(row)
  const values = {
    ...{ greeting: greetingOf(name), agency: agency.name, reference: row.reference ?? '' },
  }
  return {
    ...draftWithText(text, values, addedParts[kind](context)),
    footer: [
      `${agency.name}, ${agency.street}`,
      `${agency.phone}, ${agency.email}`,
      `You’re receiving this email because your address was entered at ${publicUrl}. If that wasn’t you, you can ignore it.`,
    ],
  }
}

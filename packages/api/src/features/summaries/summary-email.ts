import { EMAIL_PREFERENCES_PATH } from '@agency/contract/email-preferences'
import type { EmailTextFields } from '@agency/contract/email-text-fields'
import type { StaffEmailTextKey } from '@agency/contract/staff-email-texts'
import type { EmailDraft } from '../../email/draft.ts'
import type { Span } from '../analytics/day-queries.ts'
import { paragraph, siteLinks } from '../emails/email-parts.ts'
import { draftWithText } from '../emails/email-text-service.ts'
import type { SummaryFigures } from './summary-figures.ts'
import { periodText, type SummaryPeriod } from './summary-period.ts'
import { summarySentences } from './summary-sentences.ts'

export const summaryTexts = {
  week: 'staff_weekly_summary',
  month: 'staff_monthly_summary',
} as const satisfies Record<SummaryPeriod, StaffEmailTextKey>

interface SummaryEmailContext {
  period: SummaryPeriod
  span: Span
  figures: SummaryFigures
  agencyName: string
  publicUrl: string
}

/** The weekly or monthly email to everybody who chose to be sent it. */
export function summaryDraft(context: SummaryEmailContext, text: EmailTextFields): EmailDraft {
  const { period, span, figures, agencyName, publicUrl } = context
  const values = { period: periodText(period, span), agency: agencyName }
  return {
    ...draftWithText(text, values, [
      ...summarySentences(figures, period).map((sentences) => paragraph(sentences.join('\n'))),
      siteLinks(publicUrl, [
        ['Open the analytics', '/dashboard/analytics'],
        ['Open the goals', '/dashboard/analytics?view=goals'],
        ['Stop this email, or choose others', EMAIL_PREFERENCES_PATH],
      ]),
    ]),
    footer: [
      `Sent by the website of ${agencyName} to everybody who wants it, at the beginning of each ${period}.`,
      `Your choice is at ${publicUrl}${EMAIL_PREFERENCES_PATH}`,
    ],
  }
}

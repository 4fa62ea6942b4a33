import type { AlertKind } from '@agency/contract/alert'
import { EMAIL_PREFERENCES_PATH } from '@agency/contract/email-preferences'
import type { EmailTextFields } from '@agency/contract/email-text-fields'
import type { StaffEmailTextKey } from '@agency/contract/staff-email-texts'
import type { EmailDraft } from '../../email/draft.ts'
import { siteLinks } from '../emails/email-parts.ts'
import { draftWithText } from '../emails/email-text-service.ts'

export const alertTexts = {
  leads_stopped: 'staff_leads_stopped',
  failures_rose: 'staff_failures_rose',
} as const satisfies Record<AlertKind, StaffEmailTextKey>

const links: Record<AlertKind, [text: string, path: string]> = {
  leads_stopped: ['Open the analytics', '/dashboard/analytics'],
  failures_rose: ['Open Today in the dashboard', '/dashboard'],
}

interface AlertEmailContext {
  kind: AlertKind
  reason: string
  agencyName: string
  publicUrl: string
}

/** The email about an incident to everybody who chose to be alerted. */
export function alertDraft(context: AlertEmailContext, text: EmailTextFields): EmailDraft {
  const { kind, reason, agencyName, publicUrl } = context
  return {
    ...draftWithText(text, { reason, agency: agencyName }, [
      siteLinks(publicUrl, [
        links[kind],
        ['Stop these alerts, or choose others', EMAIL_PREFERENCES_PATH],
      ]),
    ]),
    footer: [
      `Sent by the website of ${agencyName} to everybody who wants it, once until this is over.`,
      `Your choice is at ${publicUrl}${EMAIL_PREFERENCES_PATH}`,
    ],
  }
}

import type { EmailTextFields } from '@agency/contract/email-text-fields'
import { type DisabledReason, WEBHOOK_FAILING_DAYS } from '@agency/contract/webhook'
import type { EmailDraft } from '../../email/draft.ts'
import { siteLinks } from '../emails/email-parts.ts'
import { draftWithText } from '../emails/email-text-service.ts'

const reasons: Record<DisabledReason, string> = {
  gone: 'The server answered 410 Gone, which means that it wants no more events.',
  failing: `Every attempt to deliver an event has failed for ${WEBHOOK_FAILING_DAYS} days.`,
}

interface DisabledEmailContext {
  webhook: { id: number; url: string }
  reason: DisabledReason
  agencyName: string
  /** Origin of the site, without a trailing slash. */
  publicUrl: string
}

/** The owner's email when a webhook was disabled. Its address may contain a secret. */
export function disabledDraft(context: DisabledEmailContext, text: EmailTextFields): EmailDraft {
  const { webhook, reason, agencyName, publicUrl } = context
  const { host } = new URL(webhook.url)
  const values = { server: host, reason: reasons[reason], agency: agencyName }
  return {
    ...draftWithText(text, values, [
      siteLinks(publicUrl, [
        ['Open the webhook in the dashboard', `/dashboard/settings/webhooks/${webhook.id}`],
      ]),
    ]),
    footer: [
      `Sent by the website of ${agencyName} to the address in its settings.`,
      `Every email is listed at ${publicUrl}/dashboard/mail`,
    ],
  }
}

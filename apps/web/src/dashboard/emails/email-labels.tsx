import type { Email, EmailKind } from '@agency/contract/email'
import type { EmailState } from '@agency/contract/email-states'
import { Icon } from '../../ui/core/icons.tsx'
import { StatusBadge, type StatusBadgeProps } from '../../ui/data/status-badge.tsx'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'

/** The subject of each kind of email. */
export const kindNames: Record<EmailKind, string> = {
  message: 'Message',
  concept: 'AI concept',
  quote: 'Estimate',
  generation_failed: 'Concept failed',
  proposal: 'Proposal',
  written: 'Written by staff',
  follow_ups: 'Follow-ups',
  invitation: 'Invitation',
  webhook: 'Webhook',
  summary: 'Summary',
  alert: 'Alert',
}

export const stateNames: Record<EmailState, string> = {
  queued: 'Waiting',
  sent: 'Sent',
  kept: 'Saved as a file',
  failed: 'Failed',
}

const badges: Record<EmailState, Pick<StatusBadgeProps, 'tone' | 'icon'>> = {
  queued: { tone: 'accent', icon: <DashboardIcon name="clock" /> },
  sent: { tone: 'good', icon: <Icon name="check" /> },
  kept: { tone: 'quiet', icon: <DashboardIcon name="form" /> },
  failed: { tone: 'bad', icon: <DashboardIcon name="warning" /> },
}

type Delivery = Pick<Email, 'state' | 'lastError'>

/** The delivery status of an email, as an icon and text. */
export const EmailStatusBadge = ({ email: { state, lastError } }: { email: Delivery }) => (
  <StatusBadge {...badges[state]}>
    {state === 'queued' && lastError !== null ? 'Will be retried' : stateNames[state]}
  </StatusBadge>
)

/** The label of the button that sends an email, if staff can send it. */
export function sendLabelOf({ state, lastError }: Delivery): string | undefined {
  if (state === 'failed' || state === 'kept') return 'Send again'
  return state === 'queued' && lastError !== null ? 'Try now' : undefined
}

import type { Mail, MailKind, MailState } from '@agency/contract/email'
import { Icon } from '../../ui/core/icons.tsx'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'

/** What an email tells of. */
export const kindNames: Record<MailKind, string> = {
  message: 'Message',
  concept: 'AI concept',
  quote: 'Estimate',
  generation_failed: 'Concept not drawn',
  proposal: 'Proposal',
}

export const stateNames: Record<MailState, string> = {
  queued: 'Waiting',
  sent: 'Sent',
  kept: 'Kept as a file',
  failed: 'Failed',
}

/** How it stands with an email, as an icon and words. */
export function EmailStatusBadge({ mail: { state, lastError } }: { mail: Mail }) {
  switch (state) {
    case 'sent':
      return (
        <StatusBadge tone="good" icon={<Icon name="check" />}>
          {stateNames.sent}
        </StatusBadge>
      )
    case 'kept':
      return (
        <StatusBadge tone="quiet" icon={<DashboardIcon name="form" />}>
          {stateNames.kept}
        </StatusBadge>
      )
    case 'failed':
      return (
        <StatusBadge tone="bad" icon={<DashboardIcon name="warning" />}>
          {stateNames.failed}
        </StatusBadge>
      )
    case 'queued':
      return (
        <StatusBadge tone="accent" icon={<DashboardIcon name="clock" />}>
          {lastError === null ? stateNames.queued : 'Will be tried again'}
        </StatusBadge>
      )
  }
}

/** What the way out of an email is called, where there is one for staff to ask for. */
export function sendLabelOf({ state, lastError }: Mail): string | undefined {
  if (state === 'failed' || state === 'kept') return 'Send again'
  return state === 'queued' && lastError !== null ? 'Try now' : undefined
}

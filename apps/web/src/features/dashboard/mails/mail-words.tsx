import type { Mail, MailKind, MailState } from '@agency/contract/email'
import { Icon } from '../../../ui/icons.tsx'
import { AdminIcon } from '../parts/admin-icon.tsx'
import { StatusMark } from '../parts/status-mark.tsx'

/** What a mail tells of. */
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

/** How it stands with a mail, as an icon and words. */
export function MailStateMark({ mail: { state, lastError } }: { mail: Mail }) {
  switch (state) {
    case 'sent':
      return (
        <StatusMark tone="good" icon={<Icon name="check" />}>
          {stateNames.sent}
        </StatusMark>
      )
    case 'kept':
      return (
        <StatusMark tone="quiet" icon={<AdminIcon name="form" />}>
          {stateNames.kept}
        </StatusMark>
      )
    case 'failed':
      return (
        <StatusMark tone="bad" icon={<AdminIcon name="warning" />}>
          {stateNames.failed}
        </StatusMark>
      )
    case 'queued':
      return (
        <StatusMark tone="accent" icon={<AdminIcon name="clock" />}>
          {lastError === null ? stateNames.queued : 'Will be tried again'}
        </StatusMark>
      )
  }
}

/** What the way out of a mail is called, where there is one for staff to ask for. */
export function sendLabelOf({ state, lastError }: Mail): string | undefined {
  if (state === 'failed' || state === 'kept') return 'Send again'
  return state === 'queued' && lastError !== null ? 'Try now' : undefined
}

import type { ProposalEvent, ProposalState } from '@agency/contract/proposal'
import { Icon } from '../../../ui/icons.tsx'
import { AdminIcon } from '../parts/admin-icon.tsx'
import { StatusMark } from '../parts/status-mark.tsx'

export const stateNames: Record<ProposalState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  expired: 'Expired',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}

/** Where a proposal stands, as an icon and a word. */
export function ProposalStateMark({ state }: { state: ProposalState }) {
  switch (state) {
    case 'draft':
      return (
        <StatusMark tone="quiet" icon={<AdminIcon name="edit" />}>
          {stateNames.draft}
        </StatusMark>
      )
    case 'sent':
      return (
        <StatusMark tone="accent" icon={<Icon name="mail" />}>
          {stateNames.sent}
        </StatusMark>
      )
    case 'accepted':
      return (
        <StatusMark tone="good" icon={<Icon name="check" />}>
          {stateNames.accepted}
        </StatusMark>
      )
    case 'declined':
      return (
        <StatusMark tone="bad" icon={<Icon name="close" />}>
          {stateNames.declined}
        </StatusMark>
      )
    case 'expired':
      return (
        <StatusMark tone="bad" icon={<AdminIcon name="clock" />}>
          {stateNames.expired}
        </StatusMark>
      )
    case 'withdrawn':
      return (
        <StatusMark tone="quiet" icon={<AdminIcon name="eyeOff" />}>
          {stateNames.withdrawn}
        </StatusMark>
      )
  }
}

/** What happened to a proposal, as a step of its timeline. */
export const eventNames: Record<ProposalEvent['kind'], string> = {
  created: 'Draft made',
  sent: 'Sent to the client',
  opened: 'Opened',
  changed: 'Options changed',
  asked: 'Question',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  reminded: 'Reminder sent',
  reminders_stopped: 'Reminders stopped by the client',
  sealed: 'Signed document sealed',
  deposit_paid: 'Deposit paid',
}

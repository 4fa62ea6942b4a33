import type { ProposalEvent, ProposalState } from '@agency/contract/proposal'
import { Icon } from '../../ui/core/icons.tsx'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'

export const stateNames: Record<ProposalState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  expired: 'Expired',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}

/** Where a proposal stands, as an icon and a word. */
export function ProposalStatusBadge({ state }: { state: ProposalState }) {
  switch (state) {
    case 'draft':
      return (
        <StatusBadge tone="quiet" icon={<DashboardIcon name="edit" />}>
          {stateNames.draft}
        </StatusBadge>
      )
    case 'sent':
      return (
        <StatusBadge tone="accent" icon={<Icon name="mail" />}>
          {stateNames.sent}
        </StatusBadge>
      )
    case 'accepted':
      return (
        <StatusBadge tone="good" icon={<Icon name="check" />}>
          {stateNames.accepted}
        </StatusBadge>
      )
    case 'declined':
      return (
        <StatusBadge tone="bad" icon={<Icon name="close" />}>
          {stateNames.declined}
        </StatusBadge>
      )
    case 'expired':
      return (
        <StatusBadge tone="bad" icon={<DashboardIcon name="clock" />}>
          {stateNames.expired}
        </StatusBadge>
      )
    case 'withdrawn':
      return (
        <StatusBadge tone="quiet" icon={<DashboardIcon name="eyeOff" />}>
          {stateNames.withdrawn}
        </StatusBadge>
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

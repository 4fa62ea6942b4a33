import type { ProposalEvent, ProposalState } from '@agency/contract/proposal'
import { Icon } from '../../ui/core/icons.tsx'
import { StatusBadge, type StatusBadgeProps } from '../../ui/data/status-badge.tsx'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'

export const stateNames: Record<ProposalState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  expired: 'Expired',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}

const badges: Record<ProposalState, Pick<StatusBadgeProps, 'tone' | 'icon'>> = {
  draft: { tone: 'quiet', icon: <DashboardIcon name="edit" /> },
  sent: { tone: 'accent', icon: <Icon name="mail" /> },
  expired: { tone: 'bad', icon: <DashboardIcon name="clock" /> },
  accepted: { tone: 'good', icon: <Icon name="check" /> },
  declined: { tone: 'bad', icon: <Icon name="close" /> },
  withdrawn: { tone: 'quiet', icon: <DashboardIcon name="eyeOff" /> },
}

/** The state of a proposal, as an icon and a word. */
export const ProposalStatusBadge = ({ state }: { state: ProposalState }) => (
  <StatusBadge {...badges[state]}>{stateNames[state]}</StatusBadge>
)

/** The events of a proposal, as steps of its timeline. */
export const eventNames: Record<ProposalEvent['kind'], string> = {
  created: 'Draft created',
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

import { DAY_MS } from '@agency/contract/time'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'

/** From this many days without movement on, a contact in an open stage stands out. */
const STALLED_DAYS = 14

const daysSince = (time: string, now = Date.now()) =>
  Math.max(Math.floor((now - Date.parse(time)) / DAY_MS), 0)

const textOf = (days: number) =>
  days === 0 ? 'Moved today' : days === 1 ? '1 day' : `${days} days`

interface MovementProps {
  movedAt: string
  /** Whether the contact may still become a client. */
  isOpen: boolean
}

/** How many days a contact has been without movement. */
export function Movement({ movedAt, isOpen }: MovementProps) {
  const days = daysSince(movedAt)
  const isStalled = isOpen && days >= STALLED_DAYS
  return (
    <StatusBadge
      tone={isStalled ? 'bad' : 'quiet'}
      icon={<DashboardIcon name={isStalled ? 'warning' : 'clock'} />}
    >
      {textOf(days)}
    </StatusBadge>
  )
}

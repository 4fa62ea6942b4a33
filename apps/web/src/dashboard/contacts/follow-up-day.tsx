import { dayFromNow, formatDay } from '../../format/dates.ts'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'

/** The day of a follow-up; a due one is highlighted. */
export function FollowUpDay({ day }: { day: string }) {
  const isDue = day <= dayFromNow()
  return (
    <StatusBadge tone={isDue ? 'accent' : 'quiet'} icon={<DashboardIcon name="calendar" />}>
      {isDue ? `${formatDay(day)}, due` : formatDay(day)}
    </StatusBadge>
  )
}

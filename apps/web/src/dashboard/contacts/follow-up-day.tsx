import { dayFromNow, formatDay } from '../../format/dates.ts'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import { DashboardIcon } from '../../ui/media/dashboard-icon.tsx'

/** The day of a follow-up; one that is due today or overdue is highlighted. */
export function FollowUpDay({ day }: { day: string }) {
  const today = dayFromNow()
  const [tone, text] =
    day < today
      ? (['bad', `${formatDay(day)}, overdue`] as const)
      : day === today
        ? (['accent', 'Due today'] as const)
        : (['quiet', formatDay(day)] as const)
  return (
    <StatusBadge tone={tone} icon={<DashboardIcon name={day < today ? 'warning' : 'calendar'} />}>
      {text}
    </StatusBadge>
  )
}

import { AdminIcon } from '../parts/admin-icon.tsx'
import { dayFromNow, formatDay } from '../parts/dates.ts'
import { StatusMark } from '../parts/status-mark.tsx'

/** The day of a follow-up; one that is due stands out. */
export function FollowUpDay({ day }: { day: string }) {
  const isDue = day <= dayFromNow()
  return (
    <StatusMark tone={isDue ? 'accent' : 'quiet'} icon={<AdminIcon name="calendar" />}>
      {isDue ? `${formatDay(day)}, due` : formatDay(day)}
    </StatusMark>
  )
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
type Day = (typeof DAYS)[number]

const dayOf = (word: string): Day | undefined =>
  DAYS.find((day) => day.toLowerCase() === word.toLowerCase().replace(/s$/, ''))

/** The days that a text names; undefined if it says anything else. */
function daysIn(text: string): Day[] | undefined {
  if (/^(?:every day|daily|seven days|7 days)$/i.test(text)) return [...DAYS]
  if (/^weekdays?$/i.test(text)) return DAYS.slice(0, 5)
  if (/^weekends?$/i.test(text)) return DAYS.slice(5)
  const range = /^(\p{L}+)(?: to |\s?[–-]\s?)(\p{L}+)$/u.exec(text)
  if (range) {
    const [from, to] = range.slice(1).map((word) => DAYS.indexOf(dayOf(word) as Day))
    return from !== undefined && to !== undefined && from >= 0 && to > from
      ? DAYS.slice(from, to + 1)
      : undefined
  }
  const named = text.split(/,? and |, | & /).map(dayOf)
  return named.every((day) => day !== undefined) ? named : undefined
}

interface ClockTime {
  hour: number
  minute: number
  suffix: string | undefined
}

function clockTimeOf(text: string): ClockTime | undefined {
  if (/^(?:noon|midday)$/i.test(text)) return { hour: 12, minute: 0, suffix: 'pm' }
  const [, hour, minute = '0', suffix] = /^(\d{1,2})(?:[.:](\d\d))?\s?(am|pm)?$/i.exec(text) ?? []
  if (hour === undefined || Number(hour) < 1 || Number(hour) > 12 || Number(minute) > 59)
    return undefined
  return { hour: Number(hour), minute: Number(minute), suffix: suffix?.toLowerCase() }
}

const inMinutes = ({ hour, minute }: ClockTime, suffix: string) =>
  ((hour % 12) + (suffix === 'pm' ? 12 : 0)) * 60 + minute

const asTime = (minutes: number) =>
  `${`${Math.floor(minutes / 60)}`.padStart(2, '0')}:${`${minutes % 60}`.padStart(2, '0')}`

/** Businesses that write '9 – 5' do not open before this hour. */
const EARLIEST_HOUR = 5

/** 'Monday to Friday', '9 – 5' as search engines read it; undefined if it has another meaning. */
export function openingHoursOf(
  days: string,
  times: string,
): { dayOfWeek: Day[]; opens: string; closes: string } | undefined {
  const dayOfWeek = daysIn(days.trim())
  const [from, to, ...others] = times.split(/\s?[–-]\s?|\sto\s/).map((text) => text.trim())
  const [start, end] = [clockTimeOf(from ?? ''), clockTimeOf(to ?? '')]
  if (!dayOfWeek || !start || !end || others.length > 0) return undefined
  if (start.suffix === undefined && start.hour < EARLIEST_HOUR) return undefined
  const opens = inMinutes(start, start.suffix ?? (start.hour === 12 ? 'pm' : 'am'))
  // '9 – 5' ends in the afternoon; whether '8 – 11' does is not clear.
  const isAfternoon = end.hour === 12 || inMinutes(end, 'am') <= opens
  if (end.suffix === undefined && !isAfternoon) return undefined
  const closes = inMinutes(end, end.suffix ?? 'pm')
  return closes > opens ? { dayOfWeek, opens: asTime(opens), closes: asTime(closes) } : undefined
}

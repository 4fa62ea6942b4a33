import { TIME_ZONE } from '@agency/contract/time'

/** All times are shown in Melbourne's time zone. */
const timeZone = TIME_ZONE

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone })
const dayAndTime = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
})
const dayAndMonth = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', timeZone })
const month = new Intl.DateTimeFormat('en-AU', { month: 'short', year: 'numeric', timeZone })
const clock = new Intl.DateTimeFormat('en-AU', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone,
})
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone })
const relative = new Intl.RelativeTimeFormat('en-AU', { numeric: 'auto' })

const MINUTE = 60_000
const steps = [
  { upTo: 60 * MINUTE, per: MINUTE, unit: 'minute' },
  { upTo: 24 * 60 * MINUTE, per: 60 * MINUTE, unit: 'hour' },
  { upTo: 7 * 24 * 60 * MINUTE, per: 24 * 60 * MINUTE, unit: 'day' },
] as const

/** '4 Mar 2026' */
export const formatDay = (time: string | Date) => day.format(new Date(time))
/** '4 Mar 2026, 2:02 pm' */
export const formatTime = (time: string | Date) => dayAndTime.format(new Date(time))
/** '4 Mar' */
export const formatDayAndMonth = (time: string | Date) => dayAndMonth.format(new Date(time))
/** 'Mar 2026' */
export const formatMonth = (time: string | Date) => month.format(new Date(time))
/** '14:02' */
export const formatClock = (time: string | Date) => clock.format(new Date(time))

/** Today's date in Melbourne, or the date some days from it: '2026-03-04'. */
export function dayFromNow(days = 0): string {
  const date = new Date(isoDay.format(Date.now()))
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** '5 minutes ago', 'yesterday'; the date itself after a week. */
export function formatAgo(time: string, now = Date.now()): string {
  const ago = now - Date.parse(time)
  if (ago < MINUTE) return 'just now'
  const step = steps.find(({ upTo }) => ago < upTo)
  return step ? relative.format(-Math.floor(ago / step.per), step.unit) : formatDay(time)
}

/** 1234 as '1,234'. */
export const formatCount = (count: number) => count.toLocaleString('en-AU')

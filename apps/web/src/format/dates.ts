import { TIME_ZONE } from '@agency/contract/time'

/** All times are shown in Melbourne's time zone. */
const timeZone = TIME_ZONE

const dayFormat = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone })
const dayAndTimeFormat = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
})
const dayAndMonthFormat = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  timeZone,
})
const localTimeFormat = new Intl.DateTimeFormat('en-AU', {
  ...{ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone: 'UTC' },
})
const monthFormat = new Intl.DateTimeFormat('en-AU', { month: 'short', year: 'numeric', timeZone })
const clockFormat = new Intl.DateTimeFormat('en-AU', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone,
})
const isoDayFormat = new Intl.DateTimeFormat('en-CA', { timeZone })
const relativeFormat = new Intl.RelativeTimeFormat('en-AU', { numeric: 'auto' })

const MINUTE = 60_000
/** The largest units of time that have passed, with the time that each is used up to, in ms. */
export const steps = [
  { upTo: 60 * MINUTE, per: MINUTE, unit: 'minute' },
  { upTo: 24 * 60 * MINUTE, per: 60 * MINUTE, unit: 'hour' },
  { upTo: 7 * 24 * 60 * MINUTE, per: 24 * 60 * MINUTE, unit: 'day' },
] as const

/** '4 Mar 2026' */
export const formatDay = (time: string | Date) => dayFormat.format(new Date(time))
/** '4 Mar 2026, 2:02 pm' */
export const formatTime = (time: string | Date) => dayAndTimeFormat.format(new Date(time))
/** '4 Mar, 2:02 pm' of a time in Melbourne, '2026-03-04T14:02'. */
export const formatLocalTime = (time: string) => localTimeFormat.format(new Date(`${time}Z`))
/** '4 Mar' */
export const formatDayAndMonth = (time: string | Date) => dayAndMonthFormat.format(new Date(time))
/** 'Mar 2026' */
export const formatMonth = (time: string | Date) => monthFormat.format(new Date(time))
/** '14:02' */
export const formatClock = (time: string | Date) => clockFormat.format(new Date(time))

/** Today's date in Melbourne, or the date some days from it: '2026-03-04'. */
export function dayFromNow(days = 0): string {
  const date = new Date(isoDayFormat.format(Date.now()))
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** '5 minutes ago', 'yesterday'; the date itself after a week. */
export function formatAgo(time: string, now = Date.now()): string {
  const elapsed = now - Date.parse(time)
  if (elapsed < MINUTE) return 'just now'
  const step = steps.find(({ upTo }) => elapsed < upTo)
  return step ? relativeFormat.format(-Math.floor(elapsed / step.per), step.unit) : formatDay(time)
}

/** 1234 as '1,234'. */
export const formatCount = (count: number) => count.toLocaleString('en-AU')

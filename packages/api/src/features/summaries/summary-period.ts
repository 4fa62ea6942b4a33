import { DAY_MS } from '@agency/contract/time'
import { addDays, melbourneDay, melbourneHour } from '../../time/melbourne.ts'
import type { Span } from '../analytics/day-queries.ts'

/** A calendar week from Monday to Sunday, or a calendar month. */
export const summaryPeriods = ['week', 'month'] as const
export type SummaryPeriod = (typeof summaryPeriods)[number]

/** Summaries are sent from this hour on, in Melbourne. */
const SENT_FROM_HOUR = 8
/** If the site is down on that morning, it is sent up to this many days later. */
const MAX_DAYS_LATE = 2

/** The first day of the week or month that a day belongs to. */
function startOf(period: SummaryPeriod, day: string): string {
  if (period === 'month') return `${day.slice(0, 8)}01`
  const daysSinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return addDays(day, -daysSinceMonday)
}

/** A period and the one before it, of which the first has ended; undefined if none is due. */
export function dueSpans(period: SummaryPeriod, now: Date): [Span, Span] | undefined {
  const today = melbourneDay(now)
  const start = startOf(period, today)
  const daysLate = (Date.parse(today) - Date.parse(start)) / DAY_MS
  if (daysLate > MAX_DAYS_LATE) return undefined
  if (daysLate === 0 && melbourneHour(now) < SENT_FROM_HOUR) return undefined
  return endedSpans(period, today)
}

/** The last period that has ended by a day, and the one before it. */
export function endedSpans(period: SummaryPeriod, day: string): [Span, Span] {
  const last = addDays(startOf(period, day), -1)
  const span = { from: startOf(period, last), to: last }
  const earlier = addDays(span.from, -1)
  return [span, { from: startOf(period, earlier), to: earlier }]
}

const dayFormat = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })
const monthFormat = new Intl.DateTimeFormat('en-AU', {
  ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
})

/** '23 to 29 November 2026', '30 November to 6 December 2026', 'November 2026'. */
export function periodText(period: SummaryPeriod, { from, to }: Span): string {
  if (period === 'month') return monthFormat.format(new Date(from))
  const first = dayFormat.format(new Date(from)).split(' ')
  const last = dayFormat.format(new Date(to)).split(' ')
  // Without the year and the month if they are those of the last day.
  while (first.at(-1) === last[first.length - 1] && first.length > 1) first.pop()
  return `${first.join(' ')} to ${last.join(' ')}`
}

import type { ReportPeriod } from '@agency/contract/sources-report'
import { addDays, melbourneDay } from '../../time/melbourne.ts'
import { lengthOf, type Span, spansOf } from '../analytics/day-queries.ts'

/** The days of a period, and the same number of days before them. */
export function reportSpans(period: ReportPeriod, now: Date): [Span, Span] {
  if (typeof period === 'string') {
    const [span, before] = spansOf(period, melbourneDay(now))
    return [span, before]
  }
  const before = { from: addDays(period.from, -lengthOf(period)), to: addDays(period.from, -1) }
  return [period, before]
}

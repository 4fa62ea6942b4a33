import { DAY_MS } from '@agency/contract/time'
import type { Database } from '@agency/db/connect'
import {
  countArrivals,
  countFailures,
  type FailureSource,
  failureSources,
  findLeadTimes,
} from './alert-queries.ts'
import {
  FAILURE_BASE_DAYS,
  type FailureCounts,
  findRisenPeriod,
  LEAD_WEEKS,
  silentDaysOfAlarm,
} from './alert-rules.ts'

/** '0.5', '5', '327' */
const decimal = (value: number) =>
  value.toLocaleString('en-AU', { maximumFractionDigits: value < 10 ? 1 : 0 })
const countText = (count: number, one: string, several: string) =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? one : several}`

/** Why an alert is due, in a sentence; undefined if none is. */
export async function findSilence(db: Database, now: Date): Promise<string | undefined> {
  const { first, last } = await findLeadTimes(db, now)
  // Not before eight weeks are known.
  if (!first || !last || last.getTime() - first.getTime() < LEAD_WEEKS * 7 * DAY_MS) {
    return undefined
  }
  const silentDays = (now.getTime() - last.getTime()) / DAY_MS
  const arrivals = await countArrivals(db, last)
  const alarm = silentDaysOfAlarm(arrivals)
  if (alarm === undefined || silentDays < alarm) return undefined
  const days = countText(Math.floor(silentDays), 'day', 'days')
  return `Nobody has sent a form for ${days}. In the ${LEAD_WEEKS} weeks before, ${decimal(arrivals / LEAD_WEEKS)} people a week did, so chance is an unlikely reason.`
}

const sourceTexts: Record<FailureSource, (count: number) => string> = {
  emails: (count) => countText(count, 'email', 'emails'),
  jobs: (count) => countText(count, 'background job', 'background jobs'),
  concepts: (count) => countText(count, 'concept', 'concepts'),
}

/** The same for failures. */
export async function findRisenFailures(db: Database, now: Date): Promise<string | undefined> {
  const counts = await countFailures(db, now)
  const sumOf = (figure: keyof FailureCounts) => counts.reduce((sum, each) => sum + each[figure], 0)
  const period = findRisenPeriod({ hour: sumOf('hour'), day: sumOf('day'), base: sumOf('base') })
  if (!period) return undefined
  const parts = failureSources.flatMap((source) => {
    const count = counts.find((each) => each.source === source)?.[period] ?? 0
    return count > 0 ? [sourceTexts[source](count)] : []
  })
  const failed = new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(parts)
  const usual = decimal(sumOf('base') / FAILURE_BASE_DAYS)
  const lately = period === 'hour' ? 'hour' : '24 hours'
  return `In the last ${lately}, ${failed} failed. In the four weeks before, ${usual} a day did.`
}

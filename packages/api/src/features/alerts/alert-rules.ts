import { DAY_MS } from '@agency/contract/time'

/**
 * False alarms in a year, if nothing but chance is at work: one in ten years. Each rule divides
 * them by the number of times in a year at which chance could raise one (Bonferroni's inequality).
 */
const FALSE_ALARMS_A_YEAR = 0.1
const DAYS_A_YEAR = 365

/** The days before the last lead from which the usual rate is known. */
export const LEAD_WEEKS = 8
/** With fewer people in these weeks, a gap says nothing. */
const MIN_ARRIVALS = 8
/** No alarm for a long weekend such as Easter, however many leads there usually are. */
const MIN_SILENT_DAYS = 4

/**
 * How many days without a lead are an alarm, after `arrivals` people sent something in the eight
 * weeks before; undefined if they are too few to tell. One person counts once a day.
 *
 * If people arrive at random at a constant rate (a Poisson process), the time between two of them
 * is distributed exponentially: P(gap > t) = exp(-rate × t) (NIST/SEMATECH e-Handbook of
 * Statistical Methods, 8.1.6.1). A year has about 365 × rate gaps, so the alarm is at the t at
 * which 365 × rate × exp(-rate × t) is the number of false alarms that is accepted in a year.
 */
export function silentDaysOfAlarm(arrivals: number): number | undefined {
  if (arrivals < MIN_ARRIVALS) return undefined
  const ratePerDay = arrivals / (LEAD_WEEKS * 7)
  const days = Math.log((DAYS_A_YEAR * ratePerDay) / FALSE_ALARMS_A_YEAR) / ratePerDay
  return Math.max(MIN_SILENT_DAYS, days)
}

/** The days before the last one from which the usual number of failures is known. */
export const FAILURE_BASE_DAYS = 28
/** A site without any failure is taken to have one a week, so that one or two are no alarm. */
const MIN_FAILURES_A_DAY = 1 / 7

/**
 * P(X ≥ count) for a Poisson distribution: 1 minus the sum of exp(-mean) mean^k / k! for k below
 * `count` (NIST/SEMATECH e-Handbook, 1.3.6.6.19).
 */
export function poissonTail(count: number, mean: number): number {
  // Logarithms, since exp(-mean) of a large mean is 0.
  let logOfTerm = -mean
  let below = 0
  for (let k = 0; k < count; k += 1) {
    below += Math.exp(logOfTerm)
    logOfTerm += Math.log(mean / (k + 1))
  }
  return Math.max(0, 1 - below)
}

/** Failures in the last hour, in the last 24 hours, and in the four weeks before these. */
export interface FailureCounts {
  hour: number
  day: number
  base: number
}

/**
 * The period in which failures are clearly above their usual number: so many would happen by chance
 * in less than one hour (or day) in ten years. Undefined if there is none.
 */
export function findRisenPeriod({ hour, day, base }: FailureCounts): 'hour' | 'day' | undefined {
  const usualADay = Math.max(base / FAILURE_BASE_DAYS, MIN_FAILURES_A_DAY)
  const isRisen = (count: number, periodMs: number) => {
    const periodsADay = DAY_MS / periodMs
    const accepted = FALSE_ALARMS_A_YEAR / (DAYS_A_YEAR * periodsADay)
    return poissonTail(count, usualADay / periodsADay) < accepted
  }
  if (isRisen(hour, DAY_MS / 24)) return 'hour'
  return isRisen(day, DAY_MS) ? 'day' : undefined
}

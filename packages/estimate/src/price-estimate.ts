import type { Estimate, RateCard } from '@agency/contract/estimate'
import { shareOf } from './amounts.ts'
import { priceDrivers } from './drivers.ts'
import { estimateLines } from './estimate-lines.ts'
import { openQuestions, rangeOf } from './open-questions.ts'
import { offerOptions } from './options.ts'
import type { Scope } from './scope.ts'
import { listPages } from './site-pages.ts'
import { assumptionsOf, exclusionsOf } from './terms.ts'
import { planTimeline, weeksToLaunch } from './timeline.ts'

/** Ranges are quoted in steps of 50 dollars. */
const RANGE_STEP = 5_000
const DAY_MS = 86_400_000

/** The rates that hold on the day of issue. */
export interface Pricing {
  rateCard: RateCard
  rateCardVersion: number
  /** Day of issue in Melbourne, YYYY-MM-DD. */
  issuedOn: string
}

/** The calendar day so many days after another; no clock changes on a calendar. */
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/**
 * Prices a scope by a rate card. Every line is quarter hours times an hourly rate, rounded half up
 * to a cent; the subtotal is their exact sum. GST is taken once, of the subtotal, and rounded half
 * up to a cent; the range widens with what is not known, and is rounded outwards to 50 dollars.
 */
export function priceEstimate(
  scope: Scope,
  { rateCard, rateCardVersion, issuedOn }: Pricing,
): Estimate {
  const lines = estimateLines(scope, rateCard)
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const gst = shareOf(subtotal, rateCard.gstBasisPoints)
  const total = subtotal + gst
  const questions = openQuestions(scope)
  const spread = shareOf(total, rangeOf(rateCard.rangeBasisPoints, questions.length))
  const timeline = planTimeline(lines, scope)
  return {
    ...{ rateCard, rateCardVersion, issuedOn },
    validUntil: dayAfter(issuedOn, rateCard.validDays),
    pages: listPages(scope.pages),
    features: scope.features.map(({ name, description }) => ({ name, description })),
    ...{ lines, subtotal, gst, total },
    low: Math.max(0, Math.floor((total - spread) / RANGE_STEP) * RANGE_STEP),
    high: Math.ceil((total + spread) / RANGE_STEP) * RANGE_STEP,
    questions,
    drivers: priceDrivers(scope, rateCard),
    weeks: weeksToLaunch(timeline),
    timeline,
    assumptions: assumptionsOf(scope),
    exclusions: exclusionsOf(scope),
    options: offerOptions(scope, rateCard),
  }
}

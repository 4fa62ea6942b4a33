import type { Estimate } from '@agency/contract/estimate'
import type { PriceBook } from '@agency/contract/price-book'
import { DAY_MS } from '@agency/contract/time'
import { adjustmentsOf } from './adjustments.ts'
import { shareOf } from './amounts.ts'
import { priceDrivers } from './drivers.ts'
import { estimateLines } from './estimate-lines.ts'
import { offeredScope } from './offered-scope.ts'
import { openQuestions, rangeOf } from './open-questions.ts'
import { offerOptions } from './options.ts'
import type { Scope } from './scope.ts'
import { listPages } from './site-pages.ts'
import { assumptionsOf, exclusionsOf, termsOf } from './terms.ts'
import { planTimeline, weeksToLaunch } from './timeline.ts'

/** Ranges are quoted in steps of 50 dollars. */
const RANGE_STEP = 5_000

const roundDown = (cents: number) => Math.floor(cents / RANGE_STEP) * RANGE_STEP
const roundUp = (cents: number) => Math.ceil(cents / RANGE_STEP) * RANGE_STEP

/** The book that is valid on the day of issue. */
export interface Pricing {
  book: PriceBook
  /** Its version number, which is stored with the estimate. */
  bookVersion: number
  /** The day of issue in Melbourne, YYYY-MM-DD. */
  issuedOn: string
}

/** The date this many days later; dates have no time zone, so daylight saving does not matter. */
const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

const sumOf = (parts: { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Prices a scope with a price book. Every line is quarter hours times an hourly rate, rounded half
 * up to a cent; the subtotal is the exact sum of lines and adjustments. GST is calculated once, on
 * the subtotal, and rounded half up to a cent. The range widens with each unknown, and is rounded
 * outwards to 50 dollars, with its lower end no lower than the book's minimum.
 */
export function priceEstimate(
  requestedScope: Scope,
  { book, bookVersion, issuedOn }: Pricing,
): Estimate {
  const { rateCard, price, wording, look } = book
  const { gstBasisPoints, rangeBasisPoints, validDays } = rateCard
  const scope = offeredScope(requestedScope, book)
  const lines = estimateLines(scope, book)
  const adjustments = adjustmentsOf(sumOf(lines), price)
  const subtotal = sumOf(lines) + sumOf(adjustments)
  const gst = shareOf(subtotal, gstBasisPoints)
  const total = subtotal + gst
  const questions = openQuestions(scope)
  const spread = shareOf(total, rangeOf(rangeBasisPoints, questions.length))
  const min = price.minimum + shareOf(price.minimum, gstBasisPoints)
  const timeline = planTimeline(lines, scope)
  return {
    ...{ rateCard, rateCardVersion: bookVersion, issuedOn },
    validUntil: addDays(issuedOn, validDays),
    pages: listPages(scope.pages),
    features: scope.features.map(({ name, description }) => ({ name, description })),
    ...{ lines, adjustments, subtotal, gst, total },
    low: roundDown(Math.max(total - spread, min)),
    high: roundUp(total + spread),
    questions,
    drivers: priceDrivers(scope, book),
    weeks: weeksToLaunch(timeline),
    timeline,
    assumptions: assumptionsOf(scope, wording),
    exclusions: exclusionsOf(scope, wording),
    options: offerOptions(scope, book),
    terms: termsOf(book, total),
    look,
  }
}

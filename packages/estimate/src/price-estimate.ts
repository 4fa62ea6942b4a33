import type { Estimate } from '@agency/contract/estimate'
import type { PriceBook } from '@agency/contract/price-book'
import { DAY_MS } from '@agency/contract/time'
import { adjustmentsOf } from './adjustments.ts'
import { shareOf } from './amounts.ts'
import { offeredScope } from './booked-scope.ts'
import { priceDrivers } from './drivers.ts'
import { estimateLines } from './estimate-lines.ts'
import { openQuestions, rangeOf } from './open-questions.ts'
import { offerOptions } from './options.ts'
import type { Scope } from './scope.ts'
import { listPages } from './site-pages.ts'
import { assumptionsOf, exclusionsOf, termsOf } from './terms.ts'
import { planTimeline, weeksToLaunch } from './timeline.ts'

/** Ranges are quoted in steps of 50 dollars. */
const RANGE_STEP = 5_000

const floor = (cents: number) => Math.floor(cents / RANGE_STEP) * RANGE_STEP
const ceil = (cents: number) => Math.ceil(cents / RANGE_STEP) * RANGE_STEP

/** The book that is valid on the day of issue. */
export interface Pricing {
  book: PriceBook
  /** Its version number, which is stored with the estimate. */
  bookVersion: number
  /** The day of issue in Melbourne, YYYY-MM-DD. */
  issuedOn: string
}

/** The calendar day this many days later; calendar dates are not affected by daylight saving. */
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

const sumOf = (parts: { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Prices a scope with a price book. Every line is quarter hours times an hourly rate, rounded half
 * up to a cent; the subtotal is the exact sum of lines and adjustments. GST is calculated once, on
 * the subtotal, and rounded half up to a cent. The range widens with each unknown, and is rounded
 * outwards to 50 dollars, with its lower end no lower than the book's minimum.
 */
export function priceEstimate(given: Scope, { book, bookVersion, issuedOn }: Pricing): Estimate {
  const { rateCard, price, wording, look } = book
  const { gstBasisPoints, rangeBasisPoints, validDays } = rateCard
  const scope = offeredScope(given, book)
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
    validUntil: dayAfter(issuedOn, validDays),
    pages: listPages(scope.pages),
    features: scope.features.map(({ name, description }) => ({ name, description })),
    ...{ lines, adjustments, subtotal, gst, total },
    low: floor(Math.max(total - spread, min)),
    high: ceil(total + spread),
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

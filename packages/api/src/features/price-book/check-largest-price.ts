import type { PriceBook } from '@agency/contract/price-book'
import { largestPrice } from '@agency/estimate/largest-price'
import { AppError } from '../../errors/app-error.ts'

/** Max whole cents that fit the columns of an estimate: PostgreSQL's integer ends at 2^31 - 1. */
const MAX_CENTS = 2_000_000_000

/** Throws BAD_REQUEST, about the value at `path`, if an estimate could be too large to store. */
export function checkLargestPrice(book: PriceBook, path: string): void {
  if (largestPrice(book) <= MAX_CENTS) return
  const message =
    'With these hours and rates the largest website would cost over 20 million dollars. Please look for a misplaced point.'
  throw new AppError('BAD_REQUEST', message, { issues: [{ path, message }] })
}

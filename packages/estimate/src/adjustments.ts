import type { Adjustment } from '@agency/contract/estimate'
import type { PriceBook } from '@agency/contract/price-book'
import { shareOf } from './amounts.ts'

/**
 * The book's deductions from and additions to the price of the work, in cents before GST, each as a
 * separate line. A discount stops at the minimum, and a price below the minimum is raised to it, so
 * there is at most one adjustment.
 */
export function adjustmentsOf(
  work: number,
  { minimum, discount, discountWording }: PriceBook['price'],
): Adjustment[] {
  if (work < minimum) {
    return [{ kind: 'minimum', description: 'Minimum price of a project', amount: minimum - work }]
  }
  const share = shareOf(work, discount)
  const amount = Math.min(share, work - minimum)
  if (amount === 0) return []
  const extent = amount < share ? 'down to our minimum price' : `${discount / 100}%`
  return [{ kind: 'discount', description: `${discountWording}, ${extent}`, amount: -amount }]
}

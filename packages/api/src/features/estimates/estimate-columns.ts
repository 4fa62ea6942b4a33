import type { Estimate } from '@agency/contract/estimate'

/** An estimate as its table keeps it: whole, with its rates, and what the lists show. */
export const estimateColumns = (estimate: Estimate) => ({
  estimate: JSON.stringify(estimate),
  totalCents: estimate.total,
  lowCents: estimate.low,
  highCents: estimate.high,
  validUntil: estimate.validUntil,
})
export type EstimateColumns = ReturnType<typeof estimateColumns>

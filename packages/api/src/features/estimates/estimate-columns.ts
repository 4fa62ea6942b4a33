import type { Estimate } from '@agency/contract/estimate'
import type { EstimateSummary } from '@agency/contract/stored-estimate'
import { melbourneDay } from '../../time/melbourne.ts'

/**
 * An estimate as stored in its table: complete with its rates, plus the columns that lists show.
 */
export const estimateColumns = (estimate: Estimate) => ({
  estimate: JSON.stringify(estimate),
  totalCents: estimate.total,
  lowCents: estimate.low,
  highCents: estimate.high,
  validUntil: estimate.validUntil,
})
export type EstimateColumns = ReturnType<typeof estimateColumns>

/** The columns of a summary. */
export const summaryColumns = [
  'estimates.reference',
  'estimates.totalCents',
  'estimates.lowCents',
  'estimates.highCents',
  'estimates.validUntil',
  'estimates.pdfUrl',
] as const

type SummaryRow = Omit<EstimateSummary, 'isExpired'>
/** If no estimate was joined, every column is null. */
export type JoinedSummary = { [Column in keyof SummaryRow]: SummaryRow[Column] | null }

/** Whether the last day of an estimate, YYYY-MM-DD, is over in Melbourne. */
export const isExpired = (validUntil: string, time: Date): boolean =>
  melbourneDay(time) > validUntil

const isJoined = (row: JoinedSummary): row is SummaryRow => row.reference !== null

/** The estimate that was joined to a row; null if there is none. */
export function summaryOf(row: JoinedSummary, time = new Date()): EstimateSummary | null {
  if (!isJoined(row)) return null
  const { reference, totalCents, lowCents, highCents, validUntil, pdfUrl } = row
  return {
    ...{ reference, totalCents, lowCents, highCents, validUntil, pdfUrl },
    isExpired: isExpired(validUntil, time),
  }
}

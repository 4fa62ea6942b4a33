import type { PreviewedBrief } from '@agency/contract/price-book-calls'
import { formatMoney } from '../../format/amounts.ts'

/** A total that changes by more than this share needs a confirmation. */
const LARGE_CHANGE = 0.5

/** '+$1,200.00', '−$1,200.00', 'no change'. */
export const differenceText = ({ before, after }: Pick<PreviewedBrief, 'before' | 'after'>) =>
  before === after
    ? 'no change'
    : `${after > before ? '+' : '−'}${formatMoney(Math.abs(after - before))}`

/** The briefs whose total changes by more than half. */
export const largeChanges = (rows: PreviewedBrief[]): PreviewedBrief[] =>
  rows.filter(({ before, after }) => Math.abs(after - before) > before * LARGE_CHANGE)

/** A one-line summary of the preview. */
export function previewSummary(rows: PreviewedBrief[]): string {
  if (rows.length === 0) return 'There are no briefs to try it on yet.'
  const changed = rows.filter(({ before, after }) => before !== after).length
  const briefs = rows.length === 1 ? 'The last brief' : `The last ${rows.length} briefs`
  if (changed === 0) {
    return `${briefs}: no total changes.`
  }
  return `${briefs}: ${changed} ${changed === 1 ? 'total moves' : 'totals move'}.`
}

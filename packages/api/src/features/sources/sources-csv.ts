import { funnelFigures, type SourcesRow } from '@agency/contract/sources-report'
import { BYTE_ORDER_MARK, csvLine } from '../../http/csv.ts'

const headings: Record<(typeof funnelFigures)[number], string> = {
  visits: 'Visits',
  started: 'Forms started',
  sent: 'Forms sent',
  opened: 'PDFs and pages opened',
  proposals: 'Proposals sent',
  accepted: 'Proposals accepted',
  acceptedCents: 'Accepted (AUD incl. GST)',
}

const amountOf = (figures: SourcesRow['figures'], figure: (typeof funnelFigures)[number]) =>
  figure === 'acceptedCents' ? (figures[figure] / 100).toFixed(2) : figures[figure]

/** The report as CSV (RFC 4180) in UTF-8: a line per row, each figure beside the one before it. */
export const sourcesCsv = (rows: SourcesRow[]): string =>
  BYTE_ORDER_MARK +
  csvLine([
    'Name',
    ...funnelFigures.flatMap((figure) => [headings[figure], `${headings[figure]} (period before)`]),
  ]) +
  rows
    .map(({ label, figures, before }) =>
      csvLine([
        label,
        ...funnelFigures.flatMap((figure) => [amountOf(figures, figure), amountOf(before, figure)]),
      ]),
    )
    .join('')

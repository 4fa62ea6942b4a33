import {
  ExportedSources,
  type FunnelFigure,
  funnelFigures,
  PeriodQuery,
  periodOf,
  SourcesRequest,
  SourcesRow,
} from '@agency/contract/sources-report'
import { dollarsOf, type ExportColumn, listExport } from '../../exports/list-export.ts'
import { readSources } from './sources-report-service.ts'

const headings: Record<FunnelFigure, string> = {
  visits: 'Visits',
  started: 'Forms started',
  sent: 'Forms sent',
  opened: 'PDFs and pages opened',
  proposals: 'Proposals sent',
  accepted: 'Proposals accepted',
  acceptedCents: 'Accepted (AUD incl. GST)',
}

const figureValue = (figures: SourcesRow['figures'], figure: FunnelFigure) =>
  figure === 'acceptedCents' ? dollarsOf(figures[figure]) : figures[figure]

/** Each figure with the one of the period before beside it. */
const figureColumns = funnelFigures.flatMap((figure): ExportColumn<SourcesRow>[] => [
  [headings[figure], ({ figures }) => figureValue(figures, figure)],
  [`${headings[figure]} (period before)`, ({ before }) => figureValue(before, figure)],
])

/** Descriptions of a report's period. */
export const periodNotes = {
  period: 'Days up to today, in Melbourne time.',
  from: 'First day, instead of a period. Needs `to`.',
  to: 'Last day, at most three years after the first.',
}

export const sourcesExport = listExport({
  list: 'sources',
  permission: 'analytics:read',
  description: 'Every row of the report, with the same figures for the period before.',
  query: PeriodQuery.extend({ group: SourcesRequest.shape.group }),
  notes: { ...periodNotes, group: 'What the rows are.' },
  row: SourcesRow,
  json: ExportedSources,
  columns: [['Name', ({ label }) => label], ...figureColumns],
  read: async (db, { group, ...query }) => {
    const request = SourcesRequest.parse({ period: periodOf(query), group })
    const { spans, rows } = await readSources(db, request, new Date())
    const [period, before] = spans
    return {
      fileName: `sources-by-${group}-${period.from}-to-${period.to}`,
      fields: { group, period, before },
      rows: [rows],
    }
  },
})

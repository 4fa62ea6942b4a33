import type { CountedRows, CountedRowsRequest, SourceGroup } from '@agency/contract/sources-report'
import type { Database } from '@agency/db/connect'
import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import type { Span } from '../analytics/day-queries.ts'
import {
  type CountedPart,
  dayPart,
  leadPart,
  offsetOf,
  type PartWindow,
  pageOfPart,
  proposalPart,
} from './counted-parts.ts'
import { type LeadColumn, listLeads, listProposalSources } from './proposal-source-queries.ts'
import {
  type Dimension,
  findFirstUncounted,
  listSourceDays,
  type SourceDay,
} from './source-day-queries.ts'
import { countSourceDays } from './source-day-service.ts'
import { reportSpans } from './sources-period.ts'
import { dimensionOf, labelOf, servicePaths } from './sources-report-service.ts'

type DayFigureName = 'visits' | 'started' | 'sent' | 'opened' | 'exits' | 'bots'

const countOf = (figure: DayFigureName, row: SourceDay): number =>
  figure === 'bots' ? row.views : row[figure]

const isNameOf = (group: CountedRowsRequest['group'], key: string | undefined, name: string) => {
  if (key === undefined) return true
  if (group !== 'service' || key !== '') return name === key
  return !servicePaths.includes(name)
}

/** The names of a dimension by day, as the report reads them. */
async function readDays(db: Database, dimension: Dimension, span: Span): Promise<SourceDay[]> {
  const open = await findFirstUncounted(db)
  const openSpan = { from: open && open > span.from ? open : span.from, to: span.to }
  const [stored, counted] = await Promise.all([
    listSourceDays(db, dimension, span, open ?? span.from),
    openSpan.from <= openSpan.to ? countSourceDays(db, openSpan) : [],
  ])
  return [...stored, ...counted.filter((row) => row.dimension === dimension)]
}

async function sumByDay(
  db: Database,
  { group, key, figure }: CountedRowsRequest & { figure: DayFigureName },
  span: Span,
): Promise<{ day: string; count: number }[]> {
  const dimension: Dimension =
    figure === 'bots' ? 'bot' : group === 'device' ? 'device' : dimensionOf[group]
  const days = new Map<string, number>()
  for (const row of await readDays(db, dimension, span)) {
    if (figure !== 'bots' && !isNameOf(group, key, row.name)) continue
    days.set(row.day, (days.get(row.day) ?? 0) + countOf(figure, row))
  }
  return [...days]
    .map(([day, count]) => ({ day, count }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => (one.day < other.day ? 1 : -1))
}

/** The condition that a lead or a proposal belongs to the row of a group. */
const isOfRow =
  (group: SourceGroup, key: string | undefined) =>
  (columns: Record<LeadColumn, RawBuilder<string>>): RawBuilder<unknown> => {
    if (key === undefined) return sql`true`
    const column = columns[dimensionOf[group]]
    if (group !== 'service' || key !== '') return sql`${column} = ${key}`
    return sql`${column} <> all(${servicePaths})`
  }

const submissionColumns: Record<LeadColumn, RawBuilder<string>> = {
  channel: sql.ref('submissions.lead_channel'),
  source: sql.ref('submissions.lead_source'),
  campaign: sql.ref('submissions.lead_campaign'),
  page: sql.ref('submissions.lead_landing'),
}

async function listLeadPart(
  db: Database,
  request: CountedRowsRequest & { group: SourceGroup },
  span: Span,
  window: PartWindow,
): Promise<CountedPart> {
  const { group, key } = request
  const [leads, days] = await Promise.all([
    listLeads(db, { span, matches: isOfRow(group, key)(submissionColumns) }, window),
    // Counting days is faster than counting a year of forms.
    sumByDay(db, { ...request, figure: 'sent' }, span),
  ])
  return leadPart(leads, days)
}

async function listProposalPart(
  db: Database,
  { group, key, figure }: CountedRowsRequest & { group: SourceGroup },
  span: Span,
  window: PartWindow,
): Promise<CountedPart> {
  const step = figure === 'proposals' ? 'proposals' : 'accepted'
  const found = await listProposalSources(db, step, { span, matches: isOfRow(group, key) }, window)
  const part = proposalPart(found)
  return figure === 'acceptedCents' ? { ...part, figure: found[0]?.cents ?? 0 } : part
}

/** The rows that a figure of the report counts, the latest first. Throws BAD_REQUEST. */
export async function listCountedRows(
  db: Database,
  request: CountedRowsRequest,
  now = new Date(),
): Promise<CountedRows> {
  const { period, group, key, figure, size, cursor } = request
  const [span] = reportSpans(period, now)
  const window = { limit: size, offset: offsetOf(cursor) }
  const isByDay = !['sent', 'proposals', 'accepted', 'acceptedCents'].includes(figure)
  let part: CountedPart
  if (isByDay) {
    part = dayPart(
      await sumByDay(db, { ...request, figure: figure as DayFigureName }, span),
      window,
    )
  } else if (group === 'device') {
    throw new AppError('BAD_REQUEST', 'Devices are only known for visits.')
  } else {
    const list = figure === 'sent' ? listLeadPart : listProposalPart
    part = await list(db, { ...request, group }, span, window)
  }
  const label = key === undefined || group === 'device' ? null : labelOf(group, key)
  return pageOfPart(part, { span, label, offset: window.offset })
}

import type { ContactOrder } from '@agency/contract/contact'
import {
  type BoardOrder,
  COLUMN_SIZE,
  type ColumnPage,
  type ColumnRequest,
  type PipelineFilter,
  type PipelineTotals,
} from '@agency/contract/pipeline'
import { type PipelineSettings, type Stage, stages } from '@agency/contract/pipeline-stages'
import type { Database } from '@agency/db/connect'
import { pageFrom, pageWindowOf } from '../../pagination/keyset.ts'
import { toContact } from '../contacts/contact-list-service.ts'
import { contactOrders, listContactRows } from '../contacts/contact-queries.ts'
import { getSettings } from '../settings/settings-service.ts'
import { contactFilterOf, listMatchingTotals, listStoredTotals } from './pipeline-queries.ts'

const orders: Record<BoardOrder, ContactOrder> = {
  recent: { sort: 'movement', direction: 'desc' },
  stalled: { sort: 'movement', direction: 'asc' },
  value: { sort: 'value', direction: 'desc' },
}

/** One part of a column of the board. */
export async function listColumn(
  db: Database,
  { stage, filter, order, cursor }: ColumnRequest,
): Promise<ColumnPage> {
  const { sort, direction } = orders[order]
  const request = { size: COLUMN_SIZE, after: cursor }
  const pageWindow = pageWindowOf(request, contactOrders[sort], direction)
  const rows = await listContactRows(db, { ...contactFilterOf(filter), stage }, sort, pageWindow)
  const page = pageFrom(rows, request)
  return { ...page, rows: page.rows.map(({ key: _place, ...row }) => toContact(row)) }
}

const weightOf = (stage: Stage, { weights }: PipelineSettings): number | null =>
  stage === 'won' || stage === 'lost' ? null : weights[stage]

/** The totals of each stage and the weighted forecast. */
export async function getPipelineTotals(
  db: Database,
  filter: PipelineFilter,
): Promise<PipelineTotals> {
  const [{ pipeline }, rows] = await Promise.all([
    getSettings(db),
    filter.text === '' && !filter.assignee ? listStoredTotals(db) : listMatchingTotals(db, filter),
  ])
  const totals = stages.map((stage) => {
    const { contacts = 0, valueCents = 0 } = rows.find((row) => row.stage === stage) ?? {}
    const weight = weightOf(stage, pipeline)
    const weightedCents = Math.round((valueCents * (weight ?? 0)) / 100)
    return { stage, contacts, valueCents, weight, weightedCents }
  })
  const open = totals.filter(({ weight }) => weight !== null)
  return {
    stages: totals,
    openCents: open.reduce((sum, { valueCents }) => sum + valueCents, 0),
    forecastCents: open.reduce((sum, { weightedCents }) => sum + weightedCents, 0),
  }
}

import { services } from '@agency/contract/services'
import {
  type Device,
  type Funnel,
  funnelFigures,
  type SourceGroup,
  type SourcesReport,
  type SourcesRequest,
  type SourcesRow,
} from '@agency/contract/sources-report'
import { type Channel, channelNames } from '@agency/contract/visit-source'
import type { Database } from '@agency/db/connect'
import { lengthOf, type Span } from '../analytics/day-queries.ts'
import { type LeadColumn, sumProposalSources } from './proposal-source-queries.ts'
import {
  type DayCounts,
  type Dimension,
  dayFigures,
  findFirstUncounted,
  type SourceDay,
  sumSourceDays,
} from './source-day-queries.ts'
import { countSourceDays, REST } from './source-day-service.ts'
import { reportSpans } from './sources-period.ts'

/** Rows and pages that are listed; the rest of the rows is combined. */
const ROWS_SHOWN = 50
const PAGES_SHOWN = 10

/** The dimension that a group's rows are read from. */
export const dimensionOf: Record<SourceGroup, LeadColumn> = {
  ...{ channel: 'channel', source: 'source', page: 'page', campaign: 'campaign' },
  service: 'page',
}

const SERVICES_PATH = '/services/'
const serviceNames = new Map<string, string>(
  services.map(({ slug, name }) => [`${SERVICES_PATH}${slug}`, name]),
)
export const servicePaths = [...serviceNames.keys()]

/** The row of a group that a name of its dimension belongs to. */
const keyOf = (group: SourceGroup, name: string): string =>
  group === 'service' && !serviceNames.has(name) ? '' : name

const OTHER_NAME = 'Less frequent, combined by day'

/** The name of a source, without its channel; that of the channel if it has none. */
export function sourceNameOf(key: string): string {
  const channel = key.slice(0, key.indexOf('/'))
  return key.slice(channel.length + 1) || (channelNames[channel as Channel] ?? key)
}

/** A row's name, as shown. */
export function labelOf(group: SourceGroup, key: string): string {
  if (key === REST) return OTHER_NAME
  switch (group) {
    case 'channel':
      return channelNames[key as Channel] ?? key
    case 'source': {
      const channel = key.slice(0, key.indexOf('/'))
      const name = sourceNameOf(key)
      // A website that is advertised on is listed twice: its own links, and those of a campaign.
      return channel === 'campaign' ? `${name} (${channelNames.campaign})` : name
    }
    case 'page':
      return key || 'Unknown'
    case 'campaign':
      return key || 'No campaign'
    case 'service':
      return serviceNames.get(key) ?? 'Visits that began on another page'
  }
}

export const emptyFunnel = (): Funnel => ({
  ...{ visits: 0, started: 0, sent: 0, opened: 0, proposals: 0, accepted: 0, acceptedCents: 0 },
})

const addFunnel = (to: Funnel, from: Partial<Funnel>) => {
  for (const figure of funnelFigures) to[figure] += from[figure] ?? 0
}

/** The counts of one name in both periods. */
interface NameCounts {
  dimension: string
  name: string
  counts: DayCounts
  before: DayCounts
}

const isWithin = ({ from, to }: Span, day: string) => day >= from && day <= to

/** The days of both spans that are not rolled up are read from events, the others as stored. */
export async function readNameCounts(
  db: Database,
  dimensions: Dimension[],
  [span, earlier]: [Span, Span],
): Promise<NameCounts[]> {
  // Fixed first, so that a day that is rolled up meanwhile counts once.
  const open = await findFirstUncounted(db)
  const openSpan = { from: open && open > earlier.from ? open : earlier.from, to: span.to }
  const [stored, counted] = await Promise.all([
    sumSourceDays(db, dimensions, [span, earlier], open ?? earlier.from),
    openSpan.from <= openSpan.to ? countSourceDays(db, openSpan) : ([] as SourceDay[]),
  ])
  const names = new Map<string, NameCounts>()
  const entryOf = (dimension: string, name: string) => {
    const key = `${dimension} ${name}`
    const entry = names.get(key) ?? {
      ...{ dimension, name },
      counts: { visits: 0, started: 0, sent: 0, opened: 0, views: 0, exits: 0 },
      before: { visits: 0, started: 0, sent: 0, opened: 0, views: 0, exits: 0 },
    }
    names.set(key, entry)
    return entry
  }
  for (const row of stored) {
    const entry = entryOf(String(row.dimension), String(row.name))
    for (const figure of dayFigures) {
      entry.counts[figure] += Number(row[figure])
      entry.before[figure] += Number(row[`${figure}Before`])
    }
  }
  for (const row of counted) {
    if (!dimensions.includes(row.dimension)) continue
    const entry = entryOf(row.dimension, row.name)
    const counts = isWithin(span, row.day) ? entry.counts : entry.before
    for (const figure of dayFigures) counts[figure] += row[figure]
  }
  return [...names.values()]
}

/** The rows of a group with both periods, in no particular order. */
async function readRows(
  db: Database,
  group: SourceGroup,
  names: NameCounts[],
  [span, earlier]: [Span, Span],
): Promise<SourcesRow[]> {
  const column = dimensionOf[group]
  const rows = new Map<string, SourcesRow>()
  const rowOf = (name: string) => {
    const key = keyOf(group, name)
    const row = rows.get(key) ?? {
      ...{ key, label: labelOf(group, key) },
      ...{ figures: emptyFunnel(), before: emptyFunnel() },
    }
    rows.set(key, row)
    return row
  }
  for (const { dimension, name, counts, before } of names) {
    if (dimension !== column) continue
    addFunnel(rowOf(name).figures, counts)
    addFunnel(rowOf(name).before, before)
  }
  const [sent, sentBefore, accepted, acceptedBefore] = await Promise.all([
    sumProposalSources(db, 'proposals', column, span),
    sumProposalSources(db, 'proposals', column, earlier),
    sumProposalSources(db, 'accepted', column, span),
    sumProposalSources(db, 'accepted', column, earlier),
  ])
  for (const [found, period] of [
    [sent, 'figures'],
    [sentBefore, 'before'],
  ] as const) {
    for (const { name, count } of found) addFunnel(rowOf(name)[period], { proposals: count })
  }
  for (const [found, period] of [
    [accepted, 'figures'],
    [acceptedBefore, 'before'],
  ] as const) {
    for (const { name, count, cents } of found) {
      addFunnel(rowOf(name)[period], { accepted: count, acceptedCents: cents })
    }
  }
  return [...rows.values()].filter(({ figures, before }) =>
    funnelFigures.some((figure) => figures[figure] > 0 || before[figure] > 0),
  )
}

const byImportance = (one: SourcesRow, other: SourcesRow) =>
  other.figures.visits - one.figures.visits ||
  other.figures.sent - one.figures.sent ||
  other.figures.acceptedCents - one.figures.acceptedCents ||
  one.label.localeCompare(other.label)

const sumRows = (rows: SourcesRow[]) => {
  const total = { figures: emptyFunnel(), before: emptyFunnel() }
  for (const row of rows) {
    addFunnel(total.figures, row.figures)
    addFunnel(total.before, row.before)
  }
  return total
}

function pagesBy(names: NameCounts[], pick: (counts: DayCounts) => number) {
  return names
    .filter(({ dimension, name }) => dimension === 'page' && name !== '' && name !== REST)
    .map(({ name, counts, before }) => ({
      ...{ path: name, count: pick(counts), before: pick(before) },
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.path.localeCompare(other.path))
    .slice(0, PAGES_SHOWN)
}

const deviceOrder: Device[] = ['phone', 'tablet', 'desktop', '']

/** All rows of the report, most visits first; for its exports. */
export async function readSources(
  db: Database,
  { period, group }: SourcesRequest,
  now: Date,
): Promise<{ spans: [Span, Span]; names: NameCounts[]; rows: SourcesRow[] }> {
  const spans = reportSpans(period, now)
  const dimensions = new Set<Dimension>([dimensionOf[group], 'page', 'device', 'bot'])
  const names = await readNameCounts(db, [...dimensions], spans)
  const rows = await readRows(db, group, names, spans)
  return { spans, names, rows: rows.sort(byImportance) }
}

/** The report of a period, from stored days and today's events, with the period before. */
export async function getSourcesReport(
  db: Database,
  request: SourcesRequest,
  now = new Date(),
): Promise<SourcesReport> {
  const { spans, names, rows } = await readSources(db, request, now)
  const [span] = spans
  const others = rows.slice(ROWS_SHOWN)
  const sumOf = (dimension: Dimension, name: string, figure: 'visits' | 'views') => {
    const found = names.find((each) => each.dimension === dimension && each.name === name)
    return { count: found?.counts[figure] ?? 0, before: found?.before[figure] ?? 0 }
  }
  return {
    ...span,
    days: lengthOf(span),
    group: request.group,
    total: sumRows(rows),
    rows: rows.slice(0, ROWS_SHOWN),
    others: others.length > 0 ? { rows: others.length, ...sumRows(others) } : null,
    entries: pagesBy(names, ({ visits }) => visits),
    exits: pagesBy(names, ({ exits }) => exits),
    devices: deviceOrder
      .map((device) => ({ device, ...sumOf('device', device, 'visits') }))
      .filter(({ device, count, before }) => device !== '' || count > 0 || before > 0),
    bots: sumOf('bot', '', 'views'),
  }
}

import { SHARED_PATH } from '@agency/contract/indexed-paths'
import { PROPOSALS_PATH } from '@agency/contract/proposal-paths'
import type { Database } from '@agency/db/connect'
import type { Span } from '../analytics/day-queries.ts'
import { classifyVisit } from './classify-source.ts'
import {
  type DayCounts,
  type Dimension,
  type EventGroup,
  listDaysWithoutSources,
  listEventGroups,
  listLeadGroups,
  lockSourceDays,
  type SourceDay,
  storeSourceDays,
} from './source-day-queries.ts'

/** Days of one transaction: on a large site it then takes about a second. */
const DAYS_PER_BATCH = 7
/**
 * Anybody can invent pages and campaigns, so a day keeps the most frequent names of a dimension and
 * combines the rest.
 */
const NAMES_PER_DAY = 200
/** The name of the rest, which no path or campaign has, as texts are trimmed. */
export const REST = ' '

const noCounts: DayCounts = {
  ...{ visits: 0, started: 0, sent: 0, opened: 0, views: 0, exits: 0 },
}

const isOpenedView = ({ kind, path }: EventGroup) =>
  kind === 'view' && (path === SHARED_PATH || path === PROPOSALS_PATH)

/** The counts that a group of events by people adds to the dimensions of its source. */
const countsOf = (group: EventGroup): Partial<DayCounts> => ({
  visits: group.kind === 'view' && group.entry ? group.count : 0,
  started: group.kind === 'form_start' ? group.count : 0,
  opened: group.kind === 'pdf_open' || isOpenedView(group) ? group.count : 0,
  views: group.kind === 'view' ? group.count : 0,
})

/** Sums by day, dimension and name. */
class DayTable {
  private readonly days = new Map<string, Map<string, SourceDay>>()

  add(dimension: Dimension, day: string, name: string, counts: Partial<DayCounts>): void {
    if (Object.values(counts).every((count) => count === 0)) return
    const key = `${dimension} ${day}`
    const names = this.days.get(key) ?? new Map<string, SourceDay>()
    this.days.set(key, names)
    const row = names.get(name) ?? { dimension, day, name, ...noCounts }
    names.set(name, row)
    for (const [figure, count] of Object.entries(counts)) row[figure as keyof DayCounts] += count
  }

  /** At most so many names a day and dimension; those that leads came from are all kept. */
  rows(): SourceDay[] {
    return [...this.days.values()].flatMap((names) => {
      // A visit that goes on after midnight has its page before on another day.
      for (const row of names.values()) row.exits = Math.max(0, row.exits)
      const sorted = [...names.values()].sort(
        (one, other) =>
          Number(other.sent > 0) - Number(one.sent > 0) ||
          other.visits - one.visits ||
          other.views - one.views,
      )
      const cut = Math.max(NAMES_PER_DAY, sorted.filter(({ sent }) => sent > 0).length)
      const [first, ...others] = sorted.slice(cut)
      if (!first) return sorted
      const rest: SourceDay = { ...first, name: REST }
      for (const row of others) {
        for (const figure of Object.keys(noCounts) as (keyof DayCounts)[]) {
          rest[figure] += row[figure]
        }
      }
      return [...sorted.slice(0, cut), rest]
    })
  }
}

/** The page on which a group's visit began; '' if its events do not say. */
const landingOf = ({ kind, entry, path, landing }: EventGroup) =>
  landing || (kind === 'view' && entry ? path : '')

function addEvents(table: DayTable, group: EventGroup): void {
  const { day, count } = group
  if (group.bot) {
    if (group.kind === 'view') table.add('bot', day, '', { views: count })
    return
  }
  const { views, ...counts } = countsOf(group)
  const { channel, name } = classifyVisit(group)
  table.add('channel', day, channel, counts)
  table.add('source', day, `${channel}/${name}`, counts)
  table.add('campaign', day, group.campaign, counts)
  table.add('page', day, landingOf(group), counts)
  table.add('device', day, group.device, { visits: counts.visits ?? 0 })
  if (!views) return
  table.add('page', day, group.path, { views, exits: views })
  // The page before was not the last one of its visit.
  if (!group.entry && group.previous !== '')
    table.add('page', day, group.previous, { exits: -views })
}

/** Counts the days of a span from the events and forms that are stored. */
export async function countSourceDays(
  db: Parameters<typeof listEventGroups>[0],
  span: Span,
): Promise<SourceDay[]> {
  const table = new DayTable()
  for (const group of await listEventGroups(db, span)) addEvents(table, group)
  for (const lead of await listLeadGroups(db, span)) {
    const sent = { sent: lead.count }
    table.add('channel', lead.day, lead.leadChannel, sent)
    table.add('source', lead.day, lead.leadSource, sent)
    table.add('campaign', lead.day, lead.leadCampaign, sent)
    table.add('page', lead.day, lead.leadLanding, sent)
  }
  return table.rows()
}

/**
 * Stores the sources of every day that is rolled up without them. Idempotent, and safe to run
 * concurrently: a day that is counted again is replaced.
 */
export async function rollUpSourceDays(db: Database): Promise<void> {
  for (;;) {
    const isFinished = await db.transaction().execute(async (trx) => {
      await lockSourceDays(trx)
      const days = await listDaysWithoutSources(trx, DAYS_PER_BATCH)
      const [from, to] = [days[0], days.at(-1)]
      if (from === undefined || to === undefined) return true
      const span = { from, to }
      await storeSourceDays(trx, span, await countSourceDays(trx, span))
      return false
    })
    if (isFinished) return
  }
}

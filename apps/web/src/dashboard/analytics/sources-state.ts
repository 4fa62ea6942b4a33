import { type AnalyticsPeriod, analyticsPeriods } from '@agency/contract/analytics'
import {
  type CountedFigure,
  countedFigures,
  type ReportPeriod,
  type SourceGroup,
  SourcesRequest,
  sourceGroups,
} from '@agency/contract/sources-report'
import { z } from 'zod'
import { useUrlState } from '../../ui/data/url-state.ts'

const DEFAULT_PERIOD: AnalyticsPeriod = 'month'
const DEFAULT_GROUP: SourceGroup = 'channel'

const Params = z.object({
  period: z.enum(analyticsPeriods).catch(DEFAULT_PERIOD),
  from: z.string().catch(''),
  to: z.string().catch(''),
  group: z.enum(sourceGroups).catch(DEFAULT_GROUP),
  figure: z.enum(countedFigures).optional().catch(undefined),
  of: z
    .enum([...sourceGroups, 'device'])
    .optional()
    .catch(undefined),
  key: z.string().max(300).optional().catch(undefined),
})

/** The rows of a figure: of which row of the report, if not of the total. */
export interface FigureTarget {
  figure: CountedFigure
  of?: SourceGroup | 'device'
  key?: string
}

const isPeriod = (period: unknown) => SourcesRequest.safeParse({ period }).success

/** The state of the report, read from the URL and written to it. */
export function useSourcesState() {
  const { params, change } = useUrlState()
  const { period, from, to, group, figure, of, key } = Params.parse(Object.fromEntries(params))
  const days = { from, to }
  const hasDays = from !== '' && to !== '' && isPeriod(days)
  const chosen: ReportPeriod = hasDays ? days : period
  const search = new URLSearchParams({ view: 'sources' })
  if (hasDays) {
    search.set('from', from)
    search.set('to', to)
  } else if (period !== DEFAULT_PERIOD) search.set('period', period)
  if (group !== DEFAULT_GROUP) search.set('group', group)
  return {
    period: chosen,
    /** Undefined while days are chosen instead. */
    namedPeriod: hasDays ? undefined : period,
    days,
    group,
    target: figure && { figure, of: of ?? group, ...(key !== undefined && { key }) },
    reportHref: `/dashboard/analytics?${search}`,
    /** The address of the rows that a figure counts. */
    hrefOf: (target: FigureTarget) => {
      const query = new URLSearchParams(search)
      query.set('figure', target.figure)
      if (target.of && target.of !== group) query.set('of', target.of)
      if (target.key !== undefined) query.set('key', target.key)
      return `/dashboard/analytics?${query}`
    },
    exportQuery: new URLSearchParams({ group, ...(hasDays ? days : { period }) }).toString(),
    choosePeriod: (name: AnalyticsPeriod) =>
      change({
        period: name === DEFAULT_PERIOD ? undefined : name,
        ...{ from: undefined, to: undefined },
      }),
    chooseDays: (changed: { from: string; to: string }) => change(changed),
    chooseGroup: (name: SourceGroup) =>
      change({ group: name === DEFAULT_GROUP ? undefined : name }),
  }
}
export type SourcesState = ReturnType<typeof useSourcesState>

import {
  type CountedFigure,
  countedFigures,
  type SourceGroup,
  sourceGroups,
} from '@agency/contract/sources-report'
import { z } from 'zod'
import { useUrlState } from '../../ui/data/url-state.ts'
import { useReportPeriod } from './report-period.ts'

const DEFAULT_GROUP: SourceGroup = 'channel'

const Params = z.object({
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

/** The state of the report, read from the URL and written to it. */
export function useSourcesState() {
  const { params, change } = useUrlState()
  const { params: periodParams, ...reportPeriod } = useReportPeriod()
  const { group, figure, of, key } = Params.parse(Object.fromEntries(params))
  const search = new URLSearchParams({ view: 'sources', ...periodParams })
  if (group !== DEFAULT_GROUP) search.set('group', group)
  return {
    ...reportPeriod,
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
    exportQuery: { ...reportPeriod.exportQuery, group },
    chooseGroup: (name: SourceGroup) =>
      change({ group: name === DEFAULT_GROUP ? undefined : name }),
  }
}
export type SourcesState = ReturnType<typeof useSourcesState>

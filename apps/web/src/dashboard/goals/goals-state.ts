import { z } from 'zod'
import { useUrlState } from '../../ui/data/url-state.ts'
import { useReportPeriod } from '../analytics/report-period.ts'

const Params = z.object({ goal: z.coerce.number().int().positive().optional().catch(undefined) })

/** The state of the goals, read from the URL and written to it. */
export function useGoalsState() {
  const { params } = useUrlState()
  const { params: periodParams, ...reportPeriod } = useReportPeriod()
  const { goal } = Params.parse(Object.fromEntries(params))
  const search = new URLSearchParams({ view: 'goals', ...periodParams })
  const goalsHref = `/dashboard/analytics?${search}`
  return {
    ...reportPeriod,
    /** The goal whose rows are shown. */
    openId: goal,
    goalsHref,
    /** The address of the rows that a goal's count consists of. */
    hrefOf: (id: number) => `${goalsHref}&goal=${id}`,
  }
}
export type GoalsState = ReturnType<typeof useGoalsState>

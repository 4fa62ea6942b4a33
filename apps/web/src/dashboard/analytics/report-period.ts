import { type AnalyticsPeriod, analyticsPeriods } from '@agency/contract/analytics'
import { ReportPeriod } from '@agency/contract/sources-report'
import { z } from 'zod'
import { formatDay } from '../../format/dates.ts'
import { useUrlState } from '../../ui/data/url-state.ts'

const DEFAULT_PERIOD: AnalyticsPeriod = 'month'

const Params = z.object({
  period: z.enum(analyticsPeriods).catch(DEFAULT_PERIOD),
  from: z.string().catch(''),
  to: z.string().catch(''),
})

/** The period of a report, read from the URL and written to it. */
export function useReportPeriod() {
  const { params, change } = useUrlState()
  const { period, from, to } = Params.parse(Object.fromEntries(params))
  const days = { from, to }
  const hasDays = from !== '' && to !== '' && ReportPeriod.safeParse(days).success
  const chosen: ReportPeriod = hasDays ? days : period
  const urlParams: Record<string, string> = hasDays
    ? days
    : period === DEFAULT_PERIOD
      ? {}
      : { period }
  return {
    period: chosen,
    /** Undefined while days are chosen instead. */
    namedPeriod: hasDays ? undefined : period,
    /** As the exports take it. */
    exportQuery: typeof chosen === 'string' ? { period: chosen } : chosen,
    /** As it is in the URL. */
    params: urlParams,
    choosePeriod: (name: AnalyticsPeriod) =>
      change({
        period: name === DEFAULT_PERIOD ? undefined : name,
        ...{ from: undefined, to: undefined },
      }),
    chooseDays: (changed: { from: string; to: string }) => change(changed),
  }
}

interface ReportDays {
  from: string
  to: string
  days: number
}

/** '24 Oct 2026 to 22 Nov 2026, 30 days, compared with the 30 days before' */
export const periodLabelOf = ({ from, to, days }: ReportDays) =>
  days === 1
    ? `${formatDay(from)}, compared with the day before`
    : `${formatDay(from)} to ${formatDay(to)}, ${days} days, compared with the ${days} days before`

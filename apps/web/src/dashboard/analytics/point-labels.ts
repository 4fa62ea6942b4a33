import { type AnalyticsPeriod, labelEvery } from '@agency/contract/analytics'
import { formatDay, formatDayAndMonth, formatMonth } from '../../format/dates.ts'

/** The indices of a line's labelled points: the first, and every nth after it. */
export const labelledPoints = (points: number, period: AnalyticsPeriod): number[] =>
  Array.from({ length: points }, (_, place) => place).filter(
    (place) => place % labelEvery[period] === 0,
  )

/** In a yearly period each point is a month; in any other period it is a day. */
const isMonth = (at: string) => at.length === 'YYYY-MM'.length

/** '4 Mar' for a day, 'Mar 2026' for a month. */
export const formatPoint = (at: string) => (isMonth(at) ? formatMonth(at) : formatDayAndMonth(at))

/** The same, but with the year of a day, for use without neighbouring labels. */
export const formatPointInFull = (at: string) => (isMonth(at) ? formatMonth(at) : formatDay(at))

import { type AnalyticsPeriod, labelEvery } from '@agency/contract/analytics'
import { formatDay, formatDayAndMonth, formatMonth } from '../../format/dates.ts'

/** The indices of a line's labelled points: the first, and every nth after it. */
export const labelledPoints = (points: number, period: AnalyticsPeriod): number[] =>
  Array.from({ length: points }, (_, index) => index).filter(
    (index) => index % labelEvery[period] === 0,
  )

/** In a yearly period each point is a month; in any other period it is a day. */
const isMonth = (date: string) => date.length === 'YYYY-MM'.length

/** '4 Mar' for a day, 'Mar 2026' for a month. */
export const formatPoint = (date: string) =>
  isMonth(date) ? formatMonth(date) : formatDayAndMonth(date)

/** The same, but with the year of a day, for use without neighbouring labels. */
export const formatPointWithYear = (date: string) =>
  isMonth(date) ? formatMonth(date) : formatDay(date)

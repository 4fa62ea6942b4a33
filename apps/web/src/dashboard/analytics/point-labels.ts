import { type AnalyticsPeriod, labelEvery } from '@agency/contract/analytics'
import { formatDay, formatDayAndMonth, formatMonth } from '../../format/dates.ts'

/** Where the points of a line lie that have a label: the first, and every so manieth after it. */
export const labelledPlaces = (points: number, period: AnalyticsPeriod): number[] =>
  Array.from({ length: points }, (_, place) => place).filter(
    (place) => place % labelEvery[period] === 0,
  )

/** A point of a year is a month, of any other period a day. */
const isMonth = (at: string) => at.length === 'YYYY-MM'.length

/** '4 Mar' of a day, 'Mar 2026' of a month. */
export const formatPoint = (at: string) => (isMonth(at) ? formatMonth(at) : formatDayAndMonth(at))

/** The same with the year of a day, where no neighbours say it. */
export const formatPointInFull = (at: string) => (isMonth(at) ? formatMonth(at) : formatDay(at))

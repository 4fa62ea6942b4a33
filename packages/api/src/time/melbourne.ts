import { periodDays } from '@agency/contract/analytics'
import { DAY_MS, HOUR_MS, TIME_ZONE } from '@agency/contract/time'
import { sql } from 'kysely'

const format = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })

/** The calendar day in Melbourne at this time, YYYY-MM-DD. */
export const melbourneDay = (time: Date): string => format.format(time)

const hourFormat = new Intl.DateTimeFormat('en-AU', {
  ...{ hour: 'numeric', hourCycle: 'h23', timeZone: TIME_ZONE },
})

/** The hour of the day in Melbourne at this time, 0 to 23. */
export const melbourneHour = (time: Date): number => Number(hourFormat.format(time))

const minuteFormat = new Intl.DateTimeFormat('sv-SE', {
  ...{ dateStyle: 'short', timeStyle: 'short', timeZone: TIME_ZONE },
})

/** The date and time in Melbourne at this time, YYYY-MM-DDTHH:MM. */
export const melbourneMinute = (time: Date): string => minuteFormat.format(time).replace(' ', 'T')

/** The time in this column in the same form, for SQL. */
export const melbourneMinuteOf = (column: string) =>
  sql<
    string | null
  >`to_char(${sql.ref(column)} at time zone ${sql.lit(TIME_ZONE)}, 'YYYY-MM-DD"T"HH24:MI')`

/** A time in that form as PostgreSQL reads it. */
export const timestampOf = (minute: string) => `${minute} ${TIME_ZONE}`

/** Adds days to a calendar day, or subtracts them; both are YYYY-MM-DD. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The time at which a day begins in Melbourne, which is 10 hours ahead of UTC, or 11 in summer. */
export function startOfMelbourneDay(day: string): Date {
  const inSummer = new Date(Date.parse(day) - 11 * HOUR_MS)
  return melbourneDay(inSummer) === day ? inSummer : new Date(inSummer.getTime() + HOUR_MS)
}

/** A day as an SQL date. */
export const dateOf = (day: string) => sql<string>`${day}::date`

/** The calendar day in Melbourne of the time in this column, for SQL. */
export const melbourneDayOf = (column: string) =>
  sql<string>`(${sql.ref(column)} at time zone ${sql.lit(TIME_ZONE)})::date`

/** The current calendar day in Melbourne, for SQL. */
export const melbourneToday = sql<string>`(now() at time zone ${sql.lit(TIME_ZONE)})::date`

/** The time at which a day begins in Melbourne. `day` is an SQL date. */
export const startOfDay = (day: typeof melbourneToday) =>
  sql<Date>`(${day})::timestamp at time zone ${sql.lit(TIME_ZONE)}`

/** Length in days of a recent period that ends today in Melbourne: the same as in the analytics. */
const recentDays = { today: 1, week: periodDays.week, month: periodDays.month }

/** The time at which a recent period begins. */
export const startOfRecent = (period: keyof typeof recentDays) =>
  startOfDay(sql`${melbourneToday} - ${recentDays[period] - 1}::int`)

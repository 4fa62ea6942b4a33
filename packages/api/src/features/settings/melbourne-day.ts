import { sql } from 'kysely'

const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Melbourne' })

/** The calendar day in Melbourne at this moment, YYYY-MM-DD. */
export const melbourneDay = (at: Date): string => format.format(at)

/** The calendar day in Melbourne now, for SQL. */
export const melbourneToday = sql<string>`(now() at time zone 'Australia/Melbourne')::date`

/** The moment at which a day begins in Melbourne. `day` is a date of SQL. */
export const startOfDay = (day: typeof melbourneToday) =>
  sql<Date>`(${day})::timestamp at time zone 'Australia/Melbourne'`

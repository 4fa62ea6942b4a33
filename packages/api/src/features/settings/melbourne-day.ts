const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Melbourne' })

/** The calendar day in Melbourne at this moment, YYYY-MM-DD. */
export const melbourneDay = (at: Date): string => format.format(at)

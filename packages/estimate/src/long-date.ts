const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })

/** A calendar day, YYYY-MM-DD, in words: '21 December 2026'. */
export const formatLongDate = (day: string): string => format.format(new Date(`${day}T00:00:00Z`))

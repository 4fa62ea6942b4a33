import { z } from 'zod'

/** Token of a calendar's address: 256 random bits. */
export const CalendarToken = z.string().regex(/^[0-9a-f]{64}$/)

/** The path of a staff member's follow-ups as a calendar; the token is a secret. */
export const calendarPath = (token: string) => `/calendar/${token}/follow-ups.ics`

/** One's own address, which is not shown again. */
export const CalendarFeed = z.object({
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** When a calendar program last read it, to within five minutes; null if none has. */
  lastReadAt: z.string().nullable(),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

export const NewCalendarFeed = z.object({ feed: CalendarFeed, url: z.string() })
export type NewCalendarFeed = z.infer<typeof NewCalendarFeed>

/** Days for which a follow-up that is overdue stays in the calendar. */
export const CALENDAR_PAST_DAYS = 90

import { DAY_MS } from '@agency/contract/time'
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { headerLine } from '../../email/header-line.ts'
import type { FeedFollowUp } from './calendar-feed-queries.ts'

/** How long a program may keep what it has read, in seconds. */
const TTL_S = 3_600

/**
 * Follow-ups as a calendar (RFC 5545): an all-day event for each, with an id that stays when it is
 * moved to another day. It holds names and links only, since calendars are synced to other services.
 */
export function renderCalendar(followUps: FeedFollowUp[], publicUrl: string): string {
  const calendar = ical({
    name: 'Follow-ups',
    prodId: { company: 'Agency site', product: 'Follow-ups', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: TTL_S,
  })
  const { hostname } = new URL(publicUrl)
  for (const { id, name, company, day, updatedAt } of followUps) {
    // The library writes days in UTC. The end of an all-day event is the day after it.
    const start = new Date(`${day}T00:00:00Z`)
    const url = new URL(`/dashboard/users/${id}`, publicUrl).href
    const person = [name, company].filter((part) => part !== '').join(', ')
    calendar.createEvent({
      id: `follow-up-${id}@${hostname}`,
      allDay: true,
      start,
      end: new Date(start.getTime() + DAY_MS),
      stamp: updatedAt,
      lastModified: updatedAt,
      summary: headerLine(`Follow up with ${person}`, 200),
      description: `Open in the dashboard: ${url}`,
      url,
      // It keeps no time free.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}

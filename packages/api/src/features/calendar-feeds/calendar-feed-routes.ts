import { calendarPath } from '@agency/contract/calendar-feed'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { readCalendar } from './calendar-feed-service.ts'

/** The follow-ups of whoever has the secret address, for calendar programs. */
export function calendarFeedRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { token: string } }>(calendarPath(':token'), async (request, reply) => {
    const calendar = await readCalendar(deps, { token: request.params.token, address: request.ip })
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="follow-ups.ics"')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(calendar)
  })
}

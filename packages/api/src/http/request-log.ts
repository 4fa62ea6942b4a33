import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'
import { redactPath } from './redact-path.ts'

/** Max listeners for the end of a response. */
const MAX_LISTENERS = 20

/** Gives each request its id, and counts and logs its response. */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    // Everything that counts or schedules requests listens for the end of a response, so many
    // listeners are not a leak.
    reply.raw.setMaxListeners(MAX_LISTENERS)
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    metrics.countRequest(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1_000,
    )
    request.log.info(
      {
        method: request.method,
        path: redactPath(request.originalUrl),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}

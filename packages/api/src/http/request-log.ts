import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'
import { loggedPath } from './logged-path.ts'

/** Of the end of an answer. */
const LISTENERS_MOST = 20

/** Gives each request its id, and counts and logs how it was answered. */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    // Each of those who count or pace requests hears of its end; more of them is no leak.
    reply.raw.setMaxListeners(LISTENERS_MOST)
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
        path: loggedPath(request.originalUrl),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}

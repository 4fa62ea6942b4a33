import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Deps } from './deps.ts'
import { AppError } from './errors/app-error.ts'
import { sendError, useErrorResponses } from './http/error-responses.ts'
import { healthRoutes } from './http/health.ts'
import { metricsRoute } from './metrics/metrics-route.ts'

/** The HTTP side of a process that only runs jobs: its health and metrics. It does not listen. */
export function buildWorkerApp(deps: Deps, metricsToken?: string): FastifyInstance {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
  }) as unknown as FastifyInstance
  useErrorResponses(app)
  app.setNotFoundHandler((request, reply) =>
    sendError(request, reply, new AppError('NOT_FOUND', 'Not found.')),
  )
  healthRoutes(app, deps)
  // No proxy forwards to it.
  metricsRoute(app, deps.metrics, { token: metricsToken, isLocalSite: true })
  return app
}

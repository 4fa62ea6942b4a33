import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Deps } from './deps.ts'
import { AppError } from './errors/app-error.ts'
import { sendError, useErrorResponses } from './http/error-responses.ts'
import { healthRoutes } from './http/health.ts'
import { metricsRoute } from './metrics/metrics-route.ts'

/** What a process that only works on jobs answers: how it is. It does not listen. */
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
  // No proxy leads here.
  metricsRoute(app, deps.metrics, { token: metricsToken, isLocalSite: true })
  return app
}

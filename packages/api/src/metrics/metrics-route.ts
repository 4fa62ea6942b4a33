import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '../http/loopback.ts'
import type { Metrics } from './metrics.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Whether the request comes from this machine, not through a proxy that makes it look so. */
const isLocal = ({ socket, hostname, headers }: FastifyRequest) =>
  isLoopback(socket.remoteAddress ?? '') &&
  isLoopback(hostname) &&
  headers.forwarded === undefined &&
  headers['x-forwarded-for'] === undefined

/**
 * /metrics for Prometheus. Since it reveals how the business is doing, it requires `token` as a
 * bearer token, or, with no token on a local-only site, a loopback request; everyone else gets 404.
 */
export function metricsRoute(
  app: FastifyInstance,
  metrics: Metrics,
  { token, isLocalSite }: { token?: string | undefined; isLocalSite: boolean },
): void {
  const expected = token === undefined ? undefined : hashOf(`Bearer ${token}`)
  const mayRead = (request: FastifyRequest) =>
    expected
      ? timingSafeEqual(hashOf(request.headers.authorization ?? ''), expected)
      : isLocalSite && isLocal(request)
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read())
  })
}

import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '../http/loopback.ts'
import type { Metrics } from './metrics.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** From this machine, with no proxy in between that would have it look so. */
const isLocal = ({ socket, hostname, headers }: FastifyRequest) =>
  isLoopback(socket.remoteAddress ?? '') &&
  isLoopback(hostname) &&
  headers.forwarded === undefined &&
  headers['x-forwarded-for'] === undefined

/**
 * /metrics for Prometheus. Whoever reads it sees how business goes: it answers to the bearer of
 * `token`, or, where there is none and the site is for this machine alone, to this machine; to others
 * there is no such address.
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

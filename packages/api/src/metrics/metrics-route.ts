import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** From this machine, with no proxy in between that would have it look so. */
const isLocal = ({ socket, headers }: FastifyRequest) =>
  /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
  headers.forwarded === undefined &&
  headers['x-forwarded-for'] === undefined

/**
 * /metrics for Prometheus. Whoever reads it sees how business goes: it answers to the bearer of
 * `token`, or, where there is none, to this machine alone; to others there is no such address.
 */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token?: string): void {
  const expected = token === undefined ? undefined : hashOf(`Bearer ${token}`)
  const mayRead = (request: FastifyRequest) =>
    expected
      ? timingSafeEqual(hashOf(request.headers.authorization ?? ''), expected)
      : isLocal(request)
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read())
  })
}

import { statusOf } from '@agency/contract/errors'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors/app-error.ts'
import { isDiskFull } from '../errors/classify-error.ts'

/** So long after a write that found no room, /readyz tells of it. */
const TELL_FULL_MS = 60_000

/**
 * /livez: this process answers. /readyz: it can reach its database. A full disk keeps it ready, since it
 * can still be read: a 503 would have a proxy take away every process; the body says so. Once `draining` has aborted, /readyz
 * is 503 and every answer ends its connection, so that a proxy goes elsewhere before this process closes.
 */
export function healthRoutes(app: FastifyInstance, { db }: Deps, draining?: AbortSignal): void {
  app.addHook('onSend', async (_request, reply) => {
    if (draining?.aborted) reply.header('connection', 'close')
  })
  let foundFullAt = Number.NEGATIVE_INFINITY
  app.addHook('onResponse', async (_request, reply) => {
    if (reply.statusCode === statusOf.DISK_FULL) foundFullAt = performance.now()
  })
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send('ok'))
  app.get('/readyz', async (_request, reply) => {
    if (draining?.aborted) throw new AppError('UNAVAILABLE', 'The server is shutting down.')
    // On a full disk PostgreSQL may refuse a new connection, for which it writes a file.
    const isRefused = await sql`select 1`.execute(db).then(
      () => false,
      (error) => {
        if (!isDiskFull(error)) throw error
        return true
      },
    )
    const isFull = isRefused || performance.now() - foundFullAt < TELL_FULL_MS
    const body = isFull ? 'disk full: reading works, storing does not' : 'ok'
    return reply.header('cache-control', 'no-store').send(body)
  })
}

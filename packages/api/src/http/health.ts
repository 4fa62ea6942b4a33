import { statusOf } from '@agency/contract/errors'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors/app-error.ts'
import { isDiskFull } from '../errors/classify-error.ts'

/** How long /readyz reports a full disk after a failed write. */
const DISK_FULL_REPORT_MS = 60_000

/**
 * /livez: this process responds. /readyz: it can reach its database. On a full disk it stays ready,
 * since reads still work: a 503 would make a proxy remove every process; the body reports it. Once
 * `draining` has aborted, /readyz is 503 and every response closes its connection, so that a proxy
 * switches to another process before this one closes.
 */
export function healthRoutes(app: FastifyInstance, { db }: Deps, draining?: AbortSignal): void {
  app.addHook('onSend', async (_request, reply) => {
    if (draining?.aborted) reply.header('connection', 'close')
  })
  let diskFullAt = Number.NEGATIVE_INFINITY
  app.addHook('onResponse', async (_request, reply) => {
    if (reply.statusCode === statusOf.DISK_FULL) diskFullAt = performance.now()
  })
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send('ok'))
  app.get('/readyz', async (_request, reply) => {
    if (draining?.aborted) throw new AppError('UNAVAILABLE', 'The server is shutting down.')
    // On a full disk PostgreSQL may reject a new connection, since it writes a file for each.
    const isRefused = await sql`select 1`.execute(db).then(
      () => false,
      (error) => {
        if (!isDiskFull(error)) throw error
        return true
      },
    )
    const isFull = isRefused || performance.now() - diskFullAt < DISK_FULL_REPORT_MS
    const body = isFull ? 'disk full: reading works, storing does not' : 'ok'
    return reply.header('cache-control', 'no-store').send(body)
  })
}

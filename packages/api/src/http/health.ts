import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors/app-error.ts'

/**
 * /livez: this process answers. /readyz: it can reach its database. Once `draining` has aborted, /readyz
 * is 503 and every answer ends its connection, so that a proxy goes elsewhere before this process closes.
 */
export function healthRoutes(app: FastifyInstance, { db }: Deps, draining?: AbortSignal): void {
  app.addHook('onSend', async (_request, reply) => {
    if (draining?.aborted) reply.header('connection', 'close')
  })
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send('ok'))
  app.get('/readyz', async (_request, reply) => {
    if (draining?.aborted) throw new AppError('UNAVAILABLE', 'This process is about to end.')
    await sql`select 1`.execute(db)
    return reply.header('cache-control', 'no-store').send('ok')
  })
}

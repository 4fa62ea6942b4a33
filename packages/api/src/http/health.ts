import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'

/** /livez: this process answers. /readyz: it can reach its database. */
export function healthRoutes(app: FastifyInstance, { db }: Deps): void {
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send('ok'))
  app.get('/readyz', async (_request, reply) => {
    await sql`select 1`.execute(db)
    return reply.header('cache-control', 'no-store').send('ok')
  })
}

import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { hasToken } from '../features/auth/viewer.ts'

/** Keeps what staff read out of every cache, and has pages drawn again after what staff change. */
export function cacheForVisitorsOnly(app: FastifyInstance, deps: Deps): void {
  app.addHook('onSend', async ({ headers }, reply) => {
    // What staff read is kept by nobody in between, nor by a browser that others use.
    const isKept = !String(reply.getHeader('cache-control')).includes('no-store')
    if (headers.authorization !== undefined && isKept) reply.header('cache-control', 'no-store')
  })
  app.addHook('onSend', async ({ method, headers }, reply) => {
    const isReading = method === 'GET' || method === 'HEAD'
    // A header that anybody can make up must not drop every kept page.
    if (!isReading && reply.statusCode < 400 && hasToken(deps, headers.authorization)) {
      deps.content.changed()
    }
  })
}

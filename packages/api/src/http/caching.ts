import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { hasToken } from '../features/auth/viewer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether a call by staff alone invalidates no cached pages: the database announces those that it
     * changes a moment later.
     */
    keepsPages?: boolean
  }
}

/**
 * Keeps responses to staff out of every cache, and invalidates cached pages after changes by staff.
 */
export function cacheForVisitorsOnly(app: FastifyInstance, deps: Deps): void {
  app.addHook('onSend', async ({ headers }, reply) => {
    // Responses to staff must not be stored by shared caches, nor by a browser that others use.
    const isKept = !String(reply.getHeader('cache-control')).includes('no-store')
    if (headers.authorization !== undefined && isKept) reply.header('cache-control', 'no-store')
  })
  app.addHook('onSend', async ({ method, headers, keyCaller, routeOptions }, reply) => {
    if (routeOptions.config.keepsPages) return
    const isReading = method === 'GET' || method === 'HEAD'
    // A made-up Authorization header must not be enough to drop every cached page.
    const isStaff = keyCaller !== undefined || hasToken(deps, headers.authorization)
    if (!isReading && reply.statusCode < 400 && isStaff) {
      deps.content.changed()
    }
  })
}

import type { FastifyInstance } from 'fastify'
import { isPage } from '../http/page-urls.ts'
import type { Pages } from './pages.ts'

/** Serves every page of the site; other paths are left to the other routes. */
export function pageRoutes(app: FastifyInstance, pages: Pages): void {
  app.get('/', pages.send)
  app.get('/*', async (request, reply) =>
    isPage(request.url) ? pages.send(request, reply) : reply.callNotFound(),
  )
}

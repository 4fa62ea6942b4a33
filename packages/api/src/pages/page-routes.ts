import type { FastifyInstance } from 'fastify'
import { isPage } from '../http/page-urls.ts'
import type { Pages } from './pages.ts'

/** Answers every page of the site; what is not one is left to the other routes. */
export function pageRoutes(app: FastifyInstance, pages: Pages): void {
  app.get('/', pages.send)
  app.get('/*', async (request, reply) =>
    isPage(request.url) ? pages.send(request, reply) : reply.callNotFound(),
  )
}

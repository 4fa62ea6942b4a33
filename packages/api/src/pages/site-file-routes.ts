import { FEED_PATH } from '@agency/contract/indexed-paths'
import type { FastifyInstance } from 'fastify'
import { visitor } from '../auth/viewer.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors/app-error.ts'
import { listProjects } from '../features/projects/project-service.ts'
import { getSettings } from '../features/settings/settings-service.ts'
import { drawSharePicture } from './share-picture.ts'
import { feedXml, robotsText, sitemapXml } from './site-files.ts'

/** What search engines, feed readers and networks fetch beside the pages. */
export function siteFileRoutes(app: FastifyInstance, deps: Deps, origin: string): void {
  const projects = () => listProjects(deps.db, visitor, {})

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(origin)),
  )
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemapXml(origin, await projects())),
  )
  app.get(FEED_PATH, async (_request, reply) => {
    const { agency } = await getSettings(deps.db)
    return reply
      .type('application/rss+xml; charset=utf-8')
      .send(feedXml(origin, agency, await projects()))
  })
  app.get<{ Params: { file: string } }>('/share/our-work/:file', async (request, reply) => {
    const [, segment] = /^(.+)\.jpg$/.exec(request.params.file) ?? []
    if (!segment) throw new AppError('NOT_FOUND', 'There is no such picture.')
    return reply
      .type('image/jpeg')
      .header('cache-control', 'public, max-age=86400')
      .send(await drawSharePicture(deps, segment))
  })
}

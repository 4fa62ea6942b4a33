import { FEED_PATH } from '@agency/contract/indexed-paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ResponseCache } from '../cache/response-cache.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors/app-error.ts'
import { visitor } from '../features/auth/viewer.ts'
import { listProjects } from '../features/projects/project-service.ts'
import { getSettings } from '../features/settings/settings-service.ts'
import { type PreparedResponse, prepareResponse, sendPrepared } from '../http/prepared-response.ts'
import type { WebApp } from './pages.ts'
import { openShareImages, readSharedFile } from './share-image.ts'
import { feedXml, robotsText, sitemapXml } from './site-files.ts'

interface OfFile {
  Params: { file: string }
}

/** 'x.jpg' -> 'x'. Throws NOT_FOUND for any other name. */
function nameOf(file: string): string {
  const [, name] = /^(.+)\.jpg$/.exec(file) ?? []
  if (!name) throw new AppError('NOT_FOUND', 'Image not found.')
  return name
}

const SHARE_CACHING = 'public, max-age=86400'

const fileOf = (type: string, text: string) =>
  prepareResponse(
    200,
    { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' },
    text,
  )

interface SiteFileOptions {
  publicUrl: string
  responseCache: ResponseCache
  webApp?: (() => Promise<WebApp>) | undefined
}

/** Files other than pages that search engines, feed readers and social networks fetch. */
export function siteFileRoutes(
  app: FastifyInstance,
  deps: Deps,
  { publicUrl: origin, responseCache, webApp }: SiteFileOptions,
): void {
  const projects = () => listProjects(deps.db, visitor, {})

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(origin)),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const make = async () => fileOf('application/xml', sitemapXml(origin, await projects()))
    return sendPrepared(request, reply, await responseCache.get('/sitemap.xml', make))
  })
  app.get(FEED_PATH, async (request, reply) => {
    const make = async () => {
      const { agency } = await getSettings(deps.db)
      return fileOf('application/rss+xml', feedXml(origin, agency, await projects()))
    }
    return sendPrepared(request, reply, await responseCache.get(FEED_PATH, make))
  })
  const shared = openShareImages(deps)

  /** Sends a share image, or a redirect to the page's default image if it cannot be created. */
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    picture: PreparedResponse | undefined,
    page: string,
  ) => {
    if (picture) return sendPrepared(request, reply.type('image/jpeg'), picture)
    const { shareImageOf } = (await webApp?.()) ?? {}
    if (!shareImageOf) throw new AppError('NOT_FOUND', 'Image not found.')
    return reply.header('cache-control', 'no-store').redirect(shareImageOf(page), 302)
  }
  app.get<OfFile>('/share/our-work/:file', async (request, reply) => {
    const picture = await shared.getProjectImage(nameOf(request.params.file))
    // Revalidated each day: by then the project may be hidden, or have another cover.
    return send(request, reply.header('cache-control', SHARE_CACHING), picture, '/our-work')
  })
  app.get<OfFile>('/share/concepts/:file', async (request, reply) => {
    const { file } = request.params
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
    if (!file.endsWith('.jpg')) {
      const { type, bytes } = await readSharedFile(deps, file)
      return reply.type(type).send(bytes)
    }
    const picture = await shared.getConceptImage(nameOf(file))
    return send(request, reply, picture, '/gallery')
  })
}

import { FEED_PATH } from '@agency/contract/indexed-paths'
import type { FastifyInstance } from 'fastify'
import { visitor } from '../auth/viewer.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors/app-error.ts'
import { listProjects } from '../features/projects/project-service.ts'
import { getSettings } from '../features/settings/settings-service.ts'
import { answerOf, sendAnswer } from './answer.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { drawSharedConcept, drawSharePicture } from './share-picture.ts'
import { feedXml, robotsText, sitemapXml } from './site-files.ts'

interface OfFile {
  Params: { file: string }
}

/** 'x.jpg' -> 'x'. Throws NOT_FOUND for any other name. */
function nameOf(file: string): string {
  const [, name] = /^(.+)\.jpg$/.exec(file) ?? []
  if (!name) throw new AppError('NOT_FOUND', 'There is no such picture.')
  return name
}

const fileOf = (type: string, text: string) =>
  answerOf(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }, text)

/** What search engines, feed readers and networks fetch beside the pages. */
export function siteFileRoutes(
  app: FastifyInstance,
  deps: Deps,
  { publicUrl: origin, kept }: { publicUrl: string; kept: KeptAnswers },
): void {
  const projects = () => listProjects(deps.db, visitor, {})

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(origin)),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const make = async () => fileOf('application/xml', sitemapXml(origin, await projects()))
    return sendAnswer(request, reply, await kept.get('/sitemap.xml', make))
  })
  app.get(FEED_PATH, async (request, reply) => {
    const make = async () => {
      const { agency } = await getSettings(deps.db)
      return fileOf('application/rss+xml', feedXml(origin, agency, await projects()))
    }
    return sendAnswer(request, reply, await kept.get(FEED_PATH, make))
  })
  app.get<OfFile>('/share/our-work/:file', async ({ params }, reply) =>
    reply
      .type('image/jpeg')
      .header('cache-control', 'public, max-age=86400')
      .send(await drawSharePicture(deps, nameOf(params.file))),
  )
  app.get<OfFile>('/share/concepts/:file', async ({ params }, reply) =>
    reply
      .type('image/jpeg')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(await drawSharedConcept(deps, nameOf(params.file))),
  )
}

import { GENERATOR_PATH } from '@agency/contract/indexed-paths'
import type { PageAssets, RenderPage } from '@agency/contract/page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { visitor } from '../auth/viewer.ts'
import type { Deps } from '../deps.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { createCaller, type PublicApi } from '../router.ts'

/** The web app, built or in development. */
export interface WebApp {
  render: RenderPage<PublicApi>
  assets: PageAssets
  /** Extra sources that development needs; empty in the product. */
  transformPolicy?: (policy: string) => string
}

const melbourneYear = new Intl.DateTimeFormat('en-AU', {
  year: 'numeric',
  timeZone: 'Australia/Melbourne',
})

/** Addresses that are never pages. */
const isPage = (path: string) => !/^\/(api|trpc|uploads|assets|share)(\/|$)/.test(path)

/** Answers every page of the site; what is not one is left to the other routes. */
export function pageRoutes(
  app: FastifyInstance,
  deps: Deps,
  { webApp, publicUrl }: { webApp: () => Promise<WebApp>; publicUrl: string },
): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '/', query = ''] = request.url.split('?')
    if (!isPage(path)) return reply.callNotFound()
    const { render, assets, transformPolicy = (policy: string) => policy } = await webApp()
    const page = await render({
      path,
      origin: publicUrl,
      assets,
      api: createCaller({
        ...{ deps, requestId: request.id, viewer: visitor, address: request.ip },
        ...{ userAgent: '', optsOut: true },
      }),
      year: Number(melbourneYear.format(new Date())),
    })
    if (page.location !== undefined) {
      return reply.redirect(query ? `${page.location}?${query}` : page.location, page.status)
    }
    if (query && path === GENERATOR_PATH) reply.header('x-robots-tag', 'noindex')
    return reply
      .code(page.status)
      .header('content-security-policy', transformPolicy(pagePolicy(page)))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.html)
  }
  app.get('/', answer)
  app.get('/*', answer)
}

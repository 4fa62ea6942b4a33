import { GENERATOR_PATH, SHARED_PATH } from '@agency/contract/indexed-paths'
import type { PageAssets, RenderPage } from '@agency/contract/page'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { visitor } from '../auth/viewer.ts'
import type { Deps } from '../deps.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { createCaller, type PublicApi } from '../router.ts'
import { type Answer, answerOf, sendAnswer } from './answer.ts'
import type { KeptAnswers } from './kept-answers.ts'

/** The web app, built or in development. */
export interface WebApp {
  render: RenderPage<PublicApi>
  assets: PageAssets
  /** The card of a page for shared links, as an address. */
  shareImageOf: (path: string) => string
  /** Extra sources that development needs; empty in the product. */
  transformPolicy?: (policy: string) => string
}

const melbourneYear = new Intl.DateTimeFormat('en-AU', {
  year: 'numeric',
  timeZone: 'Australia/Melbourne',
})

/** Addresses that are never pages. */
const isPage = (path: string) => !/^\/(api|trpc|uploads|assets|share)(\/|$)/.test(path)

/** Whether a page is the same for everybody who asks, and asked for by more than one. */
const isKept = (path: string) =>
  !path.startsWith(`${SHARED_PATH}/`) && !/^\/(dashboard|admin)(\/|$)/.test(path)

interface PageOptions {
  webApp: () => Promise<WebApp>
  publicUrl: string
  kept: KeptAnswers
}

/** Answers every page of the site; what is not one is left to the other routes. */
export function pageRoutes(
  app: FastifyInstance,
  deps: Deps,
  { webApp, publicUrl, kept }: PageOptions,
): void {
  async function draw(path: string, year: number, requestId: string): Promise<Answer> {
    const { render, assets, transformPolicy = (policy: string) => policy } = await webApp()
    const page = await render({
      ...{ path, assets, year },
      origin: publicUrl,
      api: createCaller({
        ...{ deps, requestId, viewer: visitor, address: '' },
        ...{ userAgent: '', optsOut: true },
        // A page waits for nothing that stays open.
        closing: AbortSignal.abort(),
      }),
    })
    if (page.location !== undefined) return answerOf(page.status, { location: page.location }, '')
    const headers = {
      'content-security-policy': transformPolicy(pagePolicy(page)),
      // What a link shows ends when the link does, in every cache on the way.
      'cache-control': path.startsWith(`${SHARED_PATH}/`) ? 'private, no-store' : 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    }
    return answerOf(page.status, headers, page.html)
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '/', query = ''] = request.url.split('?')
    if (!isPage(path)) return reply.callNotFound()
    const year = Number(melbourneYear.format(new Date()))
    const make = () => draw(path, year, request.id)
    const page = isKept(path) ? await kept.get(`${year} ${path}`, make) : await make()
    const { location } = page.headers
    if (location !== undefined) {
      return reply.redirect(query ? `${location}?${query}` : location, page.status)
    }
    if (path.startsWith(`${SHARED_PATH}/`) || (query && path === GENERATOR_PATH)) {
      reply.header('x-robots-tag', 'noindex')
    }
    return sendAnswer(request, reply, page)
  }
  app.get('/', answer)
  app.get('/*', answer)
}

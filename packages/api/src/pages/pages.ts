import type { GenerationState } from '@agency/contract/generation'
import { GENERATOR_PATH, SHARED_PATH } from '@agency/contract/indexed-paths'
import type { PageAssets, PostedForm, RenderPage } from '@agency/contract/page'
import { PROPOSALS_PATH } from '@agency/contract/proposal-paths'
import { TIME_ZONE } from '@agency/contract/time'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ResponseCache } from '../cache/response-cache.ts'
import type { Deps } from '../deps.ts'
import { visitor } from '../features/auth/viewer.ts'
import { isLinkOpen } from '../features/share-links/share-link-service.ts'
import { NO_PAGE } from '../http/page-urls.ts'
import { type PreparedResponse, prepareResponse, sendPrepared } from '../http/prepared-response.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { createCaller, type PublicApi } from '../router.ts'
import { openRenderQueue } from './render-queue.ts'

/** The web app, built or in development. */
export interface WebApp {
  render: RenderPage<PublicApi>
  assets: PageAssets
  /** The URL of a page's image for social sharing. */
  shareImageOf: (path: string) => string
  /** Adds the sources that development needs; undefined in production. */
  transformPolicy?: (policy: string) => string
}

interface More {
  form?: PostedForm
  generation?: GenerationState
  status: number
  /** A cache key if this is the same for everybody who gets it, so that it is rendered once. */
  keepAs?: string
}

export interface Pages {
  /** Sends the page of the request's path. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** Sends the not-found page. */
  sendMissing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** Sends the page of the request's path with content that not everybody sees. */
  sendWith(request: FastifyRequest, reply: FastifyReply, more: More): Promise<FastifyReply>
}

const melbourneYear = new Intl.DateTimeFormat('en-AU', {
  year: 'numeric',
  timeZone: TIME_ZONE,
})
const currentYear = () => Number(melbourneYear.format(new Date()))

/** Pages whose URL is secret. */
const isProposal = (path: string) => path.startsWith(`${PROPOSALS_PATH}/`)
const isPrivate = (path: string) => path.startsWith(`${SHARED_PATH}/`) || isProposal(path)

/** Whether a page is the same for everybody, and requested by more than one person. */
const isKept = (path: string) => !isPrivate(path) && !/^\/(dashboard|admin)(\/|$)/.test(path)

interface PageOptions {
  webApp: () => Promise<WebApp>
  publicUrl: string
  kept: ResponseCache
}

/** Renders the pages of the site, and caches those that are the same for everybody. */
export function openPages(deps: Deps, { webApp, publicUrl, kept }: PageOptions): Pages {
  async function draw(path: string, requestId: string, more?: More): Promise<PreparedResponse> {
    const { render, assets, transformPolicy = (policy: string) => policy } = await webApp()
    const page = await render({
      ...{ path, assets, form: more?.form, generation: more?.generation, year: currentYear() },
      origin: publicUrl,
      api: createCaller({
        ...{ deps, requestId, viewer: visitor, address: '' },
        ...{ userAgent: '', optsOut: true },
        // Server rendering must not wait for open streams.
        closing: AbortSignal.abort(),
      }),
    })
    if (page.location !== undefined)
      return prepareResponse(page.status, { location: page.location }, '')
    if (page.sameAs !== undefined) return { ...prepareResponse(404, {}, ''), sameAs: page.sameAs }
    const headers = {
      'content-security-policy': transformPolicy(pagePolicy(page)),
      // A shared page must disappear with its link, so no cache on the way may store it.
      'cache-control': more || isPrivate(path) ? 'private, no-store' : 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    }
    return prepareResponse(page.status, headers, page.html)
  }

  const drawOnce = (path: string, requestId: string) =>
    kept.get(`${currentYear()} ${path}`, () => draw(path, requestId))

  const withPermit = openRenderQueue()

  /** The cache key; undefined for an invalid link, so that nothing is shown once it has ended. */
  async function keyOf(path: string): Promise<string | undefined> {
    // Its client, or time, may change a proposal at any moment.
    if (isProposal(path)) return undefined
    const token = path.slice(SHARED_PATH.length + 1)
    if (isPrivate(path) && !(await isLinkOpen(deps.db, token))) return undefined
    return `${deps.content.now()} ${path}`
  }

  async function find(
    path: string,
    { id, ip: address }: FastifyRequest,
  ): Promise<PreparedResponse> {
    const page = isKept(path)
      ? await drawOnce(path, id)
      : await withPermit({ address, render: () => draw(path, id), key: await keyOf(path) })
    return page.sameAs === undefined ? page : drawOnce(page.sameAs, id)
  }

  function findWith(path: string, { id, ip: address }: FastifyRequest, more: More) {
    const render = () => draw(path, id, more)
    if (more.keepAs) return kept.get(`${currentYear()} ${more.keepAs}`, render)
    // Form input is only for its sender; the current time is no reason to render again.
    const { now: _, ...generation } = more.generation ?? {}
    return withPermit({ address, render, key: more.form ? undefined : JSON.stringify(generation) })
  }

  async function sendMissing(request: FastifyRequest, reply: FastifyReply) {
    const page = await find(NO_PAGE, request)
    const headers = { ...page.headers, 'cache-control': 'no-store' }
    return sendPrepared(request, reply, { ...page, headers, status: 404 })
  }

  return {
    send: async (request, reply) => {
      const [path = '/', query = ''] = request.url.split('?')
      const page = await find(path, request)
      const { location } = page.headers
      if (location !== undefined) {
        return reply.redirect(query ? `${location}?${query}` : location, page.status)
      }
      if (isProposal(path)) reply.header('referrer-policy', 'no-referrer')
      if (isPrivate(path) || (query && path === GENERATOR_PATH)) {
        reply.header('x-robots-tag', 'noindex')
      }
      return sendPrepared(request, reply, page)
    },
    sendMissing,
    sendWith: async (request, reply, more) => {
      const [path = '/'] = request.url.split('?')
      const page = await findWith(path, request, more)
      // There is no page to add the content to.
      if (page.sameAs !== undefined) return sendMissing(request, reply)
      if (isProposal(path)) reply.header('referrer-policy', 'no-referrer')
      reply.header('x-robots-tag', 'noindex')
      return sendPrepared(request, reply, { ...page, status: more.status })
    },
  }
}

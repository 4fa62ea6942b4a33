import type { GenerationState } from '@agency/contract/generation'
import { GENERATOR_PATH, SHARED_PATH } from '@agency/contract/indexed-paths'
import type { PageAssets, PostedForm, RenderPage } from '@agency/contract/page'
import { PREVIEWS_PATH } from '@agency/contract/preview-paths'
import { PROPOSALS_PATH } from '@agency/contract/proposal-paths'
import { TIME_ZONE } from '@agency/contract/time'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ResponseCache } from '../cache/response-cache.ts'
import type { Deps } from '../deps.ts'
import { visitor } from '../features/auth/viewer.ts'
import { countRedirect, findTarget } from '../features/redirects/redirect-service.ts'
import { isLinkOpen } from '../features/share-links/share-link-service.ts'
import { NO_PAGE } from '../http/page-urls.ts'
import { type PreparedResponse, prepareResponse, sendPrepared } from '../http/prepared-response.ts'
import { pagePolicy, withFrameAncestors } from '../http/security-headers.ts'
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

interface PageExtras {
  form?: PostedForm
  generation?: GenerationState
  status: number
  /** A cache key if this is the same for everybody who gets it, so that it is rendered once. */
  cacheKey?: string
}

export interface Pages {
  /** Sends the page of the request's path. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** Sends the not-found page. */
  sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** Sends the page of the request's path with content that not everybody sees. */
  sendWithContent(
    request: FastifyRequest,
    reply: FastifyReply,
    extras: PageExtras,
  ): Promise<FastifyReply>
  /** Sends the page of the request's path, which pages of these origins may frame. */
  sendFramed(
    request: FastifyRequest,
    reply: FastifyReply,
    ancestors: string[],
  ): Promise<FastifyReply>
}

const melbourneYear = new Intl.DateTimeFormat('en-AU', {
  year: 'numeric',
  timeZone: TIME_ZONE,
})
const currentYear = () => Number(melbourneYear.format(new Date()))

/** Pages whose URL is secret. */
const isShared = (path: string) => path.startsWith(`${SHARED_PATH}/`)
const isForClient = (path: string) =>
  [PROPOSALS_PATH, PREVIEWS_PATH].some((base) => path.startsWith(`${base}/`))
const isPrivate = (path: string) => isShared(path) || isForClient(path)

/** Whether a page is the same for everybody, and requested by more than one person. */
const isCacheable = (path: string) => !isPrivate(path) && !/^\/(dashboard|admin)(\/|$)/.test(path)

interface PageOptions {
  webApp: () => Promise<WebApp>
  publicUrl: string
  responseCache: ResponseCache
}

/** Renders the pages of the site, and caches those that are the same for everybody. */
export function openPages(deps: Deps, { webApp, publicUrl, responseCache }: PageOptions): Pages {
  async function renderResponse(
    path: string,
    requestId: string,
    extras?: PageExtras,
  ): Promise<PreparedResponse> {
    const { render, assets, transformPolicy = (policy: string) => policy } = await webApp()
    const page = await render({
      ...{ path, assets, form: extras?.form, generation: extras?.generation, year: currentYear() },
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
    if (page.notFoundPath !== undefined)
      return { ...prepareResponse(404, {}, ''), notFoundPath: page.notFoundPath }
    const headers = {
      'content-security-policy': transformPolicy(pagePolicy(page)),
      // A shared page must disappear with its link, so no cache on the way may store it.
      'cache-control': extras || isPrivate(path) ? 'private, no-store' : 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    }
    return prepareResponse(page.status, headers, page.html)
  }

  const renderCached = (path: string, requestId: string) =>
    responseCache.get(`${currentYear()} ${path}`, () => renderResponse(path, requestId))

  const withPermit = openRenderQueue()

  /** The cache key; undefined for an invalid link, so that nothing is shown once it has ended. */
  async function keyOf(path: string): Promise<string | undefined> {
    // It may be changed, or end, at any moment.
    if (isForClient(path)) return undefined
    const token = path.slice(SHARED_PATH.length + 1)
    if (isShared(path) && !(await isLinkOpen(deps.db, token))) return undefined
    return `${deps.content.current()} ${path}`
  }

  async function find(
    path: string,
    { id, ip: address }: FastifyRequest,
  ): Promise<PreparedResponse> {
    const page = isCacheable(path)
      ? await renderCached(path, id)
      : await withPermit({
          address,
          render: () => renderResponse(path, id),
          key: await keyOf(path),
        })
    return page.notFoundPath === undefined ? page : renderCached(page.notFoundPath, id)
  }

  function renderWith(path: string, { id, ip: address }: FastifyRequest, extras: PageExtras) {
    const render = () => renderResponse(path, id, extras)
    if (extras.cacheKey) return responseCache.get(`${currentYear()} ${extras.cacheKey}`, render)
    // Form input is only shown to its sender. The current time is left out of the key, so that it
    // does not cause another render.
    const { now: _, ...generation } = extras.generation ?? {}
    return withPermit({
      address,
      render,
      key: extras.form ? undefined : JSON.stringify(generation),
    })
  }

  async function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
    const page = await find(NO_PAGE, request)
    const headers = { ...page.headers, 'cache-control': 'no-store' }
    return sendPrepared(request, reply, { ...page, headers, status: 404 })
  }

  return {
    send: async (request, reply) => {
      const [path = '/', query = ''] = request.url.split('?')
      const page = await find(path, request)
      const isMissing = page.status === 404
      const { location = isMissing ? await findTarget(deps.db, path) : undefined } = page.headers
      if (location !== undefined) {
        countRedirect(deps, path, request.headers['user-agent'])
        // Browsers would keep it for good, and a slug may return to where it was.
        reply.header('cache-control', 'no-cache')
        return reply.redirect(
          query ? `${location}?${query}` : location,
          isMissing ? 301 : page.status,
        )
      }
      if (isForClient(path)) reply.header('referrer-policy', 'no-referrer')
      if (isPrivate(path) || (query && path === GENERATOR_PATH)) {
        reply.header('x-robots-tag', 'noindex')
      }
      return sendPrepared(request, reply, page)
    },
    sendNotFound,
    sendWithContent: async (request, reply, extras) => {
      const [path = '/'] = request.url.split('?')
      const page = await renderWith(path, request, extras)
      // There is no page to add the content to.
      if (page.notFoundPath !== undefined) return sendNotFound(request, reply)
      if (isForClient(path)) reply.header('referrer-policy', 'no-referrer')
      reply.header('x-robots-tag', 'noindex')
      return sendPrepared(request, reply, { ...page, status: extras.status })
    },
    sendFramed: async (request, reply, ancestors) => {
      const [path = '/'] = request.url.split('?')
      const page = await find(path, request)
      const { 'content-security-policy': policy = '' } = page.headers
      // The policy alone decides: this header knows only one origin.
      if (ancestors.length > 0) reply.removeHeader('x-frame-options')
      const headers = {
        ...page.headers,
        'content-security-policy': withFrameAncestors(policy, ancestors),
        // A site that is removed from the settings must not show it from a cache.
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      }
      return sendPrepared(request, reply, { ...page, headers })
    },
  }
}

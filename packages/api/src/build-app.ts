import { useInputMessages } from '@agency/contract/input-messages'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { openResponseCache } from './cache/response-cache.ts'
import type { Deps } from './deps.ts'
import { acceptApiKeys } from './features/api-keys/api-key-hooks.ts'
import { guardMcp, mcpPaths } from './features/mcp/mcp-routes.ts'
import { useApiFallback } from './http/api-routes.ts'
import { joinAuthorizationLines } from './http/authorization-header.ts'
import {
  allowEmptyDelete,
  rejectEncodedBodies,
  rejectInvalidUtf8,
  rejectPlainText,
} from './http/body-types.ts'
import { cacheForVisitorsOnly } from './http/caching.ts'
import { compressResponses } from './http/compression.ts'
import { limitConnections } from './http/connection-limit.ts'
import { useErrorResponses } from './http/error-responses.ts'
import { openFastify, type Timeouts } from './http/fastify-app.ts'
import { closeGracefully } from './http/graceful-close.ts'
import { healthRoutes } from './http/health.ts'
import { requireValidHost } from './http/host-header.ts'
import { isLocalSite } from './http/loopback.ts'
import { rejectWhenBusy } from './http/reject-when-busy.ts'
import { limitConcurrency } from './http/request-concurrency.ts'
import { logRequests } from './http/request-log.ts'
import { useSecurityHeaders } from './http/security-headers.ts'
import { useUploads } from './http/uploads.ts'
import { metricsRoute } from './metrics/metrics-route.ts'
import { operations } from './openapi/operations.ts'
import { openPages, type WebApp } from './pages/pages.ts'
import { siteFileRoutes } from './pages/site-file-routes.ts'
import { staticAssetRoutes } from './pages/static-assets.ts'
import { restRoutes } from './rest-routes.ts'
import { sitePages } from './site-pages.ts'
import { trpcRoutes } from './trpc/trpc-routes.ts'

/** Max size of the cached pages and lists: some five hundred of them. */
const KEPT_BYTES = 32 * 1024 * 1024

export interface AppOptions {
  deps: Deps
  /** Absolute origin of the site, without a trailing slash. */
  publicUrl: string
  trustProxy: boolean | string
  /** Whether it only listens on loopback: then no other host name can refer to it. */
  isLocalOnly?: boolean
  timeouts?: Timeouts
  /** Average delay of the event loop, in milliseconds, from which requests are rejected. */
  maxLoopDelayMs?: number
  /** Bearer token for /metrics. */
  metricsToken?: string | undefined
  /** Aborts some time before the app is closed (see healthRoutes). */
  draining?: AbortSignal
  /** The pages; without them only the API is served. */
  web?: { app: () => Promise<WebApp>; clientDir?: string }
}

/**
 * Builds the whole HTTP side of the product. It does not read the environment and does not listen.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { deps, publicUrl, trustProxy, isLocalOnly = false, web } = options
  useInputMessages()
  const responseCache = openResponseCache({
    content: deps.content,
    maxBytes: KEPT_BYTES,
    onFailure: (error) => deps.log.warn({ err: error }, 'revalidation failed; serving stale page'),
    onServed: deps.metrics.countPage,
  })
  const pages = web && openPages(deps, { webApp: web.app, publicUrl, responseCache })
  const app = openFastify({ log: deps.log, trustProxy, timeouts: options.timeouts, pages })
  logRequests(app, deps.metrics)
  cacheForVisitorsOnly(app, deps)
  closeGracefully(app)
  // Behind a proxy every connection is the proxy's, so limits can only be on requests.
  if (trustProxy === false) limitConnections(app.server)
  joinAuthorizationLines(app)
  useErrorResponses(app, pages)
  rejectEncodedBodies(app)
  rejectPlainText(app)
  rejectInvalidUtf8(app)
  allowEmptyDelete(app)
  await rejectWhenBusy(app, options)
  useApiFallback(app, pages)
  await useSecurityHeaders(app, publicUrl)
  requireValidHost(app, { isLocalOnly, publicUrl })
  limitConcurrency(app)
  guardMcp(app, deps, publicUrl)
  acceptApiKeys(app, deps, [...operations, ...mcpPaths])
  await compressResponses(app)
  await useUploads(app, deps)
  // For replies that send a cached file.
  await app.register(fastifyStatic, {
    root: deps.remoteImages.dir,
    serve: false,
    cacheControl: false,
  })

  healthRoutes(app, deps, options.draining)
  metricsRoute(app, deps.metrics, {
    token: options.metricsToken,
    isLocalSite: isLocalSite({ publicUrl, trustProxy }),
  })
  await restRoutes(app, deps, { publicUrl, responseCache })
  siteFileRoutes(app, deps, { publicUrl, responseCache, webApp: web?.app })
  await trpcRoutes(app, deps)
  if (web?.clientDir) await staticAssetRoutes(app, web.clientDir)
  if (pages) await sitePages(app, deps, { pages, publicUrl })
  return app
}

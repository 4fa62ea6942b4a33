import { randomUUID } from 'node:crypto'
import { useInputMessages } from '@agency/contract/input-messages'
import fastifyStatic from '@fastify/static'
import underPressure from '@fastify/under-pressure'
import {
  type FastifyTRPCPluginOptions,
  fastifyRequestHandler,
  fastifyTRPCPlugin,
} from '@trpc/server/adapters/fastify'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { openResponseCache } from './cache/response-cache.ts'
import type { Deps } from './deps.ts'
import { AppError } from './errors/app-error.ts'
import { logError } from './errors/classify-error.ts'
import { activityRest } from './features/activity/activity-rest.ts'
import { analyticsRest } from './features/analytics/analytics-rest.ts'
import { loginForm } from './features/auth/login-form.ts'
import { loginRest } from './features/auth/login-rest.ts'
import { hasToken, readViewer, requireToken } from './features/auth/viewer.ts'
import { conceptRest } from './features/concepts/concept-rest.ts'
import { proxyImageRest } from './features/concepts/proxy-image-rest.ts'
import { contactPageRoute, contactRest, messageForm } from './features/contacts/contact-rest.ts'
import { estimateRest } from './features/estimates/estimate-rest.ts'
import {
  briefForm,
  generationRest,
  generatorPageRoute,
} from './features/generations/generation-rest.ts'
import { imageStyleRest } from './features/image-styles/image-style-rest.ts'
import { imageStyleResultRest } from './features/image-styles/image-style-result-rest.ts'
import { livePageRoutes } from './features/live-pages/live-page-routes.ts'
import { livePreviewRoutes } from './features/live-pages/live-preview-routes.ts'
import { projectRest } from './features/projects/project-rest.ts'
import { depositRest } from './features/proposals/deposit-rest.ts'
import { proposalForm } from './features/proposals/proposal-form.ts'
import { proposalPageRoute, proposalRest } from './features/proposals/proposal-rest.ts'
import { useApiFallback } from './http/api-routes.ts'
import { joinAuthorizationLines } from './http/authorization-header.ts'
import {
  refuseEncodedBodies,
  refuseInvalidUtf8,
  refusePlainText,
  takeEmptyDeletes,
  takeJsonOnly,
} from './http/body-types.ts'
import { clientErrorHandler } from './http/client-errors.ts'
import { compressResponses } from './http/compression.ts'
import { limitConnections } from './http/connection-limit.ts'
import { sendErrorForPerson, useErrorResponses } from './http/error-responses.ts'
import { tidyForwardedAddresses } from './http/forwarded-addresses.ts'
import { closeGracefully } from './http/graceful-close.ts'
import { healthRoutes } from './http/health.ts'
import { requireOneHost } from './http/host-header.ts'
import { loggedPath } from './http/logged-path.ts'
import { isLocalSite } from './http/loopback.ts'
import { routedUrl } from './http/page-urls.ts'
import { createSequentialServer } from './http/pipelining.ts'
import { limitConcurrency } from './http/request-concurrency.ts'
import { useSecurityHeaders } from './http/security-headers.ts'
import { useUploads } from './http/uploads.ts'
import { metricsRoute } from './metrics/metrics-route.ts'
import { openApiRest } from './openapi/openapi-rest.ts'
import { builtFileRoutes } from './pages/built-files.ts'
import { formRoutes } from './pages/form-routes.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { openPages, type WebApp } from './pages/pages.ts'
import { siteFileRoutes } from './pages/site-file-routes.ts'
import { type AppRouter, appRouter } from './router.ts'
import { admitCalls } from './trpc/admit-calls.ts'
import { causeOf } from './trpc/trpc.ts'

const BODY_LIMIT = 64 * 1024
/** A proposal's draft at its bounds, 230,000 UTF-16 units, with each written as \u0000. */
const DRAFT_LIMIT = 1_500_000
const draftCalls = ['proposals.update', 'proposals.preview', 'proposals.previewDocument']
/** A loop that is this far behind serves nobody: better to say so than to queue. */
const MAX_LOOP_DELAY_MS = 2_000
const BATCH_LIMIT = 10
/** Longer than the idle time of usual proxies, which would meet a connection as it is closed. */
const KEEP_ALIVE_MS = 72_000
/** Of pages and lists as they were made: some five hundred. */
const KEPT_BYTES = 32 * 1024 * 1024

/** How long a client may take, in ms. */
export interface Timeouts {
  headers: number
  /** Headers and body together. */
  request: number
  /** How often connections are looked at; without it Node looks every 30 s. */
  check: number
}

const TIMEOUTS: Timeouts = { headers: 15_000, request: 30_000, check: 2_000 }

/** Of the end of an answer. */
const LISTENERS_MOST = 20

export interface AppOptions {
  deps: Deps
  /** Absolute origin of the site, without a trailing slash. */
  publicUrl: string
  trustProxy: boolean | string
  /** Whether it listens to this machine alone: nobody else's name leads here then. */
  isThisMachineOnly?: boolean
  timeouts?: Timeouts
  /** Whose bearer may read /metrics. */
  metricsToken?: string | undefined
  /** Aborts some time before the app is closed (see healthRoutes). */
  draining?: AbortSignal
  /** The pages; without them only the API is served. */
  web?: { app: () => Promise<WebApp>; clientDir?: string }
}

/** The whole HTTP side of the product. It reads no environment and does not listen. */
export async function buildApp({
  deps,
  publicUrl,
  trustProxy,
  isThisMachineOnly = false,
  timeouts = TIMEOUTS,
  metricsToken,
  draining,
  web,
}: AppOptions): Promise<FastifyInstance> {
  useInputMessages()
  const kept = openResponseCache({
    content: deps.content,
    maxBytes: KEPT_BYTES,
    onFailure: (error) => deps.log.warn({ err: error }, 'revalidation failed; serving stale page'),
    onServed: deps.metrics.countPage,
  })
  const pages = web && openPages(deps, { webApp: web.app, publicUrl, kept })
  const app = Fastify({
    loggerInstance: deps.log,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // One proxy: the address that it adds counts, and none that a client sends along.
    trustProxy: trustProxy === true ? (_address, hop) => hop === 0 : trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 512 },
    serverFactory: createSequentialServer({
      requestTimeout: timeouts.request,
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.check,
      keepAliveTimeout: KEEP_ALIVE_MS,
    }),
    clientErrorHandler: clientErrorHandler(deps.log),
    rewriteUrl: (request) => {
      tidyForwardedAddresses(request)
      return routedUrl(request.url ?? '/')
    },
    frameworkErrors: (error, request, reply) => sendErrorForPerson(request, reply, error, pages),
    // What comes in on an open connection while the server closes is still served.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  }) as unknown as FastifyInstance

  app.addHook('onRequest', async (request, reply) => {
    // Each of those who count or pace requests hears of its end; more of them is no leak.
    reply.raw.setMaxListeners(LISTENERS_MOST)
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    deps.metrics.countRequest(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1_000,
    )
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request.originalUrl),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })

  app.addHook('onSend', async ({ headers }, reply) => {
    // What staff read is kept by nobody in between, nor by a browser that others use.
    const isKept = !String(reply.getHeader('cache-control')).includes('no-store')
    if (headers.authorization !== undefined && isKept) reply.header('cache-control', 'no-store')
  })
  app.addHook('onSend', async ({ method, headers }, reply) => {
    const isReading = method === 'GET' || method === 'HEAD'
    // A header that anybody can make up must not drop every kept page.
    if (!isReading && reply.statusCode < 400 && hasToken(deps, headers.authorization)) {
      deps.content.changed()
    }
  })

  closeGracefully(app)
  // Behind a proxy all connections are the proxy's, and what a client has is told by its requests.
  if (trustProxy === false) limitConnections(app.server)
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  joinAuthorizationLines(app)
  useErrorResponses(app, pages)
  refuseEncodedBodies(app)
  refusePlainText(app)
  refuseInvalidUtf8(app)
  takeEmptyDeletes(app)
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_LOOP_DELAY_MS,
    pressureHandler: ({ url }) => {
      // Busy is not dead: who asks this would end the process.
      if (url === '/livez') return
      throw new AppError('UNAVAILABLE', 'The server is busy. Please try again.', {
        retryAfterS: 5,
      })
    },
  })
  useApiFallback(app, pages)
  await useSecurityHeaders(app, publicUrl)
  requireOneHost(app, { isThisMachineOnly, publicUrl })
  limitConcurrency(app)
  await compressResponses(app)
  await useUploads(app, deps)
  // For replies that send a kept file.
  await app.register(fastifyStatic, {
    root: deps.remoteImages.dir,
    serve: false,
    cacheControl: false,
  })

  healthRoutes(app, deps, draining)
  metricsRoute(app, deps.metrics, {
    token: metricsToken,
    isLocalSite: isLocalSite({ publicUrl, trustProxy }),
  })
  projectRest(app, deps, kept)
  conceptRest(app, deps, kept)
  proxyImageRest(app, deps)
  generationRest(app, deps)
  contactRest(app, deps)
  estimateRest(app, deps)
  proposalRest(app, deps)
  depositRest(app, deps)
  imageStyleResultRest(app, deps, publicUrl)
  imageStyleRest(app, deps, publicUrl)
  analyticsRest(app, deps)
  activityRest(app, deps)
  loginRest(app, deps)
  openApiRest(app, deps, { publicUrl, kept })
  livePageRoutes(app, deps)
  await livePreviewRoutes(app, deps, publicUrl)
  siteFileRoutes(app, deps, { publicUrl, kept, webApp: web?.app })

  await app.register(async (scope) => {
    takeJsonOnly(scope)
    const options = {
      prefix: '/trpc',
      trpcOptions: {
        router: appRouter,
        maxBatchSize: BATCH_LIMIT,
        createContext: async (call) => {
          await admitCalls(deps.limits, call)
          const { req } = call
          return {
            deps,
            requestId: req.id,
            address: req.ip,
            userAgent: req.headers['user-agent'] ?? '',
            closing: closing.signal,
            optsOut: req.headers.dnt === '1' || req.headers['sec-gpc'] === '1',
            viewer: await readViewer(deps, req.headers.authorization),
          }
        },
        onError: ({ error, ctx, path }) => {
          const fields = { cause: error.cause ?? error, requestId: ctx?.requestId, path }
          logError(deps.log, { error: causeOf(error), ...fields })
        },
        responseMeta: ({ errors, type }) => {
          const causes = errors.map(causeOf)
          const retryAfterS = causes.map((cause) => cause.retryAfterS).find(Number.isFinite)
          const isRefused = causes.some((cause) => cause.code === 'UNAUTHORIZED')
          return {
            headers: {
              // A proxy that packed a stream would hold its events back.
              'cache-control': type === 'subscription' ? 'no-store, no-transform' : 'no-store',
              ...(isRefused && { 'www-authenticate': 'Bearer' }),
              ...(retryAfterS !== undefined && { 'retry-after': String(retryAfterS) }),
            },
          }
        },
      },
    } satisfies FastifyTRPCPluginOptions<AppRouter>
    await scope.register(fastifyTRPCPlugin, options)
    for (const path of draftCalls) {
      scope.route({
        ...{ method: 'POST', url: `/trpc/${path}`, bodyLimit: DRAFT_LIMIT },
        // Strangers are refused before so large a body is parsed; the call itself checks the account.
        onRequest: async ({ headers }) => requireToken(deps, headers.authorization),
        handler: async (req, res) => {
          await fastifyRequestHandler({ ...options.trpcOptions, req, res, path })
        },
      })
    }
  })

  if (web?.clientDir) await builtFileRoutes(app, web.clientDir)
  if (pages) {
    pageRoutes(app, pages)
    contactPageRoute(app, pages)
    generatorPageRoute(app, deps, pages)
    proposalPageRoute(app, deps, pages)
    const forms = [messageForm(deps), briefForm(deps), proposalForm(deps), loginForm]
    await formRoutes(app, deps, { pages, publicUrl, forms })
  }
  return app
}

import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { loginRest } from './auth/login-rest.ts'
import { readViewer } from './auth/viewer.ts'
import type { Deps } from './deps.ts'
import { activityRest } from './features/activity/activity-rest.ts'
import { analyticsRest } from './features/analytics/analytics-rest.ts'
import { conceptRest } from './features/concepts/concept-rest.ts'
import { proxyImageRest } from './features/concepts/proxy-image-rest.ts'
import { contactRest } from './features/contacts/contact-rest.ts'
import { generationRest } from './features/generations/generation-rest.ts'
import { projectRest } from './features/projects/project-rest.ts'
import { quoteRest } from './features/quotes/quote-rest.ts'
import { styleResultRest } from './features/style-results/style-result-rest.ts'
import { useApiFallback } from './http/api-routes.ts'
import { useErrorAnswers } from './http/error-answers.ts'
import { healthRoutes } from './http/health.ts'
import { useSecurityHeaders } from './http/security-headers.ts'
import { useUploads } from './http/uploads.ts'
import { openApiRest } from './openapi/openapi-rest.ts'
import { pageRoutes, type WebApp } from './pages/page-routes.ts'
import { type AppRouter, appRouter } from './router.ts'
import { causeOf } from './trpc/trpc.ts'

const BODY_LIMIT = 64 * 1024
const BATCH_LIMIT = 10

export interface AppOptions {
  deps: Deps
  /** Absolute origin of the site, without a trailing slash. */
  publicUrl: string
  trustProxy: boolean | string
  /** The pages; without them only the API is served. */
  web?: { app: () => Promise<WebApp>; clientDir?: string }
}

/** The whole HTTP side of the product. It reads no environment and does not listen. */
export async function buildApp({
  deps,
  publicUrl,
  trustProxy,
  web,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 512 },
    requestTimeout: 30_000,
    connectionTimeout: 0,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 2_000 },
    return503OnClosing: true,
    logController: new LogController({ disableRequestLogging: true }),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  }) as unknown as FastifyInstance

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })

  useErrorAnswers(app)
  useApiFallback(app)
  await useSecurityHeaders(app)
  await app.register(compress, { threshold: 1024, brotliOptions: { params: { 1: 4 } } })
  await useUploads(app, deps.storage.root)

  healthRoutes(app, deps)
  projectRest(app, deps)
  conceptRest(app, deps)
  proxyImageRest(app, deps)
  generationRest(app, deps)
  contactRest(app, deps)
  quoteRest(app, deps)
  styleResultRest(app, deps)
  analyticsRest(app, deps)
  activityRest(app, deps)
  loginRest(app, deps)
  openApiRest(app, deps, publicUrl)

  await app.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      maxBatchSize: BATCH_LIMIT,
      createContext: async ({ req }) => ({
        deps,
        requestId: req.id,
        address: req.ip,
        viewer: await readViewer(deps, req.headers.authorization),
      }),
      onError: ({ error, ctx, path }) => {
        const cause = causeOf(error)
        if (cause.status >= 500) {
          deps.log.error(
            { err: error.cause ?? error, requestId: ctx?.requestId, path },
            cause.message,
          )
        }
      },
      responseMeta: ({ errors }) => {
        const retryAfterS = errors.map((error) => causeOf(error).retryAfterS).find(Number.isFinite)
        return {
          headers: {
            'cache-control': 'no-store',
            ...(retryAfterS !== undefined && { 'retry-after': String(retryAfterS) }),
          },
        }
      },
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>)

  if (web) {
    if (web.clientDir) {
      await app.register(fastifyStatic, {
        root: web.clientDir,
        prefix: '/assets/',
        index: false,
        immutable: true,
        maxAge: '365d',
        decorateReply: false,
      })
    }
    pageRoutes(app, deps, { webApp: web.app, publicUrl })
  }
  return app
}

import { PROOF_OF_WORK_HEADER } from '@agency/contract/proof-of-work'
import {
  type FastifyTRPCPluginOptions,
  fastifyRequestHandler,
  fastifyTRPCPlugin,
} from '@trpc/server/adapters/fastify'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { logError } from '../errors/classify-error.ts'
import { readViewer, requireToken } from '../features/auth/viewer.ts'
import { requireJson } from '../http/body-types.ts'
import { type AppRouter, appRouter } from '../router.ts'
import { admitCalls } from './admit-calls.ts'
import { causeOf } from './trpc.ts'

const BATCH_LIMIT = 10
/** A proposal's draft at its limits, 230,000 UTF-16 units, if each is written as \u0000. */
const DRAFT_LIMIT = 1_500_000
const draftCalls = ['proposals.update', 'proposals.preview', 'proposals.previewDocument']

export async function trpcRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  await app.register(async (scope) => {
    requireJson(scope)
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
            proofOfWork: req.headers[PROOF_OF_WORK_HEADER]?.toString(),
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
              // A proxy that compresses a stream would delay its events.
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
        // Visitors are rejected before such a large body is parsed; the call checks the account.
        onRequest: async ({ headers }) => requireToken(deps, headers.authorization),
        handler: async (req, res) => {
          await fastifyRequestHandler({ ...options.trpcOptions, req, res, path })
        },
      })
    }
  })
}

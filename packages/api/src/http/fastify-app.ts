import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Pages } from '../pages/pages.ts'
import { clientErrorHandler } from './client-errors.ts'
import { sendErrorForPerson } from './error-responses.ts'
import { normaliseForwardedAddresses } from './forwarded-addresses.ts'
import { routedUrl } from './page-urls.ts'
import { createSequentialServer } from './pipelining.ts'

const BODY_LIMIT = 64 * 1024
/**
 * Longer than the idle timeout of usual proxies, which could otherwise reuse a connection just as
 * it is closed.
 */
const KEEP_ALIVE_MS = 72_000

/** How long a client may take, in ms. */
export interface Timeouts {
  headers: number
  /** Headers and body together. */
  request: number
  /** How often connections are checked; Node's default is 30 s. */
  check: number
}

const TIMEOUTS: Timeouts = { headers: 15_000, request: 30_000, check: 2_000 }

interface FastifyAppOptions {
  log: Logger
  trustProxy: boolean | string
  timeouts?: Timeouts | undefined
  pages: Pages | undefined
}

/** Fastify as the site configures it: accepted requests, timeouts and trusted proxies. */
export const openFastify = ({ log, trustProxy, timeouts = TIMEOUTS, pages }: FastifyAppOptions) =>
  Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // One proxy: only the address that it adds counts, none that a client sends.
    trustProxy: trustProxy === true ? (_address, hop) => hop === 0 : trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 512 },
    serverFactory: createSequentialServer({
      requestTimeout: timeouts.request,
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.check,
      keepAliveTimeout: KEEP_ALIVE_MS,
    }),
    clientErrorHandler: clientErrorHandler(log),
    rewriteUrl: (request) => {
      normaliseForwardedAddresses(request)
      return routedUrl(request.url ?? '/')
    },
    frameworkErrors: (error, request, reply) => sendErrorForPerson(request, reply, error, pages),
    // Requests on open connections are still served while the server closes.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  }) as unknown as FastifyInstance

import { MCP_PATH } from '@agency/contract/mcp'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { isThisMachine } from '../../http/loopback.ts'
import type { ScopedPath } from '../api-keys/api-key-hooks.ts'
import { isMcpEnabled } from './mcp-service.ts'

const methods = ['DELETE', 'GET', 'OPTIONS', 'PATCH', 'POST', 'PUT']

/** The path takes every key: each tool needs a scope of its own. */
export const mcpPaths: ScopedPath[] = methods.map((method) => ({ method, path: MCP_PATH }))

/**
 * Throws FORBIDDEN for a page of another site, and for a host name that is not the site's: a web page
 * could point its own name here (DNS rebinding).
 */
function rejectForeign({ headers, host, hostname }: FastifyRequest, publicUrl: string): void {
  const site = new URL(publicUrl)
  if (headers.origin !== undefined && headers.origin !== site.origin) {
    throw new AppError('FORBIDDEN', 'Pages of other sites may not call this.')
  }
  if (host !== site.host && !isThisMachine(hostname)) {
    throw new AppError('FORBIDDEN', `Please use the address ${site.origin}${MCP_PATH}.`)
  }
}

/** While it is switched off, the path is unknown, whatever key the caller has. */
export function guardMcp(app: FastifyInstance, { db }: Deps, publicUrl: string): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url !== MCP_PATH) return
    if (!(await isMcpEnabled(db))) throw new AppError('NOT_FOUND', 'Not found.')
    rejectForeign(request, publicUrl)
  })
}

/** The endpoint for assistants: the Model Context Protocol, for callers with an API key. */
export function mcpRoutes(app: FastifyInstance, deps: Deps): void {
  app.route({
    method: methods,
    url: MCP_PATH,
    // Most calls only read.
    config: { keepsPages: true },
    handler: async (request, reply) => {
      const { method, keyCaller: caller, headers, body: message } = request
      if (method !== 'POST') {
        reply.header('allow', 'POST')
        throw new AppError('METHOD_NOT_ALLOWED', `${method} is not allowed for this URL.`)
      }
      if (!caller) {
        throw new AppError('UNAUTHORIZED', 'Please send an API key in the Authorization header.')
      }
      // One call with a key counts once, so there cannot be several in it.
      if (Array.isArray(message)) {
        throw new AppError('BAD_REQUEST', 'Please send one message at a time.')
      }
      // Only loaded on use: the endpoint is off by default.
      const { answerMessage } = await import('./mcp-server.ts')
      const call = { caller, headers, message, requestId: request.id, address: request.ip }
      const response = await answerMessage(deps, call)
      const contentType = response.headers.get('content-type')
      if (contentType) reply.type(contentType)
      return reply.code(response.status).send(await response.text())
    },
  })
}

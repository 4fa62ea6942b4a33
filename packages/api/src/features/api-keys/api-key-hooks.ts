import { API_KEY_PREFIX, KEY_IN_URL, KEY_REFUSED } from '@agency/contract/api-key'
import type { Permission } from '@agency/contract/permissions'
import { runAs } from '@agency/db/actor'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { type KeyCaller, keyActorOf } from '../auth/run-as-staff.ts'
import { hasKeyInUrl } from './api-key-secret.ts'
import { authenticateKey } from './api-key-service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls with an API key; undefined for everybody else. */
    keyCaller: KeyCaller | undefined
  }
}

/** A path that takes keys, and the scope that one needs for it; undefined if any key may call it. */
export interface ScopedPath {
  method: string
  path: string
  scope?: Permission
}

const KEY = new RegExp(`^Bearer +(${API_KEY_PREFIX}\\w*)$`, 'i')

/** The key of a path, whatever its parameters are called: 'GET /api/projects/*'. */
const nameOf = (method: string, path: string) =>
  `${method.toUpperCase()} ${path.replace(/:\w+|\{\w+\}/g, '*')}`

/**
 * Accepts API keys beside tokens, on these paths only, and rejects a key in a URL
 * anywhere. The changes of a call with a key are attributed to it in the audit log.
 */
export function acceptApiKeys(app: FastifyInstance, deps: Deps, paths: ScopedPath[]): void {
  const scopes = new Map(paths.map(({ method, path, scope }) => [nameOf(method, path), scope]))
  app.decorateRequest('keyCaller', undefined)
  app.addHook('onRequest', async (request) => {
    if (hasKeyInUrl(request.url)) throw new AppError('BAD_REQUEST', KEY_IN_URL)
    const [, secret] = KEY.exec(request.headers.authorization ?? '') ?? []
    if (secret === undefined) return
    const { url = '' } = request.routeOptions
    const name = nameOf(request.method, url)
    // An unknown path is answered as for everybody; any other knows no keys.
    if (url === '' || request.is404) return
    if (!scopes.has(name)) throw new AppError('UNAUTHORIZED', KEY_REFUSED)
    request.keyCaller = await authenticateKey(deps, secret, scopes.get(name))
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const { keyCaller, ip } = request
    if (!keyCaller) return done()
    runAs(keyActorOf(keyCaller, ip), done)
  })
}

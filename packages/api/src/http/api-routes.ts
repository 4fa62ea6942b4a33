import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import type { Pages } from '../pages/pages.ts'
import { sendError, sendErrorForPerson } from './error-responses.ts'

/**
 * Responds with 405 and Allow to a known path of /api or /trpc with another method, and with 404 to
 * any other path. It collects routes as they are registered, so call it before registering any.
 */
export function useApiFallback(app: FastifyInstance, pages?: Pages): void {
  const methodsOf = new Map<string, Set<string>>()
  app.addHook('onRoute', (route) => {
    const { url } = route
    if (!/^\/(api|trpc)\//.test(url)) return
    // tRPC's plugin registers every method, but fails for those that a Request cannot have (TRACE).
    if (url.startsWith('/trpc/')) route.method = ['GET', 'HEAD', 'POST']
    const methods = methodsOf.get(url) ?? new Set()
    for (const name of [route.method].flat()) methods.add(name)
    methodsOf.set(url, methods)
  })

  const matches = (pattern: string, path: string) => {
    const expected = pattern.split('/')
    const actual = path.split('/')
    return (
      expected.length === actual.length &&
      expected.every(
        (part, index) => part === actual[index] || (part.startsWith(':') && actual[index]),
      )
    )
  }

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const match = [...methodsOf].find(([pattern]) => matches(pattern, path))
    if (!match) {
      const missing = new AppError('NOT_FOUND', 'Not found.')
      return sendErrorForPerson(request, reply, missing, pages)
    }
    reply.header('allow', [...match[1]].sort().join(', '))
    return sendError(
      request,
      reply,
      new AppError('METHOD_NOT_ALLOWED', `${request.method} is not allowed for this URL.`),
    )
  })
}

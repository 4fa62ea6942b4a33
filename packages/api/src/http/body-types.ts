import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/** Lets DELETE come with the content type of JSON and no body, as many HTTP clients send it. */
export function takeEmptyDeletes(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.method === 'DELETE' && body === '') done(null, undefined)
    else parse(request, String(body), done)
  })
}

/** Compressed bodies are refused: a few kilobytes of one could unpack to gigabytes. */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const encoding = request.headers['content-encoding']
    if (encoding !== undefined && !/^identity$/i.test(encoding)) {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send the body without an encoding.')
    }
  })
}

/** Refuses any body but JSON before a parser of this scope looks at it. */
export function takeJsonOnly(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request) => {
    const type = request.headers['content-type']
    if (type !== undefined && !/^application\/json *(?:;|$)/i.test(type)) {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send application/json.')
    }
  })
}

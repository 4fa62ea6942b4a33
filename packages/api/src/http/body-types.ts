import { pipeline, Transform } from 'node:stream'
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

/** Plain text, which Fastify takes by default, is no body of any call. */
export const refusePlainText = (app: FastifyInstance): void =>
  app.removeContentTypeParser('text/plain')

/**
 * Refuses JSON that is not UTF-8, or is not called so, which parsers would read with replacement
 * characters. Looked at as it comes: tRPC's adapter has a parser of its own.
 */
export function refuseInvalidUtf8(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const type = request.headers['content-type'] ?? ''
    if (!/^application\/json\b/i.test(type)) {
      done(null, payload)
      return
    }
    const charsets = [...type.matchAll(/;\s*charset\s*=\s*"?([^";\s]*)/gi)]
    if (charsets.some(([, charset = '']) => !/^utf-?8$/i.test(charset))) {
      done(new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send JSON as UTF-8.'))
      return
    }
    const decoder = new TextDecoder('utf-8', { fatal: true })
    const check = (chunk: Buffer | undefined, then: (error?: Error, chunk?: Buffer) => void) => {
      try {
        decoder.decode(chunk, { stream: chunk !== undefined })
        then(undefined, chunk)
      } catch (error) {
        then(new AppError('BAD_REQUEST', 'The body is not valid UTF-8.', { cause: error }))
      }
    }
    const checked = new Transform({
      transform: (chunk, _encoding, then) => check(chunk, then),
      flush: (then) => check(undefined, then),
    })
    // What breaks is told by the checked stream itself.
    pipeline(payload, checked, () => {})
    done(null, checked)
  })
}

/** Compressed bodies are refused: a few kilobytes of one could unpack to gigabytes. */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const encoding = request.headers['content-encoding']
    if (encoding !== undefined && !/^identity$/i.test(encoding)) {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send the body without Content-Encoding.')
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

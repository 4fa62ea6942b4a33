import { pipeline, Transform } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/** Accepts DELETE with the content type of JSON and no body, as many HTTP clients send it. */
export function allowEmptyDelete(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.method === 'DELETE' && body === '') done(null, undefined)
    else parse(request, String(body), done)
  })
}

/** Fastify accepts plain text by default, but no route here takes it. */
export const rejectPlainText = (app: FastifyInstance): void =>
  app.removeContentTypeParser('text/plain')

/**
 * Rejects JSON that is not UTF-8, or declares another charset, which parsers would read with
 * replacement characters. Checked on the stream, since tRPC's adapter has its own parser.
 */
export function rejectInvalidUtf8(app: FastifyInstance): void {
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
    const check = (
      chunk: Buffer | undefined,
      callback: (error?: Error, chunk?: Buffer) => void,
    ) => {
      try {
        decoder.decode(chunk, { stream: chunk !== undefined })
        callback(undefined, chunk)
      } catch (error) {
        callback(new AppError('BAD_REQUEST', 'The body is not valid UTF-8.', { cause: error }))
      }
    }
    const checked = new Transform({
      transform: (chunk, _encoding, callback) => check(chunk, callback),
      flush: (callback) => check(undefined, callback),
    })
    // The checked stream reports errors itself.
    pipeline(payload, checked, () => {})
    done(null, checked)
  })
}

/** Rejects compressed bodies: a few kilobytes could decompress to gigabytes. */
export function rejectEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const encoding = request.headers['content-encoding']
    if (encoding !== undefined && !/^identity$/i.test(encoding)) {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send the body without Content-Encoding.')
    }
  })
}

/** Rejects any body but JSON before a parser of this scope reads it. */
export function requireJson(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request) => {
    const type = request.headers['content-type']
    if (type !== undefined && !/^application\/json *(?:;|$)/i.test(type)) {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send application/json.')
    }
  })
}

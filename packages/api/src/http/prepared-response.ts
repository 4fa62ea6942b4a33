import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compressors = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
}
type Encoding = keyof typeof compressors | 'identity'
/** Higher levels save 2% of a page and take three times as long; the first visitor waits for it. */
const BROTLI_QUALITY = 6

/**
 * The smallest window for this many bytes, in bits. The default window of 4 MB would be allocated
 * and freed for every page, on the event loop, and a page fills a fraction of it.
 */
const windowFor = (bytes: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_INPUT_BLOCK_BITS, Math.ceil(Math.log2(bytes + 16))),
  )

interface Body {
  bytes: Buffer
  /** A strong ETag: each encoding has its own. */
  etag: string
}

/** A response that is the same for everybody, in each encoding that has been requested. */
export interface PreparedResponse {
  status: number
  headers: Record<string, string>
  /** Available encodings of the body, best first. */
  encodings: Encoding[]
  body(encoding: Encoding): Promise<Body> | Body
  /** Approximate memory use of the body. */
  bytes: number
  /** The path of the page that is sent in its place. */
  notFoundPath?: string | undefined
}

const encodings: Encoding[] = ['br', 'gzip', 'identity']
const identityOnly: Encoding[] = ['identity']

/**
 * A response with this text or these bytes. Each encoding is created on first request; `br` is an
 * existing Brotli version.
 */
export function prepareResponse(
  status: number,
  headers: Record<string, string>,
  content: string | Buffer,
  compression: { br?: Buffer | undefined } | 'identity' = {},
): PreparedResponse {
  const uncompressed = typeof content === 'string' ? Buffer.from(content) : content
  const hash = createHash('sha256').update(uncompressed).digest('base64url').slice(0, 27)
  const bodies = new Map<Encoding, Promise<Body> | Body>([
    ['identity', { bytes: uncompressed, etag: `"${hash}"` }],
  ])
  if (compression !== 'identity' && compression.br) {
    bodies.set('br', { bytes: compression.br, etag: `"${hash}-br"` })
  }
  async function compress(encoding: keyof typeof compressors): Promise<Body> {
    const bytes =
      encoding === 'br'
        ? await compressors.br(uncompressed, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
              [constants.BROTLI_PARAM_LGWIN]: windowFor(uncompressed.length),
              [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MIN_INPUT_BLOCK_BITS,
              [constants.BROTLI_PARAM_SIZE_HINT]: uncompressed.length,
            },
          })
        : await compressors.gzip(uncompressed)
    const body = { bytes, etag: `"${hash}-${encoding}"` }
    bodies.set(encoding, body)
    return body
  }
  return {
    ...{ status, headers },
    encodings: compression === 'identity' ? identityOnly : encodings,
    // Each of the two encodings takes about a fifth of the size of the text.
    bytes: Math.ceil(uncompressed.length * 1.4),
    body: (encoding) => {
      const existing = bodies.get(encoding)
      if (existing) return existing
      const pending = compress(encoding as keyof typeof compressors)
      bodies.set(encoding, pending)
      return pending
    },
  }
}

/** The usual headers of browsers, for which parsing is skipped. */
const commonHeaders = new Set(['gzip, deflate, br, zstd', 'gzip, deflate, br', 'br, gzip, deflate'])

const encodingFor = (accepted = '', available: Encoding[]): Encoding => {
  if (available.length === 1) return 'identity'
  if (commonHeaders.has(accepted)) return 'br'
  return negotiate(accepted.toLowerCase().replaceAll('x-gzip', 'gzip'), available) ?? 'identity'
}

/** Whether If-None-Match contains this tag (RFC 9110, 13.1.2: weak comparison). */
const matchesEtag = (requested: string | undefined, etag: string) =>
  requested !== undefined &&
  (requested.trim() === '*' ||
    requested.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))

/** Sends a response in the best accepted encoding, or 304 if the client has it. */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  response: PreparedResponse,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'], response.encodings)
  const { bytes, etag } = await response.body(encoding)
  reply.headers(response.headers).header('etag', etag)
  if (response.encodings.length > 1) reply.header('vary', 'accept-encoding')
  if (response.status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    return reply.code(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(response.status).send(bytes)
}

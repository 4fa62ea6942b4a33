import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

const pack = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
}
type Encoding = keyof typeof pack | 'identity'
/** Higher ones save 2% of a page and take three times as long; the first visitor waits for it. */
const BROTLI_QUALITY = 6

interface Body {
  bytes: Buffer
  /** Strong: each encoding has its own. */
  etag: string
}

/** An answer that is the same for everybody who asks, in each encoding that somebody has asked for. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body(encoding: Encoding): Promise<Body> | Body
  /** What its body weighs in memory, roughly. */
  bytes: number
}

/** An answer with this text. Each encoding is made once, when it is first asked for. */
export function answerOf(status: number, headers: Record<string, string>, text: string): Answer {
  const plain = Buffer.from(text)
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27)
  const bodies = new Map<Encoding, Promise<Body> | Body>([
    ['identity', { bytes: plain, etag: `"${hash}"` }],
  ])
  async function packed(encoding: keyof typeof pack): Promise<Body> {
    const bytes =
      encoding === 'br'
        ? await pack.br(plain, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
            },
          })
        : await pack.gzip(plain)
    const body = { bytes, etag: `"${hash}-${encoding}"` }
    bodies.set(encoding, body)
    return body
  }
  return {
    ...{ status, headers },
    // Text packs to a fifth; both together to two.
    bytes: Math.ceil(plain.length * 1.4),
    body: (encoding) => {
      const known = bodies.get(encoding)
      if (known) return known
      const made = packed(encoding as keyof typeof pack)
      bodies.set(encoding, made)
      return made
    },
  }
}

const encodings: Encoding[] = ['br', 'gzip', 'identity']
/** What browsers send: answered without reading it each time. */
const usual = new Set(['gzip, deflate, br, zstd', 'gzip, deflate, br', 'br, gzip, deflate'])

const encodingFor = (accepted = ''): Encoding =>
  usual.has(accepted) ? 'br' : (negotiate(accepted, encodings) ?? 'identity')

/** Whether If-None-Match names this tag (RFC 9110, 13.1.2: by weak comparison). */
const names = (asked: string | undefined, etag: string) =>
  asked !== undefined &&
  (asked.trim() === '*' || asked.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))

/** Sends an answer in the best encoding that is accepted, or 304 to whoever has it. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const { bytes, etag } = await answer.body(encoding)
  reply.headers(answer.headers).headers({ etag, vary: 'accept-encoding' })
  if (answer.status === 200 && names(request.headers['if-none-match'], etag)) {
    return reply.code(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(answer.status).send(bytes)
}

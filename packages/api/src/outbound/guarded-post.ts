import type { ClientRequest, IncomingMessage } from 'node:http'
import {
  type ConnectionGuard,
  openGuardedRequests,
  openUrlCheck,
  RefusedUrlError,
} from './guarded-connection.ts'

export interface PostLimits {
  /** Max time from the request to the last byte of the response, in ms. */
  totalMs: number
  /** Max size of the response; what is beyond it is not read. */
  bytes: number
}

const LIMITS: PostLimits = { totalMs: 15_000, bytes: 64 * 1024 }
/** How long the check of a URL waits for its name to resolve. */
const LOOKUP_TIMEOUT_MS = 5_000

export interface PostRequest {
  url: string
  headers: Record<string, string>
  body: string
  /** Aborts the request: the process shuts down. */
  signal?: AbortSignal | undefined
}

export interface PostResponse {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
  /** Whether there was more of the body. */
  isTruncated: boolean
}

/** Why there was no complete response. */
export type PostFailure =
  | 'refused'
  | 'unresolved'
  | 'unreachable'
  | 'certificate'
  | 'broken'
  | 'timeout'

export class PostError extends Error {
  readonly failure: PostFailure
  /** The response's status, if it broke after that. */
  readonly status: number | undefined
  constructor(failure: PostFailure, options: { status?: number | undefined; cause?: unknown }) {
    super(`The request failed: ${failure}.`, { cause: options.cause })
    this.name = 'PostError'
    this.failure = failure
    this.status = options.status
  }
}

export interface GuardedPost {
  /** Whether requests to a URL would be sent. Throws RefusedUrlError. */
  check(url: string): Promise<void>
  /**
   * Posts to a URL that a person chose. Returns a response of any status; throws PostError if there
   * is no complete one within the limits, and the signal's reason if it aborts. Follows no redirect.
   */
  post(request: PostRequest): Promise<PostResponse>
}

/** Codes of Node's and OpenSSL's errors about a certificate, or about a server without TLS. */
const CERTIFICATE_CODE = /^(CERT_|ERR_TLS_|ERR_SSL_|EPROTO|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/

function failureOf(error: unknown, hasStatus: boolean): PostFailure {
  if (error instanceof RefusedUrlError) return 'refused'
  const { code = '' } = error as { code?: string }
  if (['ENOTFOUND', 'EAI_AGAIN', 'ENODATA', 'ESERVFAIL'].includes(code)) return 'unresolved'
  if (['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'].includes(code)) {
    return 'unreachable'
  }
  return !hasStatus && CERTIFICATE_CODE.test(code) ? 'certificate' : 'broken'
}

/** Reads at most `maxBytes`. Throws if the connection breaks before that. */
async function readBody(response: IncomingMessage, maxBytes: number) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxBytes) break
  }
  return { body: Buffer.concat(chunks, size).subarray(0, maxBytes), isTruncated: size > maxBytes }
}

function responseOf(request: ClientRequest, body: string): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request.once('response', resolve)
  request.on('error', reject)
  // On a protocol upgrade neither of the two events is emitted.
  request.once('close', () => reject(new Error('The connection closed without a response.')))
  request.end(body)
  return promise
}

export interface GuardedPostOptions extends ConnectionGuard {
  limits?: Partial<PostLimits>
  /** Sends requests without TLS as well. For tests on this machine. */
  plainHttp?: boolean
}

/**
 * Posts to public servers only, over TLS: what is sent is personal. Each request has its own
 * connection, so that a broken one only affects that request.
 */
export function openGuardedPost({
  limits: overrides,
  plainHttp = false,
  ...guard
}: GuardedPostOptions = {}): GuardedPost {
  const { totalMs, bytes } = { ...LIMITS, ...overrides }
  const connections = { ports: [443], ...guard }
  const makeRequest = openGuardedRequests(connections)
  const checkUrl = openUrlCheck(connections, LOOKUP_TIMEOUT_MS)
  const parse = (address: string): URL => {
    const url = new URL(address)
    if (url.protocol === 'http:' && !plainHttp) {
      throw new RefusedUrlError('scheme', `${url.protocol} is refused.`)
    }
    return url
  }

  return {
    check: async (address) => checkUrl(parse(address)),
    post: async ({ url, headers, body, signal: aborted }) => {
      aborted?.throwIfAborted()
      const timeout = AbortSignal.timeout(totalMs)
      const signal = AbortSignal.any([timeout, ...(aborted ? [aborted] : [])])
      let request: ClientRequest | undefined
      let status: number | undefined
      try {
        request = makeRequest(parse(url), {
          method: 'POST',
          headers: {
            ...headers,
            'content-length': String(Buffer.byteLength(body)),
            // node:http does not decompress, so a small response cannot expand to a huge one.
            'accept-encoding': 'identity',
          },
          signal,
        })
        const response = await responseOf(request, body)
        status = response.statusCode ?? 0
        return { status, headers: response.headers, ...(await readBody(response, bytes)) }
      } catch (error) {
        aborted?.throwIfAborted()
        const failure = timeout.aborted ? 'timeout' : failureOf(error, status !== undefined)
        throw new PostError(failure, { status, cause: error })
      } finally {
        request?.destroy()
      }
    },
  }
}

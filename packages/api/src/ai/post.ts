import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { text } from 'node:stream/consumers'
import type { CallFailure } from '@agency/contract/ai-providers'
import { ProviderError, unusable } from './provider-error.ts'

/** A provider that the operator configured. */
export interface Service {
  /** Up to the version's path, such as 'https://api.example/v1'. */
  url: string
  key: string | undefined
  model: string | undefined
}

interface Call {
  service: Service
  /** Behind the provider's address, such as '/images/generations'. */
  path: string
  body: unknown
  signal: AbortSignal
  /** Of the answer. */
  maxBytes: number
}

const MAX_FAILURE_BYTES = 64 * 1024

/** Codes that providers use where they will not make what is asked for, however often. */
const DECLINES = ['moderation_blocked', 'image_generation_user_error', 'content_policy_violation']

function outcomeOf(status: number, names: unknown[]): CallFailure {
  if (names.some((name) => DECLINES.includes(String(name)))) return 'declined'
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 429) return 'busy'
  return status >= 500 ? 'failed' : 'rejected'
}

/** RFC 9110: seconds, or a date. */
function retryAfterOf(header: string | undefined): number | undefined {
  if (!header) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

/** `{ error: { type, code, param } }`, as far as it is there; its message stays out of the log. */
function failureOf(status: number, body: string, retryAfter: string | undefined): ProviderError {
  let error: Record<string, unknown> = {}
  try {
    error = Object(Object(JSON.parse(body)).error)
  } catch {
    // HTML or nothing: the status says enough.
  }
  const names = [error.code, error.type, error.param]
  const [code] = names.filter((name) => typeof name === 'string' && /^[a-z._]{1,64}$/.test(name))
  const retryAfterMs = retryAfterOf(retryAfter)
  return new ProviderError(
    outcomeOf(status, names),
    `The service answered ${status}${code ? ` (${code})` : ''}.`,
    {
      status,
      // Broken answers can be billed, refusals are not.
      mayCost: status >= 500 || status < 400,
      ...(typeof code === 'string' && { code }),
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    },
  )
}

/**
 * Sends JSON to an AI service that the operator configured and reads the text of its answer. Throws
 * a ProviderError for any answer that is not a plain 200 of at most `maxBytes`, and the signal's
 * reason once it ends. Follows no redirect: a key goes nowhere else. Every call has a connection of
 * its own, so that a broken one is known to be this call's.
 */
export async function post({ service, path, body, signal, maxBytes }: Call): Promise<string> {
  signal.throwIfAborted()
  const url = `${service.url.replace(/\/+$/, '')}${path}`
  const payload = JSON.stringify(body)
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const make = url.startsWith('https:') ? requestHttps : requestHttp
  let isSent = false
  let cutOff: ProviderError | undefined
  const request = make(
    url,
    {
      method: 'POST',
      signal,
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
        accept: 'application/json',
        // node:http decodes nothing by itself: a small answer cannot become a huge one.
        'accept-encoding': 'identity',
        ...(service.key && { authorization: `Bearer ${service.key}` }),
      },
    },
    (response) => {
      const { 'content-encoding': encoding = 'identity', 'retry-after': retryAfter } =
        response.headers
      const status = response.statusCode ?? 0
      const most = status === 200 ? maxBytes : MAX_FAILURE_BYTES
      const cut = (message: string) => {
        cutOff = unusable(message)
        request.destroy(cutOff)
      }
      if (encoding !== 'identity') cut('The answer is encoded.')
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > most) cut(`The answer has more than ${most} bytes.`)
      })
      text(response).then((answer) => {
        if (status === 200) resolve(answer)
        else reject(failureOf(status, answer, retryAfter))
      }, reject)
    },
  )
  request.once('finish', () => {
    isSent = true
  })
  request.on('error', reject)
  request.end(payload)
  try {
    return await promise
  } catch (error) {
    if (cutOff) throw cutOff
    if (error instanceof ProviderError) throw error
    signal.throwIfAborted()
    throw isSent
      ? new ProviderError('failed', 'The connection broke.', { mayCost: true, cause: error })
      : new ProviderError('unreachable', 'The service could not be reached.', { cause: error })
  } finally {
    request.destroy()
  }
}

/** The JSON of an answer. What the parser says of it is left out: it would repeat the answer. */
export function parseResponse(answer: string): unknown {
  try {
    return JSON.parse(answer)
  } catch {
    throw unusable('The answer is not JSON.')
  }
}

import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { text } from 'node:stream/consumers'
import type { CallFailure } from '@agency/contract/ai-providers'
import { retryAfterOf } from '../outbound/retry-after.ts'
import { ProviderError, unusable } from './provider-error.ts'

/** A provider that the operator configured. */
export interface Service {
  /** Base URL including the version's path, such as 'https://api.example/v1'. */
  url: string
  key: string | undefined
  model: string | undefined
}

interface Call {
  service: Service
  /** Path after the base URL, such as '/images/generations'. */
  path: string
  body: unknown
  signal: AbortSignal
  /** Max size of the response. */
  maxBytes: number
}

const MAX_FAILURE_BYTES = 64 * 1024

/** Codes that providers use if they will never fulfil a request, however often it is retried. */
const REJECTION_CODES = [
  'moderation_blocked',
  'image_generation_user_error',
  'content_policy_violation',
]

function outcomeOf(status: number, names: unknown[]): CallFailure {
  if (names.some((name) => REJECTION_CODES.includes(String(name)))) return 'declined'
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 429) return 'busy'
  return status >= 500 ? 'failed' : 'rejected'
}

/** Parses `{ error: { type, code, param } }`, if present; its message is kept out of the log. */
function failureOf(status: number, body: string, retryAfter: string | undefined): ProviderError {
  let error: Record<string, unknown> = {}
  try {
    error = Object(Object(JSON.parse(body)).error)
  } catch {
    // The body is HTML or empty: the status says enough.
  }
  const names = [error.code, error.type, error.param]
  const [code] = names.filter((name) => typeof name === 'string' && /^[a-z._]{1,64}$/.test(name))
  const retryAfterMs = retryAfterOf(retryAfter)
  return new ProviderError(
    outcomeOf(status, names),
    `The service answered ${status}${code ? ` (${code})` : ''}.`,
    {
      status,
      // Broken responses can be billed; rejected requests are not.
      mayBeBilled: status >= 500 || status < 400,
      ...(typeof code === 'string' && { code }),
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    },
  )
}

/**
 * Sends JSON to an AI service that the operator configured and returns the response body. Throws a
 * ProviderError for any response other than a plain 200 of at most `maxBytes`, and the signal's
 * reason if it aborts. Follows no redirect, so that the key is sent nowhere else. Every call has
 * its own connection, so that a broken connection can only affect this call.
 */
export async function post({ service, path, body, signal, maxBytes }: Call): Promise<string> {
  signal.throwIfAborted()
  const url = `${service.url.replace(/\/+$/, '')}${path}`
  const payload = JSON.stringify(body)
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const make = url.startsWith('https:') ? requestHttps : requestHttp
  let isSent = false
  let abortError: ProviderError | undefined
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
        // node:http does not decompress, so a small response cannot expand to a huge one.
        'accept-encoding': 'identity',
        ...(service.key && { authorization: `Bearer ${service.key}` }),
      },
    },
    (response) => {
      const { 'content-encoding': encoding = 'identity', 'retry-after': retryAfter } =
        response.headers
      const status = response.statusCode ?? 0
      const maximum = status === 200 ? maxBytes : MAX_FAILURE_BYTES
      const abortWith = (message: string) => {
        abortError = unusable(message)
        request.destroy(abortError)
      }
      if (encoding !== 'identity') abortWith('The answer is encoded.')
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > maximum) abortWith(`The answer has more than ${maximum} bytes.`)
      })
      text(response).then((responseBody) => {
        if (status === 200) resolve(responseBody)
        else reject(failureOf(status, responseBody, retryAfter))
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
    if (abortError) throw abortError
    if (error instanceof ProviderError) throw error
    signal.throwIfAborted()
    throw isSent
      ? new ProviderError('failed', 'The connection was lost.', { mayBeBilled: true, cause: error })
      : new ProviderError('unreachable', 'The service could not be reached.', { cause: error })
  } finally {
    request.destroy()
  }
}

/** Parses a response as JSON. The parser's error is dropped, since it would quote the response. */
export function parseResponse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw unusable('The answer is not JSON.')
  }
}

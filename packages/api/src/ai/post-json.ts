import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { text } from 'node:stream/consumers'

/** An answer that is not what was asked for. Its text is for the log; it holds no key. */
export class ServiceFailure extends Error {
  /** Status of the answer, where there was one. */
  readonly status: number | undefined
  /** The service's own code for it, where it gave one. */
  readonly code: string | undefined

  constructor(message: string, options: { status?: number; code?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'ServiceFailure'
    this.status = options.status
    this.code = options.code
  }
}

interface Call {
  url: string
  key: string | undefined
  body: unknown
  signal: AbortSignal
  /** Of the answer. */
  maxBytes: number
}

/** `{ error: { type, code, message } }`, as far as it is there. */
function failureOf(status: number, body: string): ServiceFailure {
  let error: { code?: unknown; type?: unknown } = {}
  try {
    error = Object(JSON.parse(body)).error ?? {}
  } catch {
    // HTML or nothing: the status says enough.
  }
  const code = error.code ?? error.type
  return new ServiceFailure(`The service answered ${status}${code ? ` (${String(code)})` : ''}.`, {
    status,
    ...(typeof code === 'string' && { code }),
  })
}

/**
 * Sends JSON to an AI service that the operator configured and reads its JSON answer. Throws a
 * ServiceFailure for any answer that is not a plain 200 with JSON of at most `maxBytes`; `signal`
 * ends it at any point. Follows no redirect: a key goes nowhere else.
 */
export async function postJson({ url, key, body, signal, maxBytes }: Call): Promise<unknown> {
  const payload = JSON.stringify(body)
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const make = url.startsWith('https:') ? requestHttps : requestHttp
  const request = make(
    url,
    {
      method: 'POST',
      signal,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
        accept: 'application/json',
        // node:http decodes nothing by itself: a small answer cannot become a huge one.
        'accept-encoding': 'identity',
        ...(key && { authorization: `Bearer ${key}` }),
      },
    },
    (response) => {
      const { 'content-encoding': encoding = 'identity' } = response.headers
      if (encoding !== 'identity') {
        return request.destroy(new ServiceFailure(`The answer is encoded: ${encoding}.`))
      }
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > maxBytes) {
          request.destroy(new ServiceFailure(`The answer has more than ${maxBytes} bytes.`))
        }
      })
      text(response).then((answer) => {
        const status = response.statusCode ?? 0
        if (status === 200) resolve(answer)
        else reject(failureOf(status, answer))
      }, reject)
    },
  )
  request.on('error', reject)
  request.end(payload)
  const answer = await promise.finally(() => request.destroy())
  try {
    return JSON.parse(answer)
  } catch (cause) {
    throw new ServiceFailure('The answer is not JSON.', { cause })
  }
}

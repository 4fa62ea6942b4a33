import type { ClientRequest, IncomingMessage } from 'node:http'
import { type ConnectionGuard, openGuardedRequests } from './guarded-connection.ts'

export interface FetchLimits {
  /** Max size of the body. */
  bytes: number
  redirects: number
  /** Timeout for a response's headers, for each hop. */
  firstByteMs: number
}

const HEADERS = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
  // node:http does not decompress, and neither does this: a small body cannot expand to a huge one.
  'accept-encoding': 'identity',
  'user-agent': 'agency-site',
}

const REDIRECTS = [301, 302, 303, 307, 308]

function headOf(request: ClientRequest, timeoutMs: number): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const timer = setTimeout(
    () => request.destroy(new Error(`No response within ${timeoutMs} ms.`)),
    timeoutMs,
  )
  request.once('response', resolve)
  request.on('error', reject)
  // On a protocol upgrade neither of the two events is emitted.
  request.once('close', () => reject(new Error('The connection closed without a response.')))
  request.end()
  return promise.finally(() => clearTimeout(timer))
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (!REDIRECTS.includes(statusCode)) return undefined
  if (!headers.location) throw new Error('Redirect without a Location header.')
  return new URL(headers.location, from)
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { 'content-encoding': encoding = 'identity', 'content-length': length } = response.headers
  if (response.statusCode !== 200)
    throw new Error(`The response has status ${response.statusCode}.`)
  if (encoding.trim().toLowerCase() !== 'identity') {
    throw new Error(`The response is encoded: ${encoding}.`)
  }
  if (Number(length) > maxBytes) throw new Error(`The response should have ${length} bytes.`)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > maxBytes) throw new Error(`The response is larger than ${maxBytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

/**
 * Fetches a user-supplied URL. Every redirect is checked again, and only the body is returned.
 * Throws, with a reason for the log, for anything but a plain 200 within the limits; `signal`
 * aborts it at any point.
 */
export function openGuardedFetch(guard: ConnectionGuard, limits: FetchLimits) {
  const makeRequest = openGuardedRequests(guard)
  return async (address: string, signal: AbortSignal): Promise<Buffer> => {
    let url = new URL(address)
    for (let hop = 0; hop <= limits.redirects; hop += 1) {
      const request = makeRequest(url, { headers: HEADERS, signal })
      try {
        const response = await headOf(request, limits.firstByteMs)
        const redirect = redirectOf(response, url)
        if (!redirect) return await readBody(response, limits.bytes)
        url = redirect
      } finally {
        request.destroy()
      }
    }
    throw new Error(`More than ${limits.redirects} redirects.`)
  }
}

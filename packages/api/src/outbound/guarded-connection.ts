import { lookup as systemLookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { isPublicAddress } from './public-address.ts'

export interface ConnectionGuard {
  /** Resolves a name to addresses; the system's resolver by default. */
  lookup?: LookupFunction
  /** 80 and 443 by default. */
  ports?: number[]
  /** Addresses that may be reached although they are not public. For tests on this machine. */
  allow?: string[]
}

/** Why a URL is rejected. */
type RefusalReason = 'scheme' | 'credentials' | 'port' | 'address'

/** A URL that requests are not sent to; its message is for the log. */
export class RefusedUrlError extends Error {
  readonly reason: RefusalReason
  constructor(reason: RefusalReason, message: string) {
    super(message)
    this.name = 'RefusedUrlError'
    this.reason = reason
  }
}

const refusal = (host: string, address: string) =>
  new RefusedUrlError('address', `${host} is refused: ${address} is not a public address.`)

/** Passes on the result of a lookup only if every address in it may be connected to. */
export const guardLookup =
  (lookup: LookupFunction, mayConnect: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, options, (error, resolved, family) => {
      if (error) return callback(error, resolved, family)
      const addresses = Array.isArray(resolved)
        ? resolved.map(({ address }) => address)
        : [resolved]
      const refused = addresses.find((address) => !mayConnect(address))
      if (refused !== undefined) return callback(refusal(hostname, refused), [])
      callback(null, resolved, family)
    })

/** Throws for a URL that can be rejected without a lookup. */
function checkUrl(url: URL, ports: number[], mayConnect: (address: string) => boolean): void {
  const standard = { 'http:': 80, 'https:': 443 }[url.protocol]
  if (standard === undefined) throw new RefusedUrlError('scheme', `${url.protocol} is refused.`)
  if (url.username || url.password) {
    throw new RefusedUrlError('credentials', 'URLs with credentials are not allowed.')
  }
  const port = Number(url.port || standard)
  if (!ports.includes(port)) throw new RefusedUrlError('port', `Port ${port} is refused.`)
  // The WHATWG parser has normalised every spelling of an IPv4 address to dotted decimal.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) !== 0 && !mayConnect(host)) throw refusal(url.host, host)
}

/**
 * Sends requests only to public servers. The check is on the result of the same lookup that the
 * connection uses, so a name cannot change its address in between (DNS rebinding).
 * request-filtering-agent checks at the same moment against its own list, as a second defence.
 */
export function openGuardedRequests({
  lookup = systemLookup,
  ports = [80, 443],
  allow = [],
}: ConnectionGuard) {
  const mayConnect = (address: string) => allow.includes(address) || isPublicAddress(address)
  const guardedLookup = guardLookup(lookup, mayConnect)
  const httpAgent = new RequestFilteringHttpAgent({ allowIPAddressList: allow })
  const httpsAgent = new RequestFilteringHttpsAgent({ allowIPAddressList: allow })

  /** Creates a request without sending it; throws if the URL itself is rejected. */
  return (
    url: URL,
    options: { method?: 'POST'; headers: Record<string, string>; signal: AbortSignal },
  ) => {
    checkUrl(url, ports, mayConnect)
    return url.protocol === 'https:'
      ? https.request(url, { ...options, lookup: guardedLookup, agent: httpsAgent })
      : http.request(url, { ...options, lookup: guardedLookup, agent: httpAgent })
  }
}

/**
 * Checks whether requests to a URL would be sent, as far as that can be known before one is: its
 * name may have other addresses later. Throws RefusedUrlError; a name that does not resolve within
 * `timeoutMs` is accepted.
 */
export function openUrlCheck(
  { lookup = systemLookup, ports = [80, 443], allow = [] }: ConnectionGuard,
  timeoutMs: number,
) {
  const mayConnect = (address: string) => allow.includes(address) || isPublicAddress(address)
  const guardedLookup = guardLookup(lookup, mayConnect)
  return async (url: URL): Promise<void> => {
    checkUrl(url, ports, mayConnect)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, timeoutMs)
    guardedLookup(url.hostname.replace(/^\[(.*)\]$/, '$1'), { all: true }, (error) =>
      error instanceof RefusedUrlError ? reject(error) : resolve(),
    )
    await promise.finally(() => clearTimeout(timer))
  }
}

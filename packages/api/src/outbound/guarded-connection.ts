import { lookup as systemLookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { isPublicAddress } from './public-address.ts'

export interface ConnectionGuard {
  /** Finds the addresses of a name; the system's resolver unless given. */
  lookup?: LookupFunction
  /** 80 and 443 unless given. */
  ports?: number[]
  /** Addresses to be reached although they are not public. For tests on this machine. */
  allow?: string[]
}

const refusal = (host: string, address: string) =>
  new Error(`${host} is refused: ${address} is not a public address.`)

/** Passes a lookup's answer on only when every address in it may be connected to. */
export const guardLookup =
  (lookup: LookupFunction, mayConnect: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, options, (error, found, family) => {
      if (error) return callback(error, found, family)
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found]
      const refused = addresses.find((address) => !mayConnect(address))
      if (refused !== undefined) return callback(refusal(hostname, refused), [])
      callback(null, found, family)
    })

/** Throws for an address that is refused before any name is looked up. */
function checkUrl(url: URL, ports: number[], mayConnect: (address: string) => boolean): void {
  const standard = { 'http:': 80, 'https:': 443 }[url.protocol]
  if (standard === undefined) throw new Error(`${url.protocol} is refused.`)
  if (url.username || url.password) throw new Error('URLs with credentials are not allowed.')
  const port = Number(url.port || standard)
  if (!ports.includes(port)) throw new Error(`Port ${port} is refused.`)
  // The WHATWG parser has turned every spelling of an IPv4 address into the dotted one.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) !== 0 && !mayConnect(host)) throw refusal(url.host, host)
}

/**
 * A way to send requests that only reaches public servers. What is checked is the answer of the very
 * lookup whose address is then connected to, so a name cannot change its address in between.
 * request-filtering-agent reads the same moment by a list of its own: a second wall.
 */
export function openGuardedRequests({
  lookup = systemLookup,
  ports = [80, 443],
  allow = [],
}: ConnectionGuard) {
  const mayConnect = (address: string) => allow.includes(address) || isPublicAddress(address)
  const guarded = guardLookup(lookup, mayConnect)
  const httpAgent = new RequestFilteringHttpAgent({ allowIPAddressList: allow })
  const httpsAgent = new RequestFilteringHttpsAgent({ allowIPAddressList: allow })

  /** Makes a request that is not sent yet; throws when the address itself is refused. */
  return (url: URL, options: { headers: Record<string, string>; signal: AbortSignal }) => {
    checkUrl(url, ports, mayConnect)
    return url.protocol === 'https:'
      ? https.request(url, { ...options, lookup: guarded, agent: httpsAgent })
      : http.request(url, { ...options, lookup: guarded, agent: httpAgent })
  }
}

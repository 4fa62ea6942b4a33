import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** '[2001:db8::1]:99' and '203.0.113.5:1234', as some proxies write them. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/

function parseAddress(text: string): string | undefined {
  const [, v6, v4] = WITH_PORT.exec(text) ?? []
  const address = v6 ?? v4 ?? text
  return isIP(address) > 0 ? address : undefined
}

/**
 * Normalises X-Forwarded-For to plain addresses: ports are removed, and an invalid entry is
 * replaced by the proxy's own address. Dropping it would promote the entry before it, which a
 * client can forge. Which of the addresses is the client's is decided by `trustProxy` in
 * `fastify-app.ts`.
 */
export function normaliseForwardedAddresses(request: IncomingMessage): void {
  const forwardedFor = request.headers['x-forwarded-for']
  if (forwardedFor === undefined) return
  const proxyAddress = request.socket.remoteAddress ?? ''
  request.headers['x-forwarded-for'] = String(forwardedFor)
    .split(',')
    .map((entry) => parseAddress(entry.trim()) ?? proxyAddress)
    .join(', ')
}

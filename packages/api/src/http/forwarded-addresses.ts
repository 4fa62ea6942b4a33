import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** '[2001:db8::1]:99' and '203.0.113.5:1234', as some proxies write them. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/

function addressOf(written: string): string | undefined {
  const [, six, four] = WITH_PORT.exec(written) ?? []
  const address = six ?? four ?? written
  return isIP(address) > 0 ? address : undefined
}

/**
 * Normalises X-Forwarded-For to plain addresses: ports are removed, and an invalid entry is
 * replaced by the proxy's own address. Dropping it would promote the entry before it, which a
 * client can forge.
 */
export function tidyForwardedAddresses(request: IncomingMessage): void {
  const passedOn = request.headers['x-forwarded-for']
  if (passedOn === undefined) return
  const own = request.socket.remoteAddress ?? ''
  request.headers['x-forwarded-for'] = String(passedOn)
    .split(',')
    .map((written) => addressOf(written.trim()) ?? own)
    .join(', ')
}

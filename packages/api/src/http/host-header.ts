import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { sendError } from './error-responses.ts'
import { isThisMachine } from './loopback.ts'

const countHosts = (rawHeaders: string[]) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length

/** A name or an address, with or without a port (RFC 9110, 7.2). */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i

function hostErrorOf({ rawHeaders, httpVersion, headers }: IncomingMessage): string | undefined {
  const hosts = countHosts(rawHeaders)
  if (hosts === 0 && httpVersion === '1.1') return 'Please send a Host header.'
  if (hosts > 1) return 'Please send one Host header.'
  return HOST.test(headers.host ?? '') ? undefined : 'The Host header is not valid.'
}

/**
 * Rejects a request without a Host header (only HTTP/1.0 allows that), with two, or with an invalid
 * one (RFC 9112, 3.2): a proxy in front may interpret it differently from this server. This applies
 * to pages as well as API calls, since no browser sends such a request. A local-only site only
 * accepts this machine's names: otherwise any web page could point its own name here (DNS
 * rebinding) and read and send whatever it likes.
 */
export function requireValidHost(
  app: FastifyInstance,
  { isLocalOnly, publicUrl }: { isLocalOnly: boolean; publicUrl: string },
): void {
  app.addHook('onRequest', async (request, reply) => {
    const isOtherHost = isLocalOnly && !isThisMachine(request.hostname)
    const error =
      hostErrorOf(request.raw) ??
      (isOtherHost
        ? `This site is for its own machine only. Open it at ${publicUrl}, or set PUBLIC_URL to the address by which it is reached.`
        : undefined)
    if (error) return sendError(request, reply, new AppError('BAD_REQUEST', error))
  })
}

import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'

const countHosts = (rawHeaders: string[]) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

/** A name or an address, with a port or without (RFC 9110, 7.2). */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i

/**
 * Refuses a request with two Host headers, or with one that is no host (RFC 9112, 3.2): a proxy in front
 * may go by another one than this server.
 */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (countHosts(raw.rawHeaders) > 1) {
      throw new AppError('BAD_REQUEST', 'Please send one Host header.')
    }
    if (!HOST.test(raw.headers.host ?? '')) {
      throw new AppError('BAD_REQUEST', 'The Host header is not valid.')
    }
  })
}

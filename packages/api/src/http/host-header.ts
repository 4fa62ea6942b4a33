import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'

const countHosts = (rawHeaders: string[]) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

/** A name or an address, with a port or without (RFC 9110, 7.2). */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i

/**
 * Refuses a request without a Host header (only HTTP/1.0 has none), with two, or with one that is no host
 * (RFC 9112, 3.2): a proxy in front
 * may go by another one than this server.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = countHosts(raw.rawHeaders)
    if (hosts === 0 && raw.httpVersion === '1.1') {
      throw new AppError('BAD_REQUEST', 'Please send a Host header.')
    }
    if (hosts > 1) {
      throw new AppError('BAD_REQUEST', 'Please send one Host header.')
    }
    if (!HOST.test(raw.headers.host ?? '')) {
      throw new AppError('BAD_REQUEST', 'The Host header is not valid.')
    }
  })
}

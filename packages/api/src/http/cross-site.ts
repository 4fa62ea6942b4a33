import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'

const FOREIGN =
  'This form was sent from another website. Please check what it says, and send it from here.'

/**
 * Whether, according to the browser, a page of another site sent this request. Nothing here uses
 * cookies, so such a request has no more rights than its sender; even so, nobody should send a form
 * unknowingly.
 */
function isCrossSite({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined || origin === new URL(publicUrl).origin) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/**
 * Throws BAD_REQUEST for a form sent from a page of another site; programs send no such headers.
 */
export function rejectCrossSite(request: FastifyRequest, publicUrl: string): void {
  if (isCrossSite(request, publicUrl)) throw new AppError('BAD_REQUEST', FOREIGN)
}

import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'

const FOREIGN =
  'This form was sent from another website. Please check what it says, and send it from here.'

/**
 * Whether a browser says that a page of another site has sent this. Nothing here acts by a cookie, so
 * that such a request could do no more than its sender; still nobody is to write to us unknowingly.
 */
function isCrossSite({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined || origin === new URL(publicUrl).origin) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/** Throws BAD_REQUEST for a form that a page of another site has sent; programs say nothing of the kind. */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string): void {
  if (isCrossSite(request, publicUrl)) throw new AppError('BAD_REQUEST', FOREIGN)
}

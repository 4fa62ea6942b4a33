import { ErrorBody } from '@agency/contract/errors'
import { CreatedEstimate, type NewEstimate } from '@agency/contract/estimate'
import { xsrfHeader } from '../../api/xsrf.ts'
import { session } from '../../browser/session.ts'
import { staffFetch } from '../../browser/staff-fetch.ts'

const PATH = '/api/quotes/website'

/** A rejected request, with the server's own message or one for its status. */
export class EstimateError extends Error {}

/**
 * Requests an estimate over the documented path, which needs no token: it tells that staff asked for
 * it, not the client. Repeated requests with the same key create it once. Throws an EstimateError.
 */
export async function requestEstimate(quote: NewEstimate, key: string): Promise<CreatedEstimate> {
  const response = await staffFetch(session)(PATH, {
    method: 'POST',
    headers: {
      ...xsrfHeader(PATH, document),
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(quote),
  })
  if (response.ok) return CreatedEstimate.parse(await response.json())
  const body: unknown = await response.json().catch(() => undefined)
  const message = ErrorBody.partial().safeParse(body).data?.message
  throw new EstimateError(message || `HTTP error! status: ${response.status}`)
}

/** The file name of a document: the last segment of its path. */
export const fileNameOf = (pdfUrl: string): string =>
  new URL(pdfUrl, 'http://site').pathname.split('/').at(-1) || 'website_quote.pdf'

export function download(pdfUrl: string): void {
  const link = document.createElement('a')
  link.href = pdfUrl
  link.download = fileNameOf(pdfUrl)
  link.click()
}

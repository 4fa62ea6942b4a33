import type { FastifyRequest } from 'fastify'

/** Not the path of any page, so it leads to the web app's not-found page. */
export const NO_PAGE = '/~'

const pathOf = (url: string) => url.split('?')[0] ?? ''

/** URLs for programs, which get errors as JSON. */
const isApiUrl = (url: string) => /^\/(api|trpc|uploads)(\/|$)/.test(pathOf(url))

/** Whether a person may read the response to this request in a browser. */
export const isBrowserRequest = ({ method, originalUrl }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !isApiUrl(originalUrl)

/** Whether this URL may be a page; files have other URLs. */
export const isPage = (url: string) =>
  !isApiUrl(url) && !/^\/(assets|share)(\/|$)/.test(pathOf(url))

/** The URL to route: an undecodable one goes to the not-found page. */
export function routedUrl(url: string): string {
  if (!url.includes('%') || isApiUrl(url)) return url
  try {
    decodeURIComponent(pathOf(url))
    return url
  } catch {
    return NO_PAGE
  }
}

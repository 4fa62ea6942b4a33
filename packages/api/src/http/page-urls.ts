import type { FastifyRequest } from 'fastify'

/** Not the path of any page: the web app's not-found page. */
export const NO_PAGE = '/~'

const pathOf = (url: string) => url.split('?')[0] ?? ''

/** Addresses that programs ask: what is wrong with a request is told as JSON. */
const isForPrograms = (url: string) => /^\/(api|trpc|uploads)(\/|$)/.test(pathOf(url))

/** Whether a person may read the answer to this request in a browser. */
export const isForPerson = ({ method, originalUrl }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !isForPrograms(originalUrl)

/** Whether a page may be at this address; files lie at others. */
export const isPage = (url: string) =>
  !isForPrograms(url) && !/^\/(assets|share)(\/|$)/.test(pathOf(url))

/** The address that is routed: one that cannot be decoded leads a person to no page. */
export function routedUrl(url: string): string {
  if (!url.includes('%') || isForPrograms(url)) return url
  try {
    decodeURIComponent(pathOf(url))
    return url
  } catch {
    return NO_PAGE
  }
}

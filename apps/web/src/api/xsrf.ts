const COOKIE = /(?:^|; *)XSRF-TOKEN=([^;]*)/
const HEADER = 'X-XSRF-TOKEN'
/** The characters that a header value can carry. */
const PRINTABLE = /^[\x20-\x7e]+$/

/**
 * The documented XSRF header, taken from the documented cookie, if the cookie exists and the URL
 * has this origin. A value that does not decode to valid header characters is sent unchanged.
 */
export function xsrfHeader(
  url: string,
  page: { cookie: string; location: { origin: string; href: string } },
): Record<string, string> {
  if (new URL(url, page.location.href).origin !== page.location.origin) return {}
  const value = COOKIE.exec(page.cookie)?.[1]
  if (!value) return {}
  try {
    const decoded = decodeURIComponent(value)
    if (PRINTABLE.test(decoded)) return { [HEADER]: decoded }
  } catch {}
  return PRINTABLE.test(value) ? { [HEADER]: value } : {}
}

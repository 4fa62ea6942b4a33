const COOKIE = /(?:^|; *)XSRF-TOKEN=([^;]*)/
const HEADER = 'X-XSRF-TOKEN'
/** What a header can carry. */
const PRINTABLE = /^[\x20-\x7e]+$/

/**
 * The documented XSRF header, from the documented cookie, where there is one and the address is of
 * this origin. A value that does not decode to what a header can carry is sent as it stands.
 */
export function xsrfHeader(
  address: string,
  page: { cookie: string; location: { origin: string; href: string } },
): Record<string, string> {
  if (new URL(address, page.location.href).origin !== page.location.origin) return {}
  const value = COOKIE.exec(page.cookie)?.[1]
  if (!value) return {}
  try {
    const decoded = decodeURIComponent(value)
    if (PRINTABLE.test(decoded)) return { [HEADER]: decoded }
  } catch {}
  return PRINTABLE.test(value) ? { [HEADER]: value } : {}
}

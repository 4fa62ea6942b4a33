const EMAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/
/** A path or an anchor on this site; `//host` and `/\\host` lead to other sites. */
const INTERNAL = /^(?:\/(?![/\\])|#)\S*$/
/** A host without a scheme, optionally with a port: 'example.com:8080/work'. */
const HOST_WITHOUT_SCHEME = /^[^\s:/@]+\.[^\s:/@]+(?::\d+)?(?:[/?#]|$)/

export const INVALID_LINK = 'Please enter an address such as https://example.com.'

/**
 * The URL that a text represents, with https:// added if it has no scheme; undefined if it is not a
 * URL.
 */
export function linkUrlOf(text: string): string | undefined {
  const trimmed = text.trim()
  if (INTERNAL.test(trimmed)) return trimmed
  if (EMAIL.test(trimmed)) return `mailto:${trimmed}`
  if (/^mailto:/i.test(trimmed))
    return EMAIL.test(trimmed.slice(7).split('?')[0] ?? '') ? trimmed : undefined
  if (/^tel:\+?[\d ()-]{6,}$/i.test(trimmed)) return trimmed.replaceAll(' ', '')
  const url = HOST_WITHOUT_SCHEME.test(trimmed) ? `https://${trimmed}` : trimmed
  if (!/^https?:\/\/\S+$/i.test(url) || !URL.canParse(url)) return undefined
  const { hostname, username } = new URL(url)
  const isValidHost = /^[^.].*\.[a-z0-9-]{2,}$/i.test(hostname) && !/\.\./.test(hostname)
  return isValidHost && username === '' ? url : undefined
}

const EMAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/
/** A path or an anchor on this site; `//host` and `/\\host` lead to other sites. */
const OWN = /^(?:\/(?![/\\])|#)\S*$/
/** A host without a scheme, optionally with a port: 'example.com:8080/work'. */
const BARE_HOST = /^[^\s:/@]+\.[^\s:/@]+(?::\d+)?(?:[/?#]|$)/

export const INVALID_LINK = 'Please enter an address such as https://example.com.'

/**
 * The URL that a text represents, with https:// added if it has no scheme; undefined if it is not a
 * URL.
 */
export function linkAddressOf(text: string): string | undefined {
  const typed = text.trim()
  if (OWN.test(typed)) return typed
  if (EMAIL.test(typed)) return `mailto:${typed}`
  if (/^mailto:/i.test(typed))
    return EMAIL.test(typed.slice(7).split('?')[0] ?? '') ? typed : undefined
  if (/^tel:\+?[\d ()-]{6,}$/i.test(typed)) return typed.replaceAll(' ', '')
  const address = BARE_HOST.test(typed) ? `https://${typed}` : typed
  if (!/^https?:\/\/\S+$/i.test(address) || !URL.canParse(address)) return undefined
  const { hostname, username } = new URL(address)
  const isHost = /^[^.].*\.[a-z0-9-]{2,}$/i.test(hostname) && !/\.\./.test(hostname)
  return isHost && username === '' ? address : undefined
}

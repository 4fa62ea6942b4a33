const EMAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/
/** A path or an anchor of this site; `//host` and `/\\host` lead elsewhere. */
const OWN = /^(?:\/(?![/\\])|#)\S*$/
/** A host that begins without a scheme, perhaps with a port: 'example.com:8080/work'. */
const BARE_HOST = /^[^\s:/@]+\.[^\s:/@]+(?::\d+)?(?:[/?#]|$)/

export const LINK_ADDRESS_WANTED = 'Please enter an address such as https://example.com.'

/** The address that a text stands for, with https:// where it has no scheme; undefined for none. */
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

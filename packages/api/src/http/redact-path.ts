/** The token of a share link, a proposal, a preview or a calendar, or any text in its place. */
const TOKEN =
  /^(\/+(?:(?:share\/+)?(?:concepts|proposals|generations)|verify|calendar|preview)\/+)[^/]+/i

/** Decodes percent-escapes of visible ASCII characters. */
const decodeVisibleAscii = (path: string) =>
  path.replace(/%([2-7][\da-f])/gi, (encoded, hex) => {
    const code = Number.parseInt(hex, 16)
    return code > 0x20 && code < 0x7f ? String.fromCharCode(code) : encoded
  })

/**
 * The path of a URL as it is logged: without its query, and without a share link's token. Other
 * secrets are masked in every line (`maskSecrets`), which matches them in this decoded form.
 */
export const redactPath = (url: string): string =>
  decodeVisibleAscii(url.split('?')[0] ?? '').replace(TOKEN, '$1TOKEN')

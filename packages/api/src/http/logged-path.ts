/** The token of a share link or a proposal, or what somebody typed for one. */
const TOKEN = /^(\/+(?:(?:share\/+)?(?:concepts|proposals|generations)|verify)\/+)[^/]+/i

/** Of an address the characters that are visible in ASCII, however they are spelled. */
const spelledOut = (path: string) =>
  path.replace(/%([2-7][\da-f])/gi, (spelled, hex) => {
    const code = Number.parseInt(hex, 16)
    return code > 0x20 && code < 0x7f ? String.fromCharCode(code) : spelled
  })

/**
 * The path of an address as it is logged: without its query, and without a share link's token. Other
 * secrets are masked in every line (`maskSecrets`), which finds them as they are spelled here.
 */
export const loggedPath = (url: string): string =>
  spelledOut(url.split('?')[0] ?? '').replace(TOKEN, '$1TOKEN')

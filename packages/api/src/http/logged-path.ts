/** Whoever reads the log is not to open what was shared with somebody: no token stands in it. */
const TOKEN = /^(\/(?:share\/)?concepts\/)[^/]+/

/** The path of an address as it is logged: without its query, and without a share link's token. */
export const loggedPath = (url: string): string =>
  (url.split('?')[0] ?? '').replace(TOKEN, '$1TOKEN')

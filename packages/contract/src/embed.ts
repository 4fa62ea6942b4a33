// The generator on other sites of the agency. Imports no schema library, which the page only loads
// to validate.

/** The script that frames it; other sites have this address in their pages, so it never changes. */
export const EMBED_SCRIPT_PATH = '/embed.js'
export const MAX_EMBEDDING_ORIGINS = 20

/** What the embedded page reports to the script: the height of its content in CSS pixels. */
export interface EmbedMessage {
  type: 'agency-generator'
  height: number
}

/** What another site has in its page. The link remains where the script or the frame is refused. */
export const embedSnippetOf = (origin: string) => `<agency-generator>
  <a href="${origin}/ai-generator">Get a website concept and an estimate</a>
</agency-generator>
<script src="${origin}${EMBED_SCRIPT_PATH}" async></script>`

/** Names, not addresses: 'example.com' or 'localhost', in the spelling of URL. */
const HOST_NAME = /^(?:localhost|(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])?)$/

/**
 * The origin that a text consists of, as browsers spell it; undefined if it is none, or neither
 * https nor http on localhost. The text may end in a slash, as in an address bar.
 */
export function findEmbeddingOrigin(text: string): string | undefined {
  if (!/^https?:\/\/[^\s/\\?#@*%]+\/?$/i.test(text) || !URL.canParse(text)) return undefined
  const { protocol, hostname, origin } = new URL(text)
  const isSafe = protocol === 'https:' || hostname === 'localhost'
  return isSafe && HOST_NAME.test(hostname) ? origin : undefined
}

import type { LoggerOptions } from 'pino'

/**
 * Matches request ids, which error responses contain; or an id that gives access to a generation,
 * an estimate, a shared concept or a picture; or an API key of this site, the secret of a webhook, which is base64,
 * or a Stripe key, checkout or payment. JSON escapes quotes within strings, so no string can be mistaken for a request id
 * field.
 */
const IDS =
  /("req(?:uest)?Id":"[\da-f-]{36}")|\b(?:[sr]k_(?:live|test)|agk|cs_(?:live|test)|pi)_\w{8,}|\bwhsec_[\w+/=]{8,}|[\da-f]{8}(?=-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})[\da-f-]{28}|[\da-f]{24,}/gi

/** Enough characters to correlate two lines, and far too few to grant access. */
const VISIBLE_CHARACTERS = 6

/** Masks secret ids except for their beginning, so that readers of the log cannot use them. */
export const maskSecrets = (line: string): string =>
  line.replace(
    IDS,
    (match, requestId?: string) => requestId ?? `${match.slice(0, VISIBLE_CHARACTERS)}…`,
  )

/** Logger options of a running site. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  hooks: { streamWrite: maskSecrets },
})

import type { LoggerOptions } from 'pino'

/**
 * Ids of requests, which an error's answer tells; or an id of which a generation, an estimate, a shared
 * concept or a picture is opened; or a key, a checkout or a payment of Stripe's. JSON escapes quotes
 * inside of texts: none of those is taken for the first.
 */
const IDS =
  /("req(?:uest)?Id":"[\da-f-]{36}")|\b(?:[sr]k_(?:live|test)|whsec|cs_(?:live|test)|pi)_\w{8,}|[\da-f]{8}(?=-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})[\da-f-]{28}|[\da-f]{24,}/gi

/** Enough to see that two lines speak of one thing, and by far too little to open it. */
const SHOWN = 6

/** Whoever reads the log is not to open what it speaks of: of secret ids only the beginning stays. */
export const maskSecrets = (line: string): string =>
  line.replace(IDS, (found, requestId?: string) => requestId ?? `${found.slice(0, SHOWN)}…`)

/** What the log of a running site is opened with. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  hooks: { streamWrite: maskSecrets },
})

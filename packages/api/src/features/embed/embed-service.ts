import type { Database } from '@agency/db/connect'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { listEmbeddingOrigins } from '../settings/settings-service.ts'

const NOT_ALLOWED = 'This site may not show the generator.'

/** What a browser says about a page that it loads. */
interface Navigation {
  /** Sec-Fetch-Dest: 'document', or 'iframe'. Older browsers do not send it. */
  destination: string | undefined
  referrer: string | undefined
}

/**
 * The origins that may frame the generator, for its policy. Throws FORBIDDEN if another site frames
 * it, or one that does not say which it is: its visitors see no part of the page.
 */
export async function getFrameAncestors(
  db: Database,
  { destination = 'document', referrer = '' }: Navigation,
  log: Pick<Deps['log'], 'warn'>,
): Promise<string[]> {
  const origins = await listEmbeddingOrigins(db)
  const embedder = URL.canParse(referrer) ? new URL(referrer).origin : 'unknown'
  if (destination !== 'document' && destination !== 'empty' && !origins.includes(embedder)) {
    log.warn({ embedder }, 'refused to a site that may not show the generator')
    throw new AppError('FORBIDDEN', NOT_ALLOWED)
  }
  return origins
}

/**
 * The site that a brief was sent from, if it may show the generator. The brief is never refused
 * because of it: the site may have been allowed when the page was opened.
 */
export async function checkEmbedder(
  db: Database,
  embedder: string | undefined,
  log: Pick<Deps['log'], 'warn'>,
): Promise<string | undefined> {
  if (embedder === undefined) return undefined
  if ((await listEmbeddingOrigins(db)).includes(embedder)) return embedder
  log.warn({ embedder }, 'brief from a site that may not show the generator')
  return undefined
}

/** Whether this is the host of a site that may show the generator. */
export const isEmbeddingHost = async (db: Database, host: string): Promise<boolean> =>
  (await listEmbeddingOrigins(db)).some((origin) => new URL(origin).host === host)

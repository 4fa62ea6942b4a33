import { EMBED_PATH } from '@agency/contract/indexed-paths'
import { PREVIEWS_PATH } from '@agency/contract/preview-paths'
import type { NewSiteEvent } from '@agency/contract/site-event'
import type { Deps } from '../../deps.ts'
import { consumeForAddress } from '../../limits/rate-limits.ts'
import { isEmbeddingHost } from '../embed/embed-service.ts'
import { pathWithoutToken } from './path-without-token.ts'
import { deviceOf, isBotAgent } from './user-agent.ts'

/** Details of the request's sender. */
export interface EventSender {
  address: string
  userAgent: string
  /** The browser asks not to be tracked: Do Not Track or Global Privacy Control. */
  optsOut: boolean
}

/**
 * Records one event, without a cookie or other personal data. Events from browsers that opt out and
 * of previews are dropped; those from declared bots are marked.
 */
export async function recordSiteEvent(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  { origin, form, path, previous, ...event }: NewSiteEvent,
  { address, userAgent, optsOut }: EventSender,
): Promise<{ recorded: boolean }> {
  const page = pathWithoutToken(path)
  // Nobody outside the agency and its client sees what is not published.
  if (optsOut || page === PREVIEWS_PATH) return { recorded: false }
  await consumeForAddress(limits, 'event', address)
  const isFalseEmbed =
    origin.landing === EMBED_PATH && !(await isEmbeddingHost(db, origin.referrer))
  await db
    .insertInto('siteEvents')
    .values({
      ...event,
      ...origin,
      ...(isFalseEmbed && { referrer: '' }),
      path: page,
      previous: pathWithoutToken(previous),
      landing: pathWithoutToken(origin.landing),
      form: form ?? null,
      bot: isBotAgent(userAgent),
      device: deviceOf(userAgent),
    })
    .execute()
  return { recorded: true }
}

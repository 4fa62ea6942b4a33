import { SHARED_PATH } from '@agency/contract/indexed-paths'
import { PROPOSALS_PATH } from '@agency/contract/proposal-paths'
import type { NewSiteEvent } from '@agency/contract/site-event'
import { isbot } from 'isbot'
import type { Deps } from '../../deps.ts'
import { consumeForAddress } from '../../limits/rate-limits.ts'

/** Pages with secret links are counted without the token: /concepts, not /concepts/TOKEN. */
const pathWithoutToken = (path: string) =>
  [SHARED_PATH, PROPOSALS_PATH].find((secret) => path.startsWith(`${secret}/`)) ?? path

/** Details of the request's sender. */
export interface EventSender {
  address: string
  userAgent: string
  /** The browser asks not to be tracked: Do Not Track or Global Privacy Control. */
  optsOut: boolean
}

/**
 * Records one event, without a cookie or other personal data. Events from browsers that opt out are dropped; those
 * from declared bots are marked.
 */
export async function recordSiteEvent(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  { origin, form, path, ...event }: NewSiteEvent,
  { address, userAgent, optsOut }: EventSender,
): Promise<{ recorded: boolean }> {
  if (optsOut) return { recorded: false }
  await consumeForAddress(limits, 'event', address)
  await db
    .insertInto('siteEvents')
    .values({
      ...event,
      ...origin,
      path: pathWithoutToken(path),
      form: form ?? null,
      bot: isbot(userAgent) || userAgent === '',
    })
    .execute()
  return { recorded: true }
}

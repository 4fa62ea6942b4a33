import type { NewSiteEvent } from '@agency/contract/site-event'
import { isbot } from 'isbot'
import type { Deps } from '../../deps.ts'
import { subscriberOf } from '../../limits/rate-limits.ts'

/** What the request says about who sends it. */
export interface EventSender {
  address: string
  userAgent: string
  /** The browser asks not to be counted: Do Not Track or Global Privacy Control. */
  optsOut: boolean
}

/**
 * Writes one event down, without anything that says whose it was. One of a browser that asks not to
 * be counted is dropped; one of a program that says so is marked.
 */
export async function recordSiteEvent(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  { origin, form, ...event }: NewSiteEvent,
  { address, userAgent, optsOut }: EventSender,
): Promise<{ recorded: boolean }> {
  if (optsOut) return { recorded: false }
  await limits.take('event', subscriberOf(address))
  await db
    .insertInto('siteEvents')
    .values({ ...event, ...origin, form: form ?? null, bot: isbot(userAgent) || userAgent === '' })
    .execute()
  return { recorded: true }
}

import { SHARED_PATH } from '@agency/contract/indexed-paths'
import { PROPOSALS_PATH } from '@agency/contract/proposal-paths'
import type { NewSiteEvent } from '@agency/contract/site-event'
import { isbot } from 'isbot'
import type { Deps } from '../../deps.ts'
import { takeForAddress } from '../../limits/rate-limits.ts'

/** A page that only those see who have its link is counted without that: /concepts, not /concepts/TOKEN. */
const countedPath = (path: string) =>
  [SHARED_PATH, PROPOSALS_PATH].find((secret) => path.startsWith(`${secret}/`)) ?? path

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
  { origin, form, path, ...event }: NewSiteEvent,
  { address, userAgent, optsOut }: EventSender,
): Promise<{ recorded: boolean }> {
  if (optsOut) return { recorded: false }
  await takeForAddress(limits, 'event', address)
  await db
    .insertInto('siteEvents')
    .values({
      ...event,
      ...origin,
      path: countedPath(path),
      form: form ?? null,
      bot: isbot(userAgent) || userAgent === '',
    })
    .execute()
  return { recorded: true }
}

import { createHash, randomBytes } from 'node:crypto'
import {
  CALENDAR_PAST_DAYS,
  type CalendarFeed,
  CalendarToken,
  calendarPath,
  type NewCalendarFeed,
} from '@agency/contract/calendar-feed'
import { isAllowed } from '@agency/contract/permissions'
import type { Database } from '@agency/db/connect'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors/app-error.ts'
import { consumeForAddress } from '../../limits/rate-limits.ts'
import { addDays, melbourneDay } from '../../time/melbourne.ts'
import { recordAction } from '../audit/record-action.ts'
import type { Staff } from '../auth/viewer.ts'
import {
  deleteFeed,
  findFeed,
  findFeedOwner,
  listFeedFollowUps,
  markFeedRead,
  saveFeed,
} from './calendar-feed-queries.ts'
import { renderCalendar } from './follow-up-calendar.ts'

/** More than anybody plans. */
const MAX_EVENTS = 2_000

/** The token has enough random bits that a fast hash cannot be reversed. */
const hashOf = (token: string) => createHash('sha256').update(token).digest()

const toFeed = (row: { createdAt: Date; lastReadAt: Date | null }): CalendarFeed => ({
  createdAt: row.createdAt.toISOString(),
  lastReadAt: row.lastReadAt?.toISOString() ?? null,
})

/** Whether a staff member has an address; null if not. */
export async function getFeed(db: Database, staff: Staff): Promise<CalendarFeed | null> {
  const row = await findFeed(db, staff.id)
  return row ? toFeed(row) : null
}

/** Makes a new address; one made before is refused from now on. */
export const renewFeed = (
  { db, publicUrl }: Pick<Deps, 'db' | 'publicUrl'>,
  staff: Staff,
): Promise<NewCalendarFeed> =>
  db.transaction().execute(async (trx) => {
    const token = randomBytes(32).toString('hex')
    const row = await saveFeed(trx, { staffId: staff.id, tokenHash: hashOf(token) })
    await recordAction(trx, { kind: 'calendar', action: 'address made' })
    return { feed: toFeed(row), url: new URL(calendarPath(token), publicUrl).href }
  })

/** Ends the address. */
export const endFeed = (db: Database, staff: Staff): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await deleteFeed(trx, staff.id)
    await recordAction(trx, { kind: 'calendar', action: 'address ended' })
  })

/**
 * The calendar behind an address. Throws NOT_FOUND for one that never was, was replaced, or whose
 * owner is deactivated or may not read contacts; TOO_MANY_REQUESTS.
 */
export async function readCalendar(
  { db, limits, publicUrl }: Pick<Deps, 'db' | 'limits' | 'publicUrl'>,
  { token, address }: { token: string; address: string },
): Promise<string> {
  await consumeForAddress(limits, 'calendar', address)
  const parsed = CalendarToken.safeParse(token)
  const owner = parsed.success ? await findFeedOwner(db, hashOf(parsed.data)) : undefined
  if (!owner || !isAllowed(owner.role, 'contacts:read')) {
    throw new AppError('NOT_FOUND', 'Not found.')
  }
  await markFeedRead(db, owner.id)
  const from = addDays(melbourneDay(new Date()), -CALENDAR_PAST_DAYS)
  const followUps = await listFeedFollowUps(db, { staffId: owner.id, from, limit: MAX_EVENTS })
  return renderCalendar(followUps, publicUrl)
}

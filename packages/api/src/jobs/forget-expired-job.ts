import type { Database } from '@agency/db/connect'
import { forgetOldEvents } from '../features/analytics/day-service.ts'
import { getSettings } from '../features/settings/settings-service.ts'
import { forgetOldStyleResults } from '../features/style-results/style-result-service.ts'
import { forgetOldCounts } from '../limits/rate-limits.ts'

const DAY_MS = 86_400_000

/** Deletes rows whose time, as the owner set it, is over. */
export async function forgetExpired(db: Database, now = new Date()): Promise<void> {
  const { retention } = await getSettings(db)
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await forgetOldStyleResults(db, daysAgo(retention.styleResultDays))
  await forgetOldEvents(db, daysAgo(retention.eventDays))
  await forgetOldCounts(db, now)
}

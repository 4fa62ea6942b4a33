import type { Database } from '@agency/db/connect'
import { forgetOldStyleResults } from '../features/style-results/style-result-service.ts'
import { forgetOldCounts } from '../limits/rate-limits.ts'

/** Deletes rows whose time is over. */
export async function forgetExpired(db: Database, now = new Date()): Promise<void> {
  await forgetOldStyleResults(db, now)
  await forgetOldCounts(db, now)
}

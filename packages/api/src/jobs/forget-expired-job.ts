import type { JobDeps } from '../deps.ts'
import { forgetOldEvents } from '../features/analytics/day-service.ts'
import { forgetOldMails } from '../features/mails/mail-service.ts'
import { forgetDeletedProjects } from '../features/projects/deleted-project-service.ts'
import { getSettings } from '../features/settings/settings-service.ts'
import { forgetOldLinks } from '../features/share-links/share-link-service.ts'
import { forgetOldStyleResults } from '../features/style-results/style-result-service.ts'
import { forgetOldCounts } from '../limits/rate-limits.ts'
import { runEach } from './run-each.ts'

const DAY_MS = 86_400_000

/** Deletes rows whose time, most of it as the owner set it, is over. */
export async function forgetExpired(deps: JobDeps, now = new Date()): Promise<void> {
  const { db } = deps
  const { retention } = await getSettings(db)
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await runEach(deps.log, {
    'style results': () => forgetOldStyleResults(db, daysAgo(retention.styleResultDays)),
    events: () => forgetOldEvents(db, daysAgo(retention.eventDays)),
    links: () => forgetOldLinks(db, now),
    counts: () => forgetOldCounts(db, now),
    mails: () => forgetOldMails(deps, now),
    'deleted projects': () => forgetDeletedProjects(deps, now),
  })
}

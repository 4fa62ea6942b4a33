import { DAY_MS } from '@agency/contract/time'
import type { JobDeps } from '../deps.ts'
import { deleteExpiredEvents } from '../features/analytics/day-service.ts'
import { deleteExpiredEmails } from '../features/emails/email-service.ts'
import { deleteExpiredImageStyleResults } from '../features/image-styles/image-style-result-service.ts'
import { purgeDeletedProjects } from '../features/projects/deleted-project-service.ts'
import { getSettings } from '../features/settings/settings-service.ts'
import { deleteExpiredLinks } from '../features/share-links/share-link-service.ts'
import { deleteExpiredRateLimits } from '../limits/rate-limits.ts'
import { runEach } from './run-each.ts'

/** Deletes rows whose time, most of it as the owner set it, is over. */
export async function deleteExpired(deps: JobDeps, now = new Date()): Promise<void> {
  const { db } = deps
  const { retention } = await getSettings(db)
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await runEach(deps.log, {
    'style results': () => deleteExpiredImageStyleResults(db, daysAgo(retention.styleResultDays)),
    events: () => deleteExpiredEvents(db, daysAgo(retention.eventDays)),
    links: () => deleteExpiredLinks(db, now),
    counts: () => deleteExpiredRateLimits(db, now),
    mails: () => deleteExpiredEmails(deps, now),
    'deleted projects': () => purgeDeletedProjects(deps, now),
  })
}

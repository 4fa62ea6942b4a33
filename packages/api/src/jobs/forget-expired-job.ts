import type { JobDeps } from '../deps.ts'
import { forgetDeletedProjects } from '../features/projects/deleted-project-service.ts'
import { forgetOldStyleResults } from '../features/style-results/style-result-service.ts'
import { forgetOldCounts } from '../limits/rate-limits.ts'

/** Deletes rows whose time is over. */
export async function forgetExpired(deps: JobDeps, now = new Date()): Promise<void> {
  await forgetOldStyleResults(deps.db, now)
  await forgetOldCounts(deps.db, now)
  await forgetDeletedProjects(deps, now)
}

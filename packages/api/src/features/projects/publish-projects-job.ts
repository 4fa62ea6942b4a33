import type { Database } from '@agency/db/connect'
import { z } from 'zod'
import { handleJob } from '../../jobs/job.ts'
import { announcePublished } from './project-change-service.ts'
import { changeProject, lockDueProjects } from './project-queries.ts'

/**
 * Publishes the projects whose time has come, also while the site was down, each once: a second run
 * waits for their locks, and finds them active.
 */
export const publishDueProjects = (db: Database): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const { id } of await lockDueProjects(trx)) {
      await changeProject(trx, id, { active: true, publishAt: null })
      await announcePublished(trx, id)
    }
  })

export const publishProjectsHandler = handleJob(
  { id: 'publish-projects', payload: z.object({}), priority: 15, cron: '* * * * *' },
  ({ db }) => publishDueProjects(db),
)

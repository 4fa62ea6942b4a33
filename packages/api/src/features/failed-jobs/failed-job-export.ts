import { FailedJob } from '@agency/contract/failed-job'
import { z } from 'zod'
import { listExport } from '../../exports/list-export.ts'
import { readFailedJobs } from './failed-job-service.ts'

export const failedJobExport = listExport({
  list: 'failedJobs',
  permission: 'jobs:read',
  description: 'Background jobs that failed at every attempt, newest first.',
  query: z.object({}),
  row: FailedJob,
  columns: [
    ['Number', ({ id }) => id],
    ['Job', ({ task }) => task],
    ['Attempts', ({ attempts }) => attempts],
    ['Failed (UTC)', ({ failedAt }) => failedAt],
  ],
  read: (db) => ({ rows: readFailedJobs(db) }),
})

import { FailedJobListRequest, FailedJobPage } from '@agency/contract/failed-job'
import { z } from 'zod'
import { router, staffProcedure } from '../../trpc/trpc.ts'
import { listFailedJobs, retryFailedJob } from './failed-job-service.ts'

export const failedJobRouter = router({
  list: staffProcedure('jobs:read')
    .input(FailedJobListRequest.prefault({}))
    .output(FailedJobPage)
    .query(({ ctx, input }) => listFailedJobs(ctx.deps.db, input)),
  retry: staffProcedure('jobs:write')
    .input(z.object({ id: z.int32().positive() }))
    .mutation(({ ctx, input }) => retryFailedJob(ctx.deps.db, input.id)),
})

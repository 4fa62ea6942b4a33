import { AnalyticsReport, AnalyticsRequest } from '@agency/contract/analytics'
import { router, staffProcedure } from '../../trpc/trpc.ts'
import { getSummary } from './analytics-service.ts'
import { getReport } from './report-service.ts'

export const analyticsRouter = router({
  summary: staffProcedure('analytics:read').query(({ ctx }) => getSummary(ctx.deps.db)),
  report: staffProcedure('analytics:read')
    .input(AnalyticsRequest.prefault({}))
    .output(AnalyticsReport)
    .query(({ ctx, input }) => getReport(ctx.deps.db, input.period)),
})

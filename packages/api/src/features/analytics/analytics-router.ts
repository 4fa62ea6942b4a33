import { router, staff } from '../../trpc/trpc.ts'
import { getSummary } from './analytics-service.ts'

export const analyticsRouter = router({
  summary: staff.query(({ ctx }) => getSummary(ctx.deps.db)),
})

import { router, staffProcedure } from '../../trpc/trpc.ts'
import { listActivity } from './activity-service.ts'

export const activityRouter = router({
  recent: staffProcedure('overview:read').query(({ ctx }) => listActivity(ctx.deps.db)),
})

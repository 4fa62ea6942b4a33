import { router, staff } from '../../trpc/trpc.ts'
import { listActivity } from './activity-service.ts'

export const activityRouter = router({
  recent: staff.query(({ ctx }) => listActivity(ctx.deps.db)),
})

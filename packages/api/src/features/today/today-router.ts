import { Today } from '@agency/contract/today'
import { router, staffProcedure } from '../../trpc/trpc.ts'
import { getToday } from './today-service.ts'

export const todayRouter = router({
  get: staffProcedure('overview:read')
    .output(Today)
    .query(({ ctx }) => getToday(ctx.deps.db)),
})

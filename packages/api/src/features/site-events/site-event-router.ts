import { NewSiteEvent } from '@agency/contract/site-event'
import { publicProcedure, router } from '../../trpc/trpc.ts'
import { recordSiteEvent } from './site-event-service.ts'

export const siteEventRouter = router({
  record: publicProcedure
    .input(NewSiteEvent)
    .mutation(({ ctx, input }) => recordSiteEvent(ctx.deps, input, ctx)),
})

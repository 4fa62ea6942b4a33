import { NewSiteEvent } from '@agency/contract/site-event'
import { anyone, router } from '../../trpc/trpc.ts'
import { recordSiteEvent } from './site-event-service.ts'

export const siteEventRouter = router({
  record: anyone
    .input(NewSiteEvent)
    .mutation(({ ctx, input }) => recordSiteEvent(ctx.deps, input, ctx)),
})

import { CalendarFeed, NewCalendarFeed } from '@agency/contract/calendar-feed'
import { router, staffProcedure } from '../../trpc/trpc.ts'
import { endFeed, getFeed, renewFeed } from './calendar-feed-service.ts'

export const calendarFeedRouter = router({
  get: staffProcedure('account:read')
    .output(CalendarFeed.nullable())
    .query(({ ctx }) => getFeed(ctx.deps.db, ctx.staff)),
  renew: staffProcedure('account:write')
    .output(NewCalendarFeed)
    .mutation(({ ctx }) => renewFeed(ctx.deps, ctx.staff)),
  end: staffProcedure('account:write').mutation(({ ctx }) => endFeed(ctx.deps.db, ctx.staff)),
})

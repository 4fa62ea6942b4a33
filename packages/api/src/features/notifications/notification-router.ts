import {
  NotificationListRequest,
  NotificationPage,
  UnreadCount,
} from '@agency/contract/notification'
import { z } from 'zod'
import { router, staffProcedure } from '../../trpc/trpc.ts'
import { getUnread, listNotifications, readAll, readOne } from './notification-service.ts'

export const notificationRouter = router({
  list: staffProcedure('overview:read')
    .input(NotificationListRequest.prefault({}))
    .output(NotificationPage)
    .query(({ ctx, input }) => listNotifications(ctx.deps.db, ctx.staff, input)),
  unread: staffProcedure('overview:read')
    .output(UnreadCount)
    .query(({ ctx }) => getUnread(ctx.deps.db, ctx.staff)),
  markRead: staffProcedure('overview:write')
    .input(z.object({ id: z.int32().positive() }))
    .output(UnreadCount)
    .mutation(({ ctx, input }) => readOne(ctx.deps.db, ctx.staff, input.id)),
  markAllRead: staffProcedure('overview:write')
    .output(UnreadCount)
    .mutation(({ ctx }) => readAll(ctx.deps.db, ctx.staff)),
})

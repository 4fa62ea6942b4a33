import {
  MailDeliveryState,
  MailDetail,
  MailFile,
  MailListRequest,
  MailPage,
} from '@agency/contract/email'
import { z } from 'zod'
import { router, staffProcedure } from '../../trpc/trpc.ts'
import { getDelivery, getMail, getMailFile, listMails, sendAgain } from './email-service.ts'

const ById = z.object({ id: z.int32().positive() })

export const mailRouter = router({
  list: staffProcedure
    .input(MailListRequest.prefault({}))
    .output(MailPage)
    .query(({ ctx, input }) => listMails(ctx.deps.db, input)),
  get: staffProcedure
    .input(ById)
    .output(MailDetail)
    .query(({ ctx, input }) => getMail(ctx.deps.db, input.id)),
  file: staffProcedure
    .input(ById)
    .output(MailFile)
    .query(({ ctx, input }) => getMailFile(ctx.deps, input.id)),
  sendAgain: staffProcedure
    .input(ById)
    .output(MailDetail)
    .mutation(({ ctx, input }) => sendAgain(ctx.deps.db, input.id)),
  delivery: staffProcedure.output(MailDeliveryState).query(({ ctx }) => getDelivery(ctx.deps)),
})

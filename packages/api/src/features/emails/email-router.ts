import {
  ContactEmailPreview,
  ContactEmailPreviewRequest,
  NewContactEmail,
} from '@agency/contract/contact-email'
import {
  EmailDeliveryState,
  EmailDetail,
  EmailFile,
  EmailListRequest,
  EmailPage,
} from '@agency/contract/email'
import { z } from 'zod'
import { router, staffProcedure } from '../../trpc/trpc.ts'
import { previewContactEmail, writeContactEmail } from './contact-email-service.ts'
import { getDelivery, getEmail, getEmailFile, listEmails, resendEmail } from './email-service.ts'

const ById = z.object({ id: z.int32().positive() })

export const emailRouter = router({
  list: staffProcedure('emails:read')
    .input(EmailListRequest.prefault({}))
    .output(EmailPage)
    .query(({ ctx, input }) => listEmails(ctx.deps.db, input)),
  get: staffProcedure('emails:read')
    .input(ById)
    .output(EmailDetail)
    .query(({ ctx, input }) => getEmail(ctx.deps.db, input.id)),
  file: staffProcedure('emails:read')
    .input(ById)
    .output(EmailFile)
    .query(({ ctx, input }) => getEmailFile(ctx.deps, input.id)),
  sendAgain: staffProcedure('emails:write')
    .input(ById)
    .output(EmailDetail)
    .mutation(({ ctx, input }) => resendEmail(ctx.deps.db, input.id)),
  // A mutation, since a text is too long for an address.
  preview: staffProcedure('emails:write')
    .input(ContactEmailPreviewRequest)
    .output(ContactEmailPreview)
    .mutation(({ ctx, input }) => previewContactEmail(ctx.deps, ctx.staff, input)),
  write: staffProcedure('emails:write')
    .input(NewContactEmail)
    .output(EmailDetail)
    .mutation(({ ctx, input }) => writeContactEmail(ctx.deps, ctx.staff, input)),
  delivery: staffProcedure('emails:read')
    .output(EmailDeliveryState)
    .query(({ ctx }) => getDelivery(ctx.deps)),
})

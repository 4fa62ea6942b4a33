import {
  DeletedEmailTemplate,
  EmailTemplate,
  EmailTemplateChange,
  EmailTemplateFields,
  EmailTemplateRef,
} from '@agency/contract/email-template'
import { z } from 'zod'
import { router, staffProcedure } from '../../trpc/trpc.ts'
import {
  createTemplate,
  deleteTemplate,
  listDeletedTemplates,
  listTemplates,
  restoreTemplate,
  updateTemplate,
} from './email-template-service.ts'

export const emailTemplateRouter = router({
  list: staffProcedure('emails:read')
    .output(z.array(EmailTemplate))
    .query(({ ctx }) => listTemplates(ctx.deps.db)),
  create: staffProcedure('emails:write')
    .input(EmailTemplateFields)
    .output(EmailTemplate)
    .mutation(({ ctx, input }) => createTemplate(ctx.deps.db, input)),
  update: staffProcedure('emails:write')
    .input(EmailTemplateChange)
    .output(EmailTemplate)
    .mutation(({ ctx, input }) => updateTemplate(ctx.deps.db, input)),
  delete: staffProcedure('emails:write')
    .input(EmailTemplateRef)
    .mutation(({ ctx, input }) => deleteTemplate(ctx.deps.db, input)),
  deleted: staffProcedure('emails:read')
    .output(z.array(DeletedEmailTemplate))
    .query(({ ctx }) => listDeletedTemplates(ctx.deps.db)),
  restore: staffProcedure('emails:write')
    .input(EmailTemplateRef.pick({ id: true }))
    .mutation(({ ctx, input }) => restoreTemplate(ctx.deps.db, input.id)),
})

import { EmailPreview } from '@agency/contract/contact-email'
import { EmailText, EmailTextChange, EmailTextKey } from '@agency/contract/email-texts'
import { z } from 'zod'
import { router, staffProcedure } from '../../trpc/trpc.ts'
import { previewEmailText } from './email-text-preview.ts'
import { listEmailTexts, resetEmailText, saveEmailText } from './email-text-service.ts'

export const emailTextRouter = router({
  list: staffProcedure('settings:read')
    .output(z.array(EmailText))
    .query(({ ctx }) => listEmailTexts(ctx.deps.db)),
  // A mutation, since a text is too long for an address.
  preview: staffProcedure('settings:read')
    .input(EmailTextChange)
    .output(EmailPreview)
    .mutation(({ ctx, input }) => previewEmailText(ctx.deps, input)),
  save: staffProcedure('settings:write')
    .input(EmailTextChange)
    .output(z.array(EmailText))
    .mutation(({ ctx, input }) => saveEmailText(ctx.deps.db, input)),
  reset: staffProcedure('settings:write')
    .input(z.object({ key: EmailTextKey }))
    .output(z.array(EmailText))
    .mutation(({ ctx, input }) => resetEmailText(ctx.deps.db, input.key)),
})

import { EmailPreferences, EmailPreferencesChange } from '@agency/contract/email-preferences'
import { router, staffProcedure } from '../../trpc/trpc.ts'
import { changeEmailPreferences, findEmailPreferences } from './email-preference-queries.ts'

/** One's own, so everybody may change them. */
export const emailPreferenceRouter = router({
  get: staffProcedure('account:read')
    .output(EmailPreferences)
    .query(({ ctx }) => findEmailPreferences(ctx.deps.db, ctx.staff.id)),
  update: staffProcedure('account:write')
    .input(EmailPreferencesChange)
    .output(EmailPreferences)
    .mutation(({ ctx, input }) => changeEmailPreferences(ctx.deps.db, ctx.staff.id, input)),
})

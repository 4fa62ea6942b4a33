import { NewRedirect, Redirect } from '@agency/contract/redirect'
import { z } from 'zod'
import { router, staffProcedure } from '../../trpc/trpc.ts'
import { addRedirect, deleteRedirect, listRedirects } from './redirect-service.ts'

export const redirectRouter = router({
  list: staffProcedure('projects:read')
    .output(z.array(Redirect))
    .query(({ ctx }) => listRedirects(ctx.deps.db)),
  add: staffProcedure('projects:write')
    .input(NewRedirect)
    .mutation(({ ctx, input }) => addRedirect(ctx.deps, input)),
  delete: staffProcedure('projects:write')
    .input(z.object({ id: z.int32().positive() }))
    .mutation(({ ctx, input }) => deleteRedirect(ctx.deps, input.id)),
})

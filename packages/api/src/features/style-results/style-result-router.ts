import { StyleResultRemoval } from '@agency/contract/style-result'
import { anyone, router } from '../../trpc/trpc.ts'
import { removeStyleResult } from './style-result-service.ts'

/** Pictures are sent by POST /api/images/upload. */
export const styleResultRouter = router({
  remove: anyone
    .input(StyleResultRemoval)
    .mutation(({ ctx, input }) => removeStyleResult(ctx.deps, input)),
})

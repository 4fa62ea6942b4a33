import { ImageStyleResultDeletion } from '@agency/contract/image-style-result'
import { publicProcedure, router } from '../../trpc/trpc.ts'
import { deleteImageStyleResult } from './image-style-result-service.ts'

/** Photos are sent to POST /api/images/style, results to POST /api/images/upload. */
export const imageStyleRouter = router({
  provider: publicProcedure.query(({ ctx }) => ctx.deps.providers.style.kind),
  deleteResult: publicProcedure
    .input(ImageStyleResultDeletion)
    .mutation(({ ctx, input }) => deleteImageStyleResult(ctx.deps, input)),
})

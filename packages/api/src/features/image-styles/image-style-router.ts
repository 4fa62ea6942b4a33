import { ImageStyleResultDeletion } from '@agency/contract/image-style-result'
import { anyone, router } from '../../trpc/trpc.ts'
import { deleteImageStyleResult } from './image-style-result-service.ts'

/** Photos are sent by POST /api/images/style, results by POST /api/images/upload. */
export const imageStyleRouter = router({
  provider: anyone.query(({ ctx }) => ctx.deps.providers.style.kind),
  deleteResult: anyone
    .input(ImageStyleResultDeletion)
    .mutation(({ ctx, input }) => deleteImageStyleResult(ctx.deps, input)),
})

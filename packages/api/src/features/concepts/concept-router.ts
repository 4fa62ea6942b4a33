import { anyone, router } from '../../trpc/trpc.ts'
import { listGalleryConcepts } from './concept-service.ts'

export const conceptRouter = router({
  list: anyone.query(({ ctx }) => listGalleryConcepts(ctx.deps.db)),
})

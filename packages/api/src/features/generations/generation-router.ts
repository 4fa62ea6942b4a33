import { anyone, router } from '../../trpc/trpc.ts'
import { GenerationRequest, generateConcept } from './generation-service.ts'

export const generationRouter = router({
  create: anyone
    .input(GenerationRequest)
    .mutation(({ ctx, input }) => generateConcept(ctx.deps, input, ctx)),
})

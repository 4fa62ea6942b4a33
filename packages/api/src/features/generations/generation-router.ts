import { GenerationId, GenerationIds } from '@agency/contract/generation'
import { proofOfWork, publicProcedure, router } from '../../trpc/trpc.ts'
import {
  cancelGeneration,
  generationRules,
  getGeneration,
  SiteGenerationRequest,
  startGeneration,
} from './generation-service.ts'
import { listSummaries } from './summary-service.ts'
import { watchGeneration } from './watch-service.ts'

export const generationRouter = router({
  start: publicProcedure
    .input(SiteGenerationRequest)
    .use(proofOfWork(generationRules))
    .mutation(({ ctx, input }) =>
      startGeneration(ctx.deps, input, { ...ctx, byStaff: ctx.viewer.kind === 'staff' }),
    ),
  find: publicProcedure
    .input(GenerationId)
    .query(({ ctx, input }) => getGeneration(ctx.deps.db, input.generationId)),
  watch: publicProcedure.input(GenerationId).subscription(({ ctx, input, signal }) =>
    watchGeneration(ctx.deps, input.generationId, {
      address: ctx.address,
      disconnected: signal,
      closing: ctx.closing,
    }),
  ),
  summaries: publicProcedure
    .input(GenerationIds)
    .query(({ ctx, input }) => listSummaries(ctx.deps.db, input.generationIds)),
  cancel: publicProcedure
    .input(GenerationId)
    .mutation(({ ctx, input }) => cancelGeneration(ctx.deps, input.generationId)),
})

import { EstimateListRequest, EstimatePage } from '@agency/contract/stored-estimate'
import { proofOfWork, publicProcedure, router, staffProcedure } from '../../trpc/trpc.ts'
import { createEstimate, EstimateRequest } from './create-estimate-service.ts'
import { listEstimates } from './estimate-service.ts'

export const estimateRouter = router({
  create: publicProcedure
    .input(EstimateRequest)
    .use(proofOfWork(['quote']))
    .mutation(({ ctx, input }) => createEstimate(ctx.deps, input, ctx)),
  list: staffProcedure('estimates:read')
    .input(EstimateListRequest.prefault({}))
    .output(EstimatePage)
    .query(({ ctx, input }) => listEstimates(ctx.deps.db, input)),
})

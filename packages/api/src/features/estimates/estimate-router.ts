import { EstimateListRequest, EstimatePage } from '@agency/contract/stored-estimate'
import { anyone, router, staff } from '../../trpc/trpc.ts'
import { createEstimate, EstimateRequest } from './create-estimate-service.ts'
import { listEstimates } from './estimate-service.ts'

export const estimateRouter = router({
  create: anyone
    .input(EstimateRequest)
    .mutation(({ ctx, input }) => createEstimate(ctx.deps, input, ctx)),
  list: staff
    .input(EstimateListRequest.prefault({}))
    .output(EstimatePage)
    .query(({ ctx, input }) => listEstimates(ctx.deps.db, input)),
})

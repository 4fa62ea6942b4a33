import { EstimateListRequest, EstimatePage } from '@agency/contract/made-estimate'
import { router, staff } from '../../trpc/trpc.ts'
import { listEstimates } from './estimate-service.ts'

export const estimateRouter = router({
  list: staff
    .input(EstimateListRequest.prefault({}))
    .output(EstimatePage)
    .query(({ ctx, input }) => listEstimates(ctx.deps.db, input)),
})

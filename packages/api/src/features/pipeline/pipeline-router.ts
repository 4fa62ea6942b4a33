import {
  ColumnPage,
  ColumnRequest,
  PipelineFilter,
  PipelineTotals,
} from '@agency/contract/pipeline'
import { z } from 'zod'
import { router, staffProcedure } from '../../trpc/trpc.ts'
import { getPipelineTotals, listColumn } from './pipeline-service.ts'

export const pipelineRouter = router({
  totals: staffProcedure('contacts:read')
    .input(z.object({ filter: PipelineFilter.prefault({}) }).prefault({}))
    .output(PipelineTotals)
    .query(({ ctx, input }) => getPipelineTotals(ctx.deps.db, input.filter)),
  column: staffProcedure('contacts:read')
    .input(ColumnRequest)
    .output(ColumnPage)
    .query(({ ctx, input }) => listColumn(ctx.deps.db, input)),
})

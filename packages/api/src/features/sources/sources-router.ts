import {
  CountedRows,
  CountedRowsRequest,
  SourcesReport,
  SourcesRequest,
} from '@agency/contract/sources-report'
import { LeadSources } from '@agency/contract/visit-source'
import { z } from 'zod'
import { router, staffProcedure } from '../../trpc/trpc.ts'
import { listCountedRows } from './counted-rows-service.ts'
import { findContactSources } from './lead-sources-service.ts'
import { getSourcesReport } from './sources-report-service.ts'

export const sourcesRouter = router({
  report: staffProcedure('analytics:read')
    .input(SourcesRequest.prefault({}))
    .output(SourcesReport)
    .query(({ ctx, input }) => getSourcesReport(ctx.deps.db, input)),
  rows: staffProcedure('analytics:read')
    .input(CountedRowsRequest)
    .output(CountedRows)
    .query(({ ctx, input }) => listCountedRows(ctx.deps.db, input)),
  ofContact: staffProcedure('contacts:read')
    .input(z.object({ id: z.int32().positive() }))
    .output(LeadSources.nullable())
    .query(({ ctx, input }) => findContactSources(ctx.deps.db, input.id)),
})

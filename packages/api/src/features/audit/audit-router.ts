import { AuditListRequest, AuditPage } from '@agency/contract/audit-log'
import { z } from 'zod'
import { router, staffProcedure } from '../../trpc/trpc.ts'
import { listAuditEntries, listPeopleInLog } from './audit-service.ts'

export const auditRouter = router({
  list: staffProcedure('auditLog:read')
    .input(AuditListRequest.prefault({}))
    .output(AuditPage)
    .query(({ ctx, input }) => listAuditEntries(ctx.deps.db, input)),
  people: staffProcedure('auditLog:read')
    .output(z.array(z.string()))
    .query(({ ctx }) => listPeopleInLog(ctx.deps.db)),
})

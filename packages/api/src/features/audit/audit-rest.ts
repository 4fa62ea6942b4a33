import { Readable } from 'node:stream'
import { AuditFilter } from '@agency/contract/audit-log'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { melbourneDay } from '../../time/melbourne.ts'
import { runAsStaff } from '../auth/run-as-staff.ts'
import { auditCsv } from './audit-csv.ts'
import { readAuditEntries } from './audit-service.ts'
import { recordAction } from './record-action.ts'

export function auditRest(app: FastifyInstance, deps: Deps): void {
  app.get('/api/audit-log/export.csv', async (request, reply) => {
    const filter = await runAsStaff(deps, request, 'auditLog:read', async () => {
      const query = AuditFilter.parse(request.query)
      await recordAction(deps.db, { kind: 'audit log', action: 'exported' })
      return query
    })
    return reply
      .type('text/csv; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename="audit-log-${melbourneDay(new Date())}.csv"`,
      )
      .header('cache-control', 'no-store')
      .send(Readable.from(auditCsv(readAuditEntries(deps.db, filter))))
  })
}

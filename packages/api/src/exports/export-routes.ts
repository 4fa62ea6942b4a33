import { Readable } from 'node:stream'
import { exportFormats, exportPaths } from '@agency/contract/list-export'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { recordAction } from '../features/audit/record-action.ts'
import { runAsStaff } from '../features/auth/run-as-staff.ts'
import { listExports } from '../list-exports.ts'

/** Serves every list and report as CSV and as JSON. */
export function exportRoutes(app: FastifyInstance, deps: Deps): void {
  for (const { list, permission, recordedAs, parse } of listExports) {
    for (const format of exportFormats) {
      app.get(`${exportPaths[list]}.${format}`, async (request, reply) => {
        const makeFile = await runAsStaff(deps, request, permission, async () => {
          const parsed = parse(request.query)
          if (recordedAs) await recordAction(deps.db, { kind: recordedAs, action: 'exported' })
          return parsed
        })
        const { name, type, text } = await makeFile(deps.db, format)
        return reply
          .type(type)
          .header('content-disposition', `attachment; filename="${name}"`)
          .header('cache-control', 'no-store')
          .send(Readable.from(text))
      })
    }
  }
}

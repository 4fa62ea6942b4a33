import { SourcesExport, SourcesRequest } from '@agency/contract/sources-report'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { apiViewer } from '../auth/run-as-staff.ts'
import { staffWith } from '../auth/viewer.ts'
import { sourcesCsv } from './sources-csv.ts'
import { readSources } from './sources-report-service.ts'

export function sourcesRest(app: FastifyInstance, deps: Deps): void {
  async function read(request: FastifyRequest) {
    staffWith('analytics:read', await apiViewer(deps, request))
    const { period, from, to, group } = SourcesExport.parse(request.query)
    const days = from !== undefined && to !== undefined ? { from, to } : period
    const report = SourcesRequest.parse({ period: days, group })
    const { spans, rows } = await readSources(deps.db, report, new Date())
    return { group: report.group, spans, rows }
  }
  const download = (reply: FastifyReply, type: string, name: string) =>
    reply
      .type(type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')

  app.get('/api/analytics/sources.csv', async (request, reply) => {
    const { group, spans, rows } = await read(request)
    const name = `sources-by-${group}-${spans[0].from}-to-${spans[0].to}.csv`
    return download(reply, 'text/csv; charset=utf-8', name).send(sourcesCsv(rows))
  })

  app.get('/api/analytics/sources.json', async (request, reply) => {
    const { group, spans, rows } = await read(request)
    const [period, before] = spans
    const name = `sources-by-${group}-${period.from}-to-${period.to}.json`
    return download(reply, 'application/json; charset=utf-8', name).send({
      ...{ group, period, before, rows },
    })
  })
}

import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { readStaff } from '../auth/viewer.ts'
import { getSummary } from './analytics-service.ts'

export function analyticsRest(app: FastifyInstance, deps: Deps): void {
  app.get('/api/analytics/summary', async (request) => {
    await readStaff(deps, request.headers.authorization)
    return { success: true, data: await getSummary(deps.db) }
  })
}

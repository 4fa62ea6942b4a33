import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { runAsStaff } from '../auth/run-as-staff.ts'
import { getSummary } from './analytics-service.ts'

export function analyticsRest(app: FastifyInstance, deps: Deps): void {
  app.get('/api/analytics/summary', (request) =>
    runAsStaff(deps, request, 'analytics:read', async () => ({
      success: true,
      data: await getSummary(deps.db),
    })),
  )
}

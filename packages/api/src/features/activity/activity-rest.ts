import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { runAsStaff } from '../auth/run-as-staff.ts'
import { listActivity } from './activity-service.ts'

export function activityRest(app: FastifyInstance, deps: Deps): void {
  app.get('/api/activity/recent', (request) =>
    runAsStaff(deps, request, 'overview:read', async () => ({
      success: true,
      data: await listActivity(deps.db),
    })),
  )
}

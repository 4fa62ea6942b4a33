import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { readStaff } from '../auth/viewer.ts'
import { listActivity } from './activity-service.ts'

export function activityRest(app: FastifyInstance, deps: Deps): void {
  app.get('/api/activity/recent', async (request) => {
    await readStaff(deps, request.headers.authorization)
    return { success: true, data: await listActivity(deps.db) }
  })
}

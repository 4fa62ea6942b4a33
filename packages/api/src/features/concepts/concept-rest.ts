import type { FastifyInstance } from 'fastify'
import { readViewer } from '../../auth/viewer.ts'
import type { Deps } from '../../deps.ts'
import { listConcepts } from './concept-service.ts'

export function conceptRest(app: FastifyInstance, deps: Deps): void {
  app.get('/api/gallery-concepts', async (request) =>
    listConcepts(deps.db, await readViewer(deps, request.headers.authorization)),
  )
}

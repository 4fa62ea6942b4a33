import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { listGalleryConcepts } from './concept-service.ts'

export function conceptRest(app: FastifyInstance, deps: Deps): void {
  app.get('/api/gallery-concepts', () => listGalleryConcepts(deps.db))
}

import type { Project } from '@agency/contract/project'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { getProject, listProjects } from './project-service.ts'

/** The documented names of a project. */
const toRest = ({ active, featured, ...project }: Project) => ({
  ...project,
  Active: active,
  IsFeatured: featured,
})

export function projectRest(app: FastifyInstance, { db }: Deps): void {
  app.get('/api/projects', async () => ({
    success: true,
    data: (await listProjects(db)).map(toRest),
  }))
  app.get<{ Params: { segment: string } }>('/api/projects/:segment', async (request) => ({
    success: true,
    data: toRest(await getProject(db, request.params.segment)),
    message: 'Project found.',
  }))
}

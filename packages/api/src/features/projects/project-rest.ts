import type { Project } from '@agency/contract/project'
import type { FastifyInstance } from 'fastify'
import { readViewer } from '../../auth/viewer.ts'
import type { Deps } from '../../deps.ts'
import { getProject, listProjects, ProjectFilter, ProjectName } from './project-service.ts'

/** The documented names of a project. */
const toRest = ({ active, featured, ...project }: Project) => ({
  ...project,
  Active: active,
  IsFeatured: featured,
})

export function projectRest(app: FastifyInstance, deps: Deps): void {
  app.get('/api/projects', async (request) => {
    const viewer = await readViewer(deps, request.headers.authorization)
    const projects = await listProjects(deps.db, viewer, ProjectFilter.parse(request.query))
    return { success: true, data: projects.map(toRest) }
  })
  app.get<{ Params: { segment: string } }>('/api/projects/:segment', async (request) => {
    const viewer = await readViewer(deps, request.headers.authorization)
    const name = ProjectName.parse({ slug: request.params.segment })
    const project = await getProject(deps.db, viewer, name)
    return { success: true, data: toRest(project), message: 'Project found.' }
  })
}

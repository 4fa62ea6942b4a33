import type { Project } from '@agency/contract/project'
import { NewProject, ProjectChange, WholeProject } from '@agency/contract/project-change'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ResponseCache } from '../../cache/response-cache.ts'
import type { Deps } from '../../deps.ts'
import { parseInput } from '../../errors/classify-error.ts'
import { acceptMultipart, isMultipart, withForm } from '../../http/multipart.ts'
import { prepareResponse, sendPrepared } from '../../http/prepared-response.ts'
import { apiViewer, runAsStaff } from '../auth/run-as-staff.ts'
import type { Staff } from '../auth/viewer.ts'
import { deleteProject } from './deleted-project-service.ts'
import { createProject, noUploads, updateProject } from './project-change-service.ts'
import {
  documentedNames,
  projectFormRules,
  readProjectForm,
  toDomain,
  withDocumentedNames,
} from './project-form.ts'
import {
  getProject,
  getProjectById,
  listProjects,
  ProjectFilter,
  ProjectIdPath,
  ProjectName,
} from './project-service.ts'

/** Converts a project to its documented names. */
export const toRest = <P extends Project>({ active, featured, ...project }: P) => ({
  ...project,
  Active: active,
  IsFeatured: featured,
})

const LIST_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
}

export function projectRest(app: FastifyInstance, deps: Deps, responseCache: ResponseCache): void {
  app.get('/api/projects', async (request, reply) => {
    const viewer = await apiViewer(deps, request)
    const filter = ProjectFilter.parse(request.query)
    const read = async () => {
      const projects = await listProjects(deps.db, viewer, filter)
      return { success: true, data: projects.map(toRest) }
    }
    if (viewer.kind === 'staff') return read()
    // Visitors get the same list for any query.
    const make = async () => prepareResponse(200, LIST_HEADERS, JSON.stringify(await read()))
    return sendPrepared(request, reply, await responseCache.getCurrent('/api/projects', make))
  })
  app.get<{ Params: { segment: string } }>('/api/projects/:segment', async (request, reply) => {
    // It may be hidden at any time, so shared caches must not store it.
    reply.header('cache-control', 'no-cache')
    const viewer = await apiViewer(deps, request)
    const name = ProjectName.parse({ slug: request.params.segment })
    const project = await getProject(deps.db, viewer, name)
    return { success: true, data: toRest(project), message: 'Project found.' }
  })

  app.register(async (scope) => {
    acceptMultipart(scope)

    /** Reads a form, or JSON with the same names and no pictures. */
    const withChange = <T>(
      request: FastifyRequest,
      { id }: Staff,
      work: (change: ReturnType<typeof readProjectForm>) => Promise<T>,
    ) => {
      if (!isMultipart(request)) {
        return withDocumentedNames(work({ fields: toDomain(request.body), uploads: noUploads }))
      }
      const formRequest = {
        request,
        rules: projectFormRules,
        memory: deps.forms,
        sender: `staff ${id}`,
      }
      return withForm(formRequest, (form) => withDocumentedNames(work(readProjectForm(form))))
    }

    scope.post('/api/projects', (request, reply) =>
      runAsStaff(deps, request, 'projects:write', async (staff) => {
        const { id } = await withChange(request, staff, async ({ fields, uploads }) =>
          createProject(deps, staff, parseInput(NewProject, fields, documentedNames), uploads),
        )
        const data = toRest(await getProjectById(deps.db, staff, id))
        return reply.code(201).send({ success: true, data, message: 'Project created.' })
      }),
    )
    scope.put<{ Params: { segment: string } }>('/api/projects/:segment', (request) =>
      runAsStaff(deps, request, 'projects:write', async (staff) => {
        const { id } = ProjectIdPath.parse({ id: request.params.segment })
        const Change = isMultipart(request) ? WholeProject : ProjectChange
        await withChange(request, staff, async ({ fields, uploads }) =>
          updateProject(deps, staff, id, parseInput(Change, fields, documentedNames), uploads),
        )
        const data = toRest(await getProjectById(deps.db, staff, id))
        return { success: true, data, message: 'Project updated.' }
      }),
    )
  })
  app.delete<{ Params: { segment: string } }>('/api/projects/:segment', (request) =>
    runAsStaff(deps, request, 'projects:write', async (staff) => {
      const { id } = ProjectIdPath.parse({ id: request.params.segment })
      await deleteProject(deps, staff, id)
      return { success: true, message: 'Project deleted.' }
    }),
  )
}

import { DeletedProject } from '@agency/contract/deleted-project'
import { NewProject, ProjectChange, ProjectOrder } from '@agency/contract/project-change'
import { ByPreviewToken, PreviewLink } from '@agency/contract/project-preview'
import {
  ProjectVersions,
  VersionContent,
  VersionRequest,
  VersionRestoration,
  VersionsRequest,
} from '@agency/contract/project-version'
import { z } from 'zod'
import { publicProcedure, router, staffProcedure } from '../../trpc/trpc.ts'
import { deleteProject, listDeletedProjects, restoreProject } from './deleted-project-service.ts'
import { createProject, noUploads, orderProjects, updateProject } from './project-change-service.ts'
import {
  createPreviewLink,
  endPreviewLink,
  findPreviewLink,
  getPreviewed,
} from './project-preview-service.ts'
import {
  getProject,
  getProjectById,
  listProjects,
  ProjectFilter,
  ProjectName,
} from './project-service.ts'
import { proposeSlug, SlugRequest } from './project-slug.ts'
import {
  getProjectVersion,
  listProjectVersions,
  restoreProjectVersion,
} from './project-version-service.ts'

const ById = z.object({ id: z.int32().positive() })

/**
 * Pictures are uploaded with the documented form (POST and PUT /api/projects); everything else is
 * available here too.
 */
export const projectRouter = router({
  list: publicProcedure
    .input(ProjectFilter.default({}))
    .query(({ ctx, input }) => listProjects(ctx.deps.db, ctx.viewer, input)),
  get: publicProcedure
    .input(ProjectName)
    .query(({ ctx, input }) => getProject(ctx.deps.db, ctx.viewer, input)),
  create: staffProcedure('projects:write')
    .input(NewProject)
    .mutation(async ({ ctx, input }) => {
      const { id } = await createProject(ctx.deps, ctx.staff, input, noUploads)
      return getProjectById(ctx.deps.db, ctx.staff, id)
    }),
  update: staffProcedure('projects:write')
    .input(ById.extend({ change: ProjectChange }))
    .mutation(async ({ ctx, input: { id, change } }) => {
      await updateProject(ctx.deps, ctx.staff, id, change, noUploads)
      return getProjectById(ctx.deps.db, ctx.staff, id)
    }),
  order: staffProcedure('projects:write')
    .input(ProjectOrder)
    .mutation(({ ctx, input }) => orderProjects(ctx.deps, input.ids)),
  remove: staffProcedure('projects:write')
    .input(ById)
    .mutation(({ ctx, input: { id } }) => deleteProject(ctx.deps, ctx.staff, id)),
  deleted: staffProcedure('projects:read')
    .output(z.array(DeletedProject))
    .query(({ ctx }) => listDeletedProjects(ctx.deps.db)),
  restore: staffProcedure('projects:write')
    .input(ById)
    .mutation(({ ctx, input: { id } }) => restoreProject(ctx.deps, id)),
  preview: publicProcedure
    .input(ByPreviewToken)
    .query(({ ctx, input }) => getPreviewed(ctx.deps.db, input.token)),
  previewLink: staffProcedure('projects:read')
    .input(ById)
    .output(PreviewLink.nullable())
    .query(({ ctx, input }) => findPreviewLink(ctx.deps.db, input.id)),
  createPreviewLink: staffProcedure('projects:write')
    .input(ById)
    .output(PreviewLink)
    .mutation(({ ctx, input }) => createPreviewLink(ctx.deps.db, input.id)),
  endPreviewLink: staffProcedure('projects:write')
    .input(ById)
    .mutation(({ ctx, input }) => endPreviewLink(ctx.deps.db, input.id)),
  versions: staffProcedure('projects:read')
    .input(VersionsRequest)
    .output(ProjectVersions)
    .query(({ ctx, input }) => listProjectVersions(ctx.deps.db, ctx.staff, input.id)),
  version: staffProcedure('projects:read')
    .input(VersionRequest)
    .output(VersionContent)
    .query(({ ctx, input }) => getProjectVersion(ctx.deps.db, input)),
  restoreVersion: staffProcedure('projects:write')
    .input(VersionRestoration)
    .mutation(({ ctx, input }) => restoreProjectVersion(ctx.deps, ctx.staff, input)),
  slug: staffProcedure('projects:write')
    .input(SlugRequest)
    .query(({ ctx, input }) => proposeSlug(ctx.deps.db, input)),
})

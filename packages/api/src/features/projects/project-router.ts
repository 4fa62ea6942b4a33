import { NewProject, ProjectChange } from '@agency/contract/project-change'
import { z } from 'zod'
import { anyone, router, staff } from '../../trpc/trpc.ts'
import { deleteProject, restoreProject } from './deleted-project-service.ts'
import { createProject, noUploads, updateProject } from './project-change-service.ts'
import {
  getProject,
  getProjectById,
  listProjects,
  ProjectFilter,
  ProjectName,
} from './project-service.ts'
import { proposeSlug, SlugQuestion } from './project-slug.ts'

const ById = z.object({ id: z.int32().positive() })

/** Pictures travel with the documented form (POST and PUT /api/projects); all else goes here too. */
export const projectRouter = router({
  list: anyone
    .input(ProjectFilter.default({}))
    .query(({ ctx, input }) => listProjects(ctx.deps.db, ctx.viewer, input)),
  get: anyone
    .input(ProjectName)
    .query(({ ctx, input }) => getProject(ctx.deps.db, ctx.viewer, input)),
  create: staff.input(NewProject).mutation(async ({ ctx, input }) => {
    const { id } = await createProject(ctx.deps, ctx.staff, input, noUploads)
    return getProjectById(ctx.deps.db, ctx.staff, id)
  }),
  update: staff
    .input(ById.extend({ change: ProjectChange }))
    .mutation(async ({ ctx, input: { id, change } }) => {
      await updateProject(ctx.deps, ctx.staff, id, change, noUploads)
      return getProjectById(ctx.deps.db, ctx.staff, id)
    }),
  remove: staff
    .input(ById)
    .mutation(({ ctx, input: { id } }) => deleteProject(ctx.deps, ctx.staff, id)),
  restore: staff.input(ById).mutation(({ ctx, input: { id } }) => restoreProject(ctx.deps, id)),
  slug: staff.input(SlugQuestion).query(({ ctx, input }) => proposeSlug(ctx.deps.db, input)),
})

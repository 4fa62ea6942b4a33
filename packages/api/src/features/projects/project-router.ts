import { anyone, router } from '../../trpc/trpc.ts'
import { getProject, listProjects, ProjectFilter, ProjectName } from './project-service.ts'

export const projectRouter = router({
  list: anyone
    .input(ProjectFilter.default({}))
    .query(({ ctx, input }) => listProjects(ctx.deps.db, ctx.viewer, input)),
  get: anyone
    .input(ProjectName)
    .query(({ ctx, input }) => getProject(ctx.deps.db, ctx.viewer, input)),
})

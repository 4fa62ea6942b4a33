import { requiredLine } from '@agency/contract/text'
import { z } from 'zod'
import { anyone, router } from '../../trpc/trpc.ts'
import { getProject, listProjects } from './project-service.ts'

export const projectRouter = router({
  list: anyone
    .input(z.object({ status: z.literal('all').optional() }).optional())
    .query(({ ctx }) => listProjects(ctx.deps.db)),
  get: anyone
    .input(z.object({ slug: requiredLine(200, 'Project slug is missing.') }))
    .query(({ ctx, input }) => getProject(ctx.deps.db, input.slug)),
})

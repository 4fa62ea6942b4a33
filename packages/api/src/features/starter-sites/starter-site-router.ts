import { z } from 'zod'
import { publicProcedure, router, staffProcedure } from '../../trpc/trpc.ts'
import { getSiteDesign, getStarterSiteForStaff, StarterSiteTarget } from './starter-site-service.ts'

export const starterSiteRouter = router({
  /** The site map and the style guide. */
  design: publicProcedure
    .input(StarterSiteTarget)
    .query(({ ctx, input }) => getSiteDesign(ctx.deps.db, input)),
  file: staffProcedure('concepts:read')
    .input(z.object({ conceptId: z.int32().positive() }))
    .query(({ ctx, input }) => getStarterSiteForStaff(ctx.deps, input.conceptId)),
})

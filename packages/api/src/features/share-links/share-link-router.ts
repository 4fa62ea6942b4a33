import { ShareToken } from '@agency/contract/share-link'
import { z } from 'zod'
import { publicProcedure, router, staffProcedure } from '../../trpc/trpc.ts'
import {
  countSharedView,
  endShareLink,
  getSharedConcept,
  renewShareLink,
  shareConcept,
} from './share-link-service.ts'

const OfConcept = z.object({ conceptId: z.int32().positive() })
const ByToken = z.object({ token: ShareToken })

export const shareLinkRouter = router({
  create: publicProcedure
    .input(z.object({ generationId: z.uuid() }))
    .mutation(({ ctx, input }) => shareConcept(ctx.deps, input.generationId, ctx.address)),
  get: publicProcedure
    .input(ByToken)
    .query(({ ctx, input }) => getSharedConcept(ctx.deps.db, input.token)),
  view: publicProcedure
    .input(ByToken)
    .mutation(({ ctx, input }) => countSharedView(ctx.deps, input.token, ctx)),
  renew: staffProcedure('concepts:write')
    .input(OfConcept)
    .mutation(({ ctx, input }) => renewShareLink(ctx.deps.db, input.conceptId)),
  end: staffProcedure('concepts:write')
    .input(OfConcept)
    .mutation(({ ctx, input }) => endShareLink(ctx.deps.db, input.conceptId)),
})

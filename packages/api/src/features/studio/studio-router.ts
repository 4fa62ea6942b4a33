import { ConceptEdits, EditToken } from '@agency/contract/concept-edits'
import { GenerationId } from '@agency/contract/generation'
import { z } from 'zod'
import { publicProcedure, router, staffProcedure } from '../../trpc/trpc.ts'
import { endEditLinks, openEditLink, openEditLinkForStaff } from './edit-link-service.ts'
import {
  checkEditLink,
  finishEditing,
  getStudio,
  listConceptVersions,
  restoreVersion,
  saveEdits,
} from './studio-service.ts'

const ByToken = z.object({ token: EditToken })
const OfConcept = z.object({ conceptId: z.int32().positive() })
const Revision = z.int32().min(0)

export const studioRouter = router({
  openLink: publicProcedure
    .input(GenerationId)
    .mutation(({ ctx, input }) => openEditLink(ctx.deps, input.generationId, ctx.address)),
  check: publicProcedure
    .input(ByToken)
    .query(({ ctx, input }) => checkEditLink(ctx.deps.db, input.token)),
  get: publicProcedure
    .input(ByToken)
    .query(({ ctx, input }) => getStudio(ctx.deps.db, input.token)),
  versions: publicProcedure
    .input(ByToken)
    .query(({ ctx, input }) => listConceptVersions(ctx.deps.db, input.token)),
  save: publicProcedure
    .input(ByToken.extend({ revision: Revision, edits: ConceptEdits }))
    .mutation(({ ctx, input }) => saveEdits(ctx.deps, input, ctx.address)),
  restore: publicProcedure
    .input(ByToken.extend({ revision: Revision, version: Revision }))
    .mutation(({ ctx, input }) => restoreVersion(ctx.deps, input, ctx.address)),
  finish: publicProcedure
    .input(ByToken)
    .mutation(({ ctx, input }) => finishEditing(ctx.deps.db, input.token)),
  createLink: staffProcedure('concepts:write')
    .input(OfConcept)
    .mutation(({ ctx, input }) => openEditLinkForStaff(ctx.deps.db, input.conceptId)),
  endLinks: staffProcedure('concepts:write')
    .input(OfConcept)
    .mutation(({ ctx, input }) => endEditLinks(ctx.deps.db, input.conceptId)),
})

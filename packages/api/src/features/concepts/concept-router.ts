import { ConceptDeletionRef, DeletedConcepts } from '@agency/contract/deleted-concepts'
import { GalleryRequest } from '@agency/contract/gallery-concept'
import { ConceptListRequest, ConceptSelection } from '@agency/contract/staff-concept'
import { z } from 'zod'
import { publicProcedure, router, staffProcedure } from '../../trpc/trpc.ts'
import { listGalleryConcepts } from './concept-service.ts'
import { deleteConcepts, listDeletedConcepts, restoreConcepts } from './deleted-concept-service.ts'
import { getPhoneView, PhoneViewTarget } from './phone-view.ts'
import {
  getConceptDetail,
  listConceptIndustries,
  listConceptPage,
  showConcepts,
} from './staff-concept-service.ts'

const ById = z.object({ id: z.int32().positive() })
const Selected = z.object({ selection: ConceptSelection })

export const conceptRouter = router({
  /** A page of the gallery: the newest concepts, or those after one already read. */
  list: publicProcedure
    .input(GalleryRequest.optional())
    .query(({ ctx, input }) => listGalleryConcepts(ctx.deps.db, input?.before)),
  /** The URL of a concept's phone view; rendered on the first request. */
  phone: publicProcedure
    .input(PhoneViewTarget)
    .mutation(({ ctx, input }) => getPhoneView(ctx.deps, input, ctx.address)),
  page: staffProcedure('concepts:read')
    .input(ConceptListRequest.prefault({}))
    .query(({ ctx, input }) => listConceptPage(ctx.deps.db, input)),
  industries: staffProcedure('concepts:read').query(({ ctx }) =>
    listConceptIndustries(ctx.deps.db),
  ),
  detail: staffProcedure('concepts:read')
    .input(ById)
    .query(({ ctx, input }) => getConceptDetail(ctx.deps.db, input.id)),
  setActive: staffProcedure('concepts:write')
    .input(Selected.extend({ active: z.boolean() }))
    .mutation(({ ctx, input }) => showConcepts(ctx.deps.db, input.selection, input.active)),
  remove: staffProcedure('concepts:write')
    .input(Selected)
    .mutation(({ ctx, input }) => deleteConcepts(ctx.deps.db, ctx.staff, input.selection)),
  deleted: staffProcedure('concepts:read')
    .output(z.array(DeletedConcepts))
    .query(({ ctx }) => listDeletedConcepts(ctx.deps.db)),
  restore: staffProcedure('concepts:write')
    .input(ConceptDeletionRef)
    .mutation(({ ctx, input }) => restoreConcepts(ctx.deps.db, input)),
})

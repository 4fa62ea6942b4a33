import { GalleryRequest } from '@agency/contract/gallery-concept'
import { ConceptListRequest, ConceptSelection } from '@agency/contract/staff-concept'
import { z } from 'zod'
import { anyone, router, staff } from '../../trpc/trpc.ts'
import { listGalleryConcepts } from './concept-service.ts'
import { getPhoneView, PhoneViewOf } from './phone-view.ts'
import {
  getConceptDetail,
  listConceptIndustries,
  listConceptPage,
  removeConcepts,
  showConcepts,
} from './staff-concept-service.ts'

const ById = z.object({ id: z.int32().positive() })
const Selected = z.object({ selection: ConceptSelection })

export const conceptRouter = router({
  /** So many of the gallery at a time: the newest, or those behind one that was read. */
  list: anyone
    .input(GalleryRequest.optional())
    .query(({ ctx, input }) => listGalleryConcepts(ctx.deps.db, input?.before)),
  /** The address of a concept's phone view; rendered when it is asked for the first time. */
  phone: anyone
    .input(PhoneViewOf)
    .mutation(({ ctx, input }) => getPhoneView(ctx.deps, input, ctx.address)),
  page: staff
    .input(ConceptListRequest.prefault({}))
    .query(({ ctx, input }) => listConceptPage(ctx.deps.db, input)),
  industries: staff.query(({ ctx }) => listConceptIndustries(ctx.deps.db)),
  detail: staff.input(ById).query(({ ctx, input }) => getConceptDetail(ctx.deps.db, input.id)),
  setActive: staff
    .input(Selected.extend({ active: z.boolean() }))
    .mutation(({ ctx, input }) => showConcepts(ctx.deps.db, input.selection, input.active)),
  remove: staff
    .input(Selected)
    .mutation(({ ctx, input }) => removeConcepts(ctx.deps, input.selection)),
})

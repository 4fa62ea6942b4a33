import {
  Contact,
  ContactChange,
  ContactListRequest,
  ContactPage,
  TimelinePage,
  TimelineRequest,
} from '@agency/contract/contact'
import { ContactDeletionRequest, DeletedContact } from '@agency/contract/contact-deletion'
import { z } from 'zod'
import { publicProcedure, router, staffProcedure } from '../../trpc/trpc.ts'
import { getContact, updateContact } from './contact-change-service.ts'
import { listContacts } from './contact-list-service.ts'
import { MessageRequest, sendMessage } from './contact-service.ts'
import { deleteContactAndData } from './delete-contact-service.ts'
import { listTimeline } from './timeline-service.ts'

const ById = z.object({ id: z.int32().positive() })

export const contactRouter = router({
  send: publicProcedure
    .input(MessageRequest)
    .mutation(({ ctx, input }) => sendMessage(ctx.deps, input, ctx)),
  list: staffProcedure
    .input(ContactListRequest.prefault({}))
    .output(ContactPage)
    .query(({ ctx, input }) => listContacts(ctx.deps.db, input)),
  get: staffProcedure
    .input(ById)
    .output(Contact)
    .query(({ ctx, input }) => getContact(ctx.deps.db, input.id)),
  update: staffProcedure
    .input(ById.extend({ change: ContactChange }))
    .output(Contact)
    .mutation(({ ctx, input }) => updateContact(ctx.deps.db, ctx.staff, input)),
  forget: staffProcedure
    .input(ContactDeletionRequest)
    .output(DeletedContact)
    .mutation(({ ctx, input }) => deleteContactAndData(ctx.deps.db, ctx.staff, input)),
  timeline: staffProcedure
    .input(TimelineRequest)
    .output(TimelinePage)
    .query(({ ctx, input }) => listTimeline(ctx.deps.db, input)),
})

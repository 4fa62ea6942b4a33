import {
  Contact,
  ContactChange,
  ContactListRequest,
  ContactPage,
  NewContact,
  TimelinePage,
  TimelineRequest,
} from '@agency/contract/contact'
import { ContactAddress, NewContactAddress } from '@agency/contract/contact-addresses'
import { BulkContactRequest, BulkContactResult } from '@agency/contract/contact-bulk'
import { ContactDeletionRequest, DeletedContact } from '@agency/contract/contact-deletion'
import { ContactImport, UndoneImport } from '@agency/contract/contact-import'
import { ContactMerge, MergeRequest } from '@agency/contract/contact-merge'
import { z } from 'zod'
import { proofOfWork, publicProcedure, router, staffProcedure } from '../../trpc/trpc.ts'
import { listLogins } from '../auth/staff-queries.ts'
import {
  addContactAddress,
  listContactAddresses,
  removeContactAddress,
} from './contact-address-service.ts'
import { changeSelectedContacts } from './contact-bulk-service.ts'
import { getContact, updateContact } from './contact-change-service.ts'
import { listContactImports } from './contact-import-service.ts'
import { listContacts } from './contact-list-service.ts'
import { SiteMessageRequest, sendMessage } from './contact-service.ts'
import { listTags } from './contact-tag-queries.ts'
import { createContact } from './create-contact-service.ts'
import { deleteContactAndData } from './delete-contact-service.ts'
import { listContactMerges, mergeContacts, undoMerge } from './merge-contact-service.ts'
import { listTimeline } from './timeline-service.ts'
import { undoImport } from './undo-import-service.ts'

/** Tags that the list's filter and the suggestions show. */
const MAX_LISTED_TAGS = 200

const ById = z.object({ id: z.int32().positive() })

export const contactRouter = router({
  send: publicProcedure
    .input(SiteMessageRequest)
    .use(proofOfWork(['message']))
    .mutation(({ ctx, input }) => sendMessage(ctx.deps, input, ctx)),
  list: staffProcedure('contacts:read')
    .input(ContactListRequest.prefault({}))
    .output(ContactPage)
    .query(({ ctx, input }) => listContacts(ctx.deps.db, input)),
  get: staffProcedure('contacts:read')
    .input(ById)
    .output(Contact)
    .query(({ ctx, input }) => getContact(ctx.deps.db, input.id)),
  create: staffProcedure('contacts:write')
    .input(NewContact)
    .output(Contact)
    .mutation(({ ctx, input }) => createContact(ctx.deps.db, input)),
  update: staffProcedure('contacts:write')
    .input(ById.extend({ change: ContactChange }))
    .output(Contact)
    .mutation(({ ctx, input }) => updateContact(ctx.deps.db, ctx.staff, input)),
  changeSelected: staffProcedure('contacts:write')
    .input(BulkContactRequest)
    .output(BulkContactResult)
    .mutation(({ ctx, input }) => changeSelectedContacts(ctx.deps.db, ctx.staff, input)),
  assignees: staffProcedure('contacts:read')
    .output(z.array(z.object({ id: z.int(), email: z.string(), isActive: z.boolean() })))
    .query(({ ctx }) => listLogins(ctx.deps.db)),
  tags: staffProcedure('contacts:read').query(({ ctx }) => listTags(ctx.deps.db, MAX_LISTED_TAGS)),
  addresses: staffProcedure('contacts:read')
    .input(ById)
    .output(z.array(ContactAddress))
    .query(({ ctx, input }) => listContactAddresses(ctx.deps.db, input.id)),
  addAddress: staffProcedure('contacts:write')
    .input(NewContactAddress)
    .output(z.array(ContactAddress))
    .mutation(({ ctx, input }) => addContactAddress(ctx.deps.db, input)),
  removeAddress: staffProcedure('contacts:write')
    .input(ById)
    .mutation(({ ctx, input }) => removeContactAddress(ctx.deps.db, input.id)),
  merge: staffProcedure('contacts:write')
    .input(MergeRequest)
    .output(Contact)
    .mutation(({ ctx, input }) => mergeContacts(ctx.deps.db, ctx.staff, input)),
  merges: staffProcedure('contacts:read')
    .input(ById)
    .output(z.array(ContactMerge))
    .query(({ ctx, input }) => listContactMerges(ctx.deps.db, input.id)),
  undoMerge: staffProcedure('contacts:write')
    .input(ById)
    .output(Contact)
    .mutation(({ ctx, input }) => undoMerge(ctx.deps.db, input.id)),
  imports: staffProcedure('contacts:read')
    .output(z.array(ContactImport))
    .query(({ ctx }) => listContactImports(ctx.deps.db)),
  undoImport: staffProcedure('contacts:write')
    .input(ById)
    .output(UndoneImport)
    .mutation(({ ctx, input }) => undoImport(ctx.deps.db, input.id)),
  forget: staffProcedure('contacts:write')
    .input(ContactDeletionRequest)
    .output(DeletedContact)
    .mutation(({ ctx, input }) => deleteContactAndData(ctx.deps.db, ctx.staff, input)),
  timeline: staffProcedure('contacts:read')
    .input(TimelineRequest)
    .output(TimelinePage)
    .query(({ ctx, input }) => listTimeline(ctx.deps.db, input)),
})

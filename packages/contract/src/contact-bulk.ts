import { z } from 'zod'
import { ContactFilter, contactStatuses } from './contact.ts'
import { Tag } from './contact-tags.ts'

/** Contacts by id, or all that match a filter up to the newest that was seen, with their number. */
export const ContactSelection = z.union([
  z.object({ ids: z.array(z.int32().positive()).min(1).max(1_000) }),
  z.object({ filter: ContactFilter, upTo: z.int32().min(0), count: z.int32().min(1) }),
])
export type ContactSelection = z.infer<typeof ContactSelection>

/** One change of all selected contacts. */
export const BulkContactChange = z.discriminatedUnion('type', [
  z.object({ type: z.literal('status'), status: z.enum(contactStatuses) }),
  z.object({ type: z.literal('assign'), assigneeId: z.int32().positive().nullable() }),
  z.object({ type: z.literal('addTag'), tag: Tag }),
  z.object({ type: z.literal('removeTag'), tag: Tag }),
])
export type BulkContactChange = z.infer<typeof BulkContactChange>

export const BulkContactRequest = z.object({
  selection: ContactSelection,
  change: BulkContactChange,
})
export type BulkContactRequest = z.infer<typeof BulkContactRequest>

export const BulkContactResult = z.object({
  /** Contacts that are as requested now, changed or not. */
  done: z.int().min(0),
  /** Those with as many tags as a contact can have. */
  full: z.int().min(0),
  /** Those that were selected by id and no longer exist. */
  missing: z.int().min(0),
})
export type BulkContactResult = z.infer<typeof BulkContactResult>

/** Shown if 'all that match' now includes contacts that the person has not seen. */
export const CONTACT_SELECTION_CHANGED =
  'Other contacts match now than when you selected them. Nothing was changed: please select them again.'

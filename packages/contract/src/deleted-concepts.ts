import { z } from 'zod'

export const ConceptDeletionRef = z.object({ deletion: z.uuid() })
export type ConceptDeletionRef = z.infer<typeof ConceptDeletionRef>

/** Concepts that were deleted at once and can be restored at once. */
export const DeletedConcepts = ConceptDeletionRef.extend({
  /** Of the newest of them. */
  id: z.int(),
  companyName: z.string(),
  count: z.int().min(1),
  /** Email address of who deleted them; '' if they no longer have a login. */
  deletedBy: z.string(),
  /** ISO 8601, UTC. */
  deletedAt: z.string(),
})
export type DeletedConcepts = z.infer<typeof DeletedConcepts>

/** Max number of deletions in the list. */
export const MAX_LISTED_DELETIONS = 100

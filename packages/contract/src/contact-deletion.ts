import { z } from 'zod'

/** The contact to delete, in the state that staff saw. */
export const ContactDeletionRequest = z.object({
  id: z.int32().positive(),
  updatedAt: z.iso.datetime('This is not a valid date and time.'),
})
export type ContactDeletionRequest = z.infer<typeof ContactDeletionRequest>

const Count = z.int().min(0)

/** The data that was deleted with a person, and the data that stays. */
export const DeletedContact = z.object({
  submissions: Count,
  concepts: Count,
  estimates: Count,
  /** Unsigned proposals. */
  proposals: Count,
  mails: Count,
  /** Signed proposals, which stay with their documents and payments. */
  keptProposals: Count,
  message: z.string(),
})
export type DeletedContact = z.infer<typeof DeletedContact>

export const DOCUMENT_IN_PROGRESS =
  'The document of a proposal that this person signed is still being written. Please try again in a minute.'
export const BACKUPS_STAY =
  'Backups that were taken before still hold this person until you delete them.'

import { z } from 'zod'

/** Which contact is deleted, as staff saw them. */
export const ContactDeletionRequest = z.object({
  id: z.int32().positive(),
  updatedAt: z.iso.datetime('This is not the time of a change.'),
})
export type ContactDeletionRequest = z.infer<typeof ContactDeletionRequest>

const Count = z.int().min(0)

/** What was deleted with a person, and what stays. */
export const DeletedContact = z.object({
  submissions: Count,
  concepts: Count,
  estimates: Count,
  /** Proposals that nobody signed. */
  proposals: Count,
  mails: Count,
  /** Signed ones, which stay with their documents and payments. */
  keptProposals: Count,
  message: z.string(),
})
export type DeletedContact = z.infer<typeof DeletedContact>

export const DOCUMENT_IS_WRITTEN =
  'The document of a proposal that this person signed is still being written. Please try again in a minute.'
export const BACKUPS_STAY =
  'Backups that were taken before still hold this person until you delete them.'

import { z } from 'zod'

/** How long a merge can be undone. */
export const MERGE_UNDO_DAYS = 1

const Id = z.int32().positive()
const State = z.iso.datetime('This is not a valid date and time.')

/** The contact to keep and the one to merge into it, each in the state that staff saw. */
export const MergeRequest = z
  .object({ keptId: Id, keptUpdatedAt: State, mergedId: Id, mergedUpdatedAt: State })
  .refine(({ keptId, mergedId }) => keptId !== mergedId, {
    path: ['mergedId'],
    message: 'Please choose another contact.',
  })
export type MergeRequest = z.infer<typeof MergeRequest>

/** A merge that can still be undone. */
export const ContactMerge = z.object({
  id: z.int(),
  /** The contact that was merged. */
  name: z.string(),
  email: z.string(),
  by: z.string(),
  /** ISO 8601, UTC. */
  mergedAt: z.string(),
  undoUntil: z.string(),
  /** False if a later merge has to be undone first. */
  isLatest: z.boolean(),
})
export type ContactMerge = z.infer<typeof ContactMerge>

export const NOTES_TOO_LONG =
  'The notes of both contacts are too long to be kept together. Please shorten them first.'
export const TOO_MANY_TAGS_TOGETHER =
  'Both contacts together have too many tags. Please remove some first.'
export const LATER_MERGE_FIRST = 'Please undo the later merge first.'
export const MERGED_ADDRESS_TAKEN =
  'The address of the merged contact belongs to another contact by now, so they cannot be separated.'

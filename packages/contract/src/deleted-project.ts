import { z } from 'zod'

/** A project whose deletion can still be undone. */
export const DeletedProject = z.object({
  id: z.int(),
  title: z.string(),
  /** Email address of who deleted it; '' if they no longer have a login. */
  deletedBy: z.string(),
  /** ISO 8601, UTC. */
  deletedAt: z.string(),
})
export type DeletedProject = z.infer<typeof DeletedProject>

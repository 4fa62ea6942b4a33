import { z } from 'zod'
import type { Job } from '../jobs/job.ts'

/** URLs of two stored files. */
const FileCopy = z.object({ from: z.string(), to: z.string() })
export type FileCopy = z.infer<typeof FileCopy>

const MakeVariants = z.object({
  /** URL of a stored picture. */
  url: z.string(),
})
export type MakeVariants = z.infer<typeof MakeVariants>

/**
 * Low priority, since nobody waits for it: a person's concept goes first. The cleanup queues those
 * again that failed.
 */
export const makeVariantsJob: Job<MakeVariants> = {
  ...{ id: 'make-variants', payload: MakeVariants },
  ...{ queue: 'variants', priority: 10 },
}

const RemoveFiles = z.object({
  /** URL of a stored file. */
  url: z.string(),
  /** URLs of its variants. */
  variants: z.array(z.string()),
  /**
   * Copies of the file, which comes first, and its variants; absent in jobs of earlier releases.
   */
  copies: z.array(FileCopy).optional(),
})
export type RemoveFiles = z.infer<typeof RemoveFiles>

/**
 * Runs in the queue of the variants, so that none is made of a picture after its removal. Many
 * attempts, so that it outlasts long storage outages. /
 */
export const removeFilesJob: Job<RemoveFiles> = {
  ...{ id: 'remove-files', payload: RemoveFiles },
  ...{ queue: 'variants', priority: 4, maxAttempts: 25 },
}

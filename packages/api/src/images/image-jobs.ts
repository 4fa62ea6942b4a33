import { z } from 'zod'
import type { Job } from '../jobs/job.ts'

/** Two addresses of stored files. */
const FileCopy = z.object({ from: z.string(), to: z.string() })
export type FileCopy = z.infer<typeof FileCopy>

const MakeVariants = z.object({
  /** Address of a stored picture. */
  url: z.string(),
})
export type MakeVariants = z.infer<typeof MakeVariants>

/** Nobody waits for it: a person's concept overtakes it. The sweep queues those again that gave up. */
export const makeVariantsJob: Job<MakeVariants> = {
  ...{ id: 'make-variants', payload: MakeVariants },
  ...{ queue: 'variants', priority: 10 },
}

const RemoveFiles = z.object({
  /** Address of a stored file. */
  url: z.string(),
  /** Addresses of the variants beside it. */
  variants: z.array(z.string()),
  /** Where the file, which comes first, and its variants were copied to; jobs of earlier releases do not say. */
  copies: z.array(FileCopy).optional(),
})
export type RemoveFiles = z.infer<typeof RemoveFiles>

/** In the queue of the variants: none is made of a picture after it went. However long the files are away. */
export const removeFilesJob: Job<RemoveFiles> = {
  ...{ id: 'remove-files', payload: RemoveFiles },
  ...{ queue: 'variants', priority: 4, maxAttempts: 25 },
}

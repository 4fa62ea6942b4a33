import { z } from 'zod'
import { ShareToken } from './share-link.ts'

/** How long a preview link works, in days. */
export const PREVIEW_DAYS = 7

/** A link to the page of a project that is not published. */
export const PreviewLink = z.object({
  token: ShareToken,
  /** ISO 8601, UTC. */
  expiresAt: z.string(),
})
export type PreviewLink = z.infer<typeof PreviewLink>

export const ByPreviewToken = z.object({ token: ShareToken })

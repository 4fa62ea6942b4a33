import { z } from 'zod'

export const generationStatuses = ['queued', 'running', 'done', 'failed'] as const
export type GenerationStatus = (typeof generationStatuses)[number]

/** What a caller gets for a brief. Paths are relative to the site's origin. */
export const GenerationResult = z.object({
  generationId: z.uuid(),
  conceptId: z.string(),
  imageUrl: z.string(),
  imageWidth: z.int().positive(),
  imageHeight: z.int().positive(),
  /** What the picture shows, in one sentence. */
  imageAlt: z.string(),
  pdfUrl: z.string(),
})
export type GenerationResult = z.infer<typeof GenerationResult>

import { z } from 'zod'
import { type ErrorCode, statusOf } from './errors.ts'
import { generationStages, RECENT_CONCEPTS } from './generation-stages.ts'

export const GenerationStage = z.enum(generationStages)

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
  /** Whether the public gallery shows it. */
  inGallery: z.boolean(),
  /** Whether its maker released it for the gallery; staff decide whether and when it shows. */
  released: z.boolean(),
})
export type GenerationResult = z.infer<typeof GenerationResult>

/** Names one generation. */
export const GenerationId = z.object({ generationId: z.uuid() })
export type GenerationId = z.infer<typeof GenerationId>

/** How a generation stands; times are ISO 8601, UTC. */
export const GenerationState = GenerationId.extend({
  stage: GenerationStage,
  /** When the stage began. */
  stageAt: z.string(),
  queuedAt: z.string(),
  /** The server's clock, which the other times are read off. */
  now: z.string(),
  /** Its place in the queue, from 1; null when it does not wait. */
  position: z.int().positive().nullable(),
  /** Only of one that is done. */
  result: GenerationResult.nullable(),
  /** Only of one that failed; its estimate where that could be written all the same. */
  failure: z
    .object({
      code: z.enum(Object.keys(statusOf) as ErrorCode[]),
      message: z.string(),
      pdfUrl: z.string().nullable(),
    })
    .nullable(),
})
export type GenerationState = z.infer<typeof GenerationState>

/** How many generations can be asked for at once: as many as a browser remembers. */
export const GenerationIds = z.object({
  generationIds: z.array(z.uuid()).max(RECENT_CONCEPTS),
})

/** A concept that was made, in short: to be found again, and to be held against another. */
export const GenerationSummary = z.object({
  result: GenerationResult,
  companyName: z.string(),
  /** ISO 8601, UTC. */
  madeAt: z.string(),
  thumbnailUrl: z.string(),
  palette: z.object({
    name: z.string(),
    /** Its main colours as #rrggbb, by what they are for. */
    colours: z.array(z.object({ role: z.string(), hex: z.string() })),
  }),
  typefaces: z.array(z.string()),
  /** The range quoted, in cents including GST. */
  estimate: z.object({ lowCents: z.int(), highCents: z.int() }),
})
export type GenerationSummary = z.infer<typeof GenerationSummary>

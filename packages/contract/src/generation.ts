import { z } from 'zod'
import { type ErrorCode, statusOf } from './errors.ts'
import { generationStages, RECENT_CONCEPTS } from './generation-stages.ts'

export const GenerationStage = z.enum(generationStages)

/** The result of a brief. Paths are relative to the site's origin. */
export const GenerationResult = z.object({
  generationId: z.uuid(),
  conceptId: z.string(),
  imageUrl: z.string(),
  imageWidth: z.int().positive(),
  imageHeight: z.int().positive(),
  /** Describes the picture in one sentence. */
  imageAlt: z.string(),
  pdfUrl: z.string(),
  /** Whether the public gallery shows it. */
  inGallery: z.boolean(),
  /**
   * Whether the person who requested it released it for the gallery; staff decide whether and when
   * it is shown.
   */
  released: z.boolean(),
})
export type GenerationResult = z.infer<typeof GenerationResult>

/** Identifies one generation. */
export const GenerationId = z.object({ generationId: z.uuid() })
export type GenerationId = z.infer<typeof GenerationId>

/** The state of a generation; times are ISO 8601, UTC. */
export const GenerationState = GenerationId.extend({
  stage: GenerationStage,
  /** When the stage began. */
  stageAt: z.string(),
  queuedAt: z.string(),
  /** The server's current time, for comparison with the other times. */
  now: z.string(),
  /** Its position in the queue, from 1; null if it is not queued. */
  position: z.int().positive().nullable(),
  /** Only set if it is done. */
  result: GenerationResult.nullable(),
  /** Only set if it failed; includes its estimate if that could still be written. */
  failure: z
    .object({
      code: z.enum(Object.keys(statusOf) as ErrorCode[]),
      message: z.string(),
      pdfUrl: z.string().nullable(),
    })
    .nullable(),
})
export type GenerationState = z.infer<typeof GenerationState>

/** Max number of generations per request: as many as a browser remembers. */
export const GenerationIds = z.object({
  generationIds: z.array(z.uuid()).max(RECENT_CONCEPTS),
})

/** A summary of a finished concept, for finding it again and for comparing it with others. */
export const GenerationSummary = z.object({
  result: GenerationResult,
  companyName: z.string(),
  /** ISO 8601, UTC. */
  madeAt: z.string(),
  thumbnailUrl: z.string(),
  palette: z.object({
    name: z.string(),
    /** Its main colours as #rrggbb, by role. */
    colours: z.array(z.object({ role: z.string(), hex: z.string() })),
  }),
  typefaces: z.array(z.string()),
  /** The quoted range, in cents including GST. */
  estimate: z.object({ lowCents: z.int(), highCents: z.int() }),
})
export type GenerationSummary = z.infer<typeof GenerationSummary>

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

/** Shown one after another while a concept is made. Visual only: stages are announced. */
export const statusPhrases = [
  'Sharpening the pencils…',
  'Reading between your lines…',
  'Walking the grid…',
  'Auditioning typefaces…',
  'Mixing a palette that behaves…',
  'Arguing about white space…',
  'Giving the headline a better haircut…',
  'Teaching buttons to look clickable…',
  'Hanging pictures level…',
  'Kerning with feeling…',
  'Putting the fold back where it belongs…',
  'Checking contrast in bright sun…',
  'Brewing a flat white for the layout…',
  'Removing the third carousel…',
  'Naming every layer, honestly…',
  'Measuring twice, rendering once…',
  'Pricing it like we mean it…',
  'Writing copy a customer would read…',
  'Polishing the last pixel…',
  'Framing your concept…',
] as const

import { z } from 'zod'
import { PageRequest, pageOf } from './list-page.ts'

/** An estimate that was made, for a concept or for a quote request. */
export const MadeEstimate = z.object({
  id: z.int(),
  /** Printed on the document. */
  reference: z.string(),
  /** The likely price and the range around it, including GST. */
  totalCents: z.int(),
  lowCents: z.int(),
  highCents: z.int(),
  /** Last day in Melbourne on which it holds, YYYY-MM-DD. */
  validUntil: z.string(),
  isExpired: z.boolean(),
  pdfUrl: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  kind: z.enum(['concept', 'quote']),
  contact: z.object({ id: z.int(), name: z.string(), email: z.string(), company: z.string() }),
})
export type MadeEstimate = z.infer<typeof MadeEstimate>

export const EstimateListRequest = PageRequest
export type EstimateListRequest = z.infer<typeof EstimateListRequest>

export const EstimatePage = pageOf(MadeEstimate)
export type EstimatePage = z.infer<typeof EstimatePage>

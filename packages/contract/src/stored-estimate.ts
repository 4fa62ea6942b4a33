import { z } from 'zod'
import { PageRequest, pageOf } from './list-page.ts'

/** Summary of an estimate, for places that do not show its document. */
export const EstimateSummary = z.object({
  /** The estimate's number, printed on the document. */
  reference: z.string(),
  /** The likely price and the range around it, including GST. */
  totalCents: z.int(),
  lowCents: z.int(),
  highCents: z.int(),
  /** Last day in Melbourne on which it is valid, YYYY-MM-DD. */
  validUntil: z.string(),
  isExpired: z.boolean(),
  pdfUrl: z.string(),
})
export type EstimateSummary = z.infer<typeof EstimateSummary>

/** A finished estimate, for a concept or for a quote request. */
export const StoredEstimate = EstimateSummary.extend({
  id: z.int(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  kind: z.enum(['concept', 'quote']),
  contact: z.object({ id: z.int(), name: z.string(), email: z.string(), company: z.string() }),
})
export type StoredEstimate = z.infer<typeof StoredEstimate>

export const EstimateListRequest = PageRequest
export type EstimateListRequest = z.infer<typeof EstimateListRequest>

export const EstimatePage = pageOf(StoredEstimate)
export type EstimatePage = z.infer<typeof EstimatePage>

import { z } from 'zod'
import type { Job } from '../../jobs/job.ts'

const MakeConcept = z.object({ generationId: z.string(), requestId: z.string() })
export type MakeConcept = z.infer<typeof MakeConcept>

/** However often processes die over it; that it fails is bounded by itself. */
export const makeConceptJob: Job<MakeConcept> = {
  ...{ id: 'make-concept', payload: MakeConcept, maxAttempts: 25 },
}

import { z } from 'zod'
import type { Job } from '../../jobs/job.ts'

const MakeConcept = z.object({ generationId: z.string(), requestId: z.string() })
export type MakeConcept = z.infer<typeof MakeConcept>

/** Many attempts, because a worker crash counts as one; genuine failures have their own limit. */
export const makeConceptJob: Job<MakeConcept> = {
  ...{ id: 'make-concept', payload: MakeConcept, maxAttempts: 25 },
}

import { z } from 'zod'
import type { Job } from '../../jobs/job.ts'

const RedrawConcept = z.object({ conceptId: z.int() })
export type RedrawConcept = z.infer<typeof RedrawConcept>

/**
 * Starts a moment after the last change: each further change postpones it. Low priority, so that a
 * new concept goes first.
 */
export const redrawConceptJob: Job<RedrawConcept> = {
  ...{ id: 'redraw-concept', payload: RedrawConcept },
  ...{ queue: 'redraws', priority: 8, delayS: 10 },
}

export const redrawJobKey = (conceptId: number) => `redraw:${conceptId}`

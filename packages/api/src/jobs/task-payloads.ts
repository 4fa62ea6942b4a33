import type { MakeConceptPayload } from '../features/generations/make-concept-job.ts'

/** Every job of the product and what it is given. */
export interface TaskPayloads {
  'make-concept': MakeConceptPayload
}

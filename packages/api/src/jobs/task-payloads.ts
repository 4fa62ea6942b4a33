import type { MakeConceptPayload } from '../features/generations/make-concept-job.ts'
import type { MakeVariantsPayload } from '../pictures/make-variants-job.ts'

/** Every job of the product and what it is given. */
export interface TaskPayloads {
  'make-concept': MakeConceptPayload
  'make-variants': MakeVariantsPayload
  'sweep-files': object
  'forget-expired': object
  'roll-up-days': object
}

/** How a task is queued. One with neither is done as soon as a worker is free. */
export interface TaskOptions {
  /** Jobs of one queue run one after the other. */
  queue?: string
  /** Lower goes first; 0 where there is none. */
  priority?: number
}

export const taskOptions: Record<keyof TaskPayloads, TaskOptions> = {
  'make-concept': {},
  // Nobody waits for these: a person's concept overtakes them.
  'make-variants': { queue: 'variants', priority: 10 },
  'sweep-files': { queue: 'variants', priority: 20 },
  'forget-expired': { priority: 20 },
  'roll-up-days': { priority: 20 },
}

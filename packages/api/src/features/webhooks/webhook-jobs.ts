import { z } from 'zod'
import type { Job } from '../../jobs/job.ts'

const Nothing = z.object({})

/**
 * Delivers everything that is due. One at a time, with its requests side by side: servers that do
 * not answer occupy one worker, not all.
 */
export const deliverWebhooksJob: Job = {
  ...{ id: 'deliver-webhooks', payload: Nothing },
  ...{ queue: 'webhooks', priority: 5, maxAttempts: 25 },
}

/** Key of the job that waits for the next attempt. */
export const NEXT_DELIVERY_KEY = 'webhooks:next'

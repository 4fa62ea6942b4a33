import { z } from 'zod'
import { PageRequest, pageOf } from './list-page.ts'

/** A background job that failed at its last attempt and is not tried again by itself. */
export const FailedJob = z.object({
  id: z.int(),
  /** The kind of job, such as `seal-proposal`. */
  task: z.string(),
  attempts: z.int().min(1),
  /** ISO 8601, UTC: of the last attempt. */
  failedAt: z.string(),
})
export type FailedJob = z.infer<typeof FailedJob>

export const FailedJobListRequest = PageRequest
export type FailedJobListRequest = z.infer<typeof FailedJobListRequest>

export const FailedJobPage = pageOf(FailedJob)
export type FailedJobPage = z.infer<typeof FailedJobPage>

export const JOB_NOT_FAILED = 'This job is running again already, or is done.'

import type { z } from 'zod'
import type { JobDeps } from '../deps.ts'

/** How a job is queued. A job without options runs as soon as a worker is free. */
interface JobOptions {
  /** Jobs of one queue run one at a time. */
  queue?: string
  /** Lower values run first; 0 by default. */
  priority?: number
  /**
   * Max number of attempts, by default `MAX_ATTEMPTS` of `add-job.ts`. graphile-worker waits longer
   * after each (e to the power of the attempt, in seconds); a process that dies hands its job to
   * another.
   */
  maxAttempts?: number
  /** Starts that many seconds after it was queued; queuing it again with its key postpones it. */
  delayS?: number
  /** Schedule for recurring jobs; minute and hour are in UTC. */
  cron?: string
}

/** A kind of job: its name in the queue, its payload, and how it is queued. */
export interface Job<Payload extends object = object> extends JobOptions {
  id: string
  payload: z.ZodType<Payload>
}

/** Details of the attempt that runs a job. */
export interface Attempt {
  /** Counted from 1. */
  number: number
  isLast: boolean
  /** Aborts when the process shuts down and stops waiting. */
  signal?: AbortSignal
}

/** A job with its handler. */
export interface HandledJob extends Job {
  run: (deps: JobDeps, payload: unknown, attempt: Attempt) => Promise<void>
}

export const handleJob = <Payload extends object>(
  job: Job<Payload>,
  run: (deps: JobDeps, payload: Payload, attempt: Attempt) => Promise<void>,
): HandledJob => ({
  ...job,
  run: (deps, payload, attempt) => run(deps, job.payload.parse(payload), attempt),
})

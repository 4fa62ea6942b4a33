import type { z } from 'zod'
import type { JobDeps } from '../deps.ts'

/** How a job is queued. One with none of these is done as soon as a worker is free. */
interface JobOptions {
  /** Jobs of one queue run one after the other. */
  queue?: string
  /** Lower goes first; 0 where there is none. */
  priority?: number
  /** How often it may be begun; a process that dies hands its job to another. */
  maxAttempts?: number
  /** When it begins by itself; minute and hour are of UTC. */
  cron?: string
}

/** A kind of job: its name in the queue, what it is given, and how it is queued. */
export interface Job<Payload extends object = object> extends JobOptions {
  id: string
  payload: z.ZodType<Payload>
}

/** What a job knows of the attempt that runs it. */
export interface Attempt {
  /** Counted from 1. */
  number: number
  isLast: boolean
  /** Aborts when the process ends and waits no longer. */
  signal?: AbortSignal
}

/** A job with what it does. */
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

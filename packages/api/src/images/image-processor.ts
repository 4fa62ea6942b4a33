import { availableParallelism } from 'node:os'
import { AppError } from '../errors/app-error.ts'
import { openFairQueue, type QueueOptions } from '../limits/fair-queue.ts'
import { openImageProcessPool, retryAfterCrash } from '../workers/image-process-pool.ts'
import type { TaskResult, tasks } from '../workers/image-worker.ts'
import { checkFirstBytes } from './image-type.ts'

/** Idle processes are stopped, since their memory is worth more than the time to start one. */
const IDLE_MS = 20_000
/** The largest accepted picture takes some seconds. */
const TASK_MS = 60_000
/** Max number of waiting pictures in total. The memory of uploads has its own limit. */
const MAX_WAITING = 300
/** Max number of waiting pictures per caller: a page sends one at a time, a program several. */
const MAX_WAITING_PER_CALLER = 12

type Tasks = typeof tasks
type Input<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0]
type Output<Name extends keyof Tasks> =
  Awaited<ReturnType<Tasks[Name]>> extends TaskResult<infer Value> ? Value : never

/** Owner of a picture: a network, a staff member, or the site itself. */
export type ImageOwner = { subscriber: string } | { staff: number } | 'site'

const queueOptionsOf = (owner: ImageOwner): QueueOptions => {
  if (owner === 'site') return { caller: 'site' }
  return 'staff' in owner
    ? { caller: `staff ${owner.staff}`, hasPriority: true }
    : { caller: owner.subscriber, maxWaitingPerCaller: MAX_WAITING_PER_CALLER }
}

/**
 * Decodes and encodes pictures in worker processes; decoding here would block this process's file
 * access and DNS, which share four threads with it, and fragment its memory.
 */
export interface ImageProcessor {
  /**
   * Runs a task of image-worker.ts. Throws the task's error for a picture that is not accepted, and
   * UNAVAILABLE if too many pictures are waiting.
   */
  run<Name extends keyof Tasks>(
    name: Name,
    input: Input<Name>,
    owner?: ImageOwner,
  ): Promise<Output<Name>>
  /** The running processes. */
  processIds(): number[]
  close(): Promise<void>
}

/**
 * Opens a processor with at most `maximum` processes. Waiting tasks are rejected when `closing`
 * aborts.
 */
export function openImageProcessor(
  maximum = Math.max(1, availableParallelism() - 1),
  closing?: AbortSignal,
): ImageProcessor {
  const pool = openImageProcessPool({
    file: new URL('../workers/image-worker.ts', import.meta.url),
    ...{ maxProcesses: maximum, idleMs: IDLE_MS, taskMs: TASK_MS },
  })
  const withPermit = openFairQueue({
    ...{ concurrency: maximum, maxWaiting: MAX_WAITING, retryAfterS: 10, closing },
    message: 'Too many images are being processed. Please try again in a moment.',
  })
  return {
    run: async (name, input, owner = 'site') => {
      // Checks of the first bytes need no process.
      if (typeof input === 'object' && 'accepted' in input) {
        checkFirstBytes(input.bytes, input.accepted)
      }
      const result = await withPermit(
        () =>
          retryAfterCrash(() =>
            pool.run<TaskResult<Output<typeof name>>>({ name, input }, { name: 'run' }),
          ),
        queueOptionsOf(owner),
      )
      if ('value' in result) return result.value
      const { code, message, cause } = result.refusal
      throw new AppError(code, message, { cause })
    },
    processIds: pool.processIds,
    close: pool.close,
  }
}

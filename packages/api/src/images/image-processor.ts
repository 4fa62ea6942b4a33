import { availableParallelism } from 'node:os'
import { AppError } from '../errors/app-error.ts'
import { openFairQueue, type Place } from '../limits/fair-queue.ts'
import { openImageProcessPool, retryAfterCrash } from '../workers/image-process-pool.ts'
import type { TaskResult, tasks } from '../workers/image-worker.ts'
import { checkFirstBytes } from './image-type.ts'

/** A process's memory is worth more than its start. */
const IDLE_MS = 20_000
/** The largest picture that is accepted takes some seconds. */
const TASK_MS = 60_000
/** Pictures that wait, of everybody. What an upload holds in memory has a limit of its own. */
const WAITING_MAX = 300
/** Pictures of one caller that wait: a page sends one at a time, a program some. */
const WAITING_OF_ONE = 12

type Tasks = typeof tasks
type Input<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0]
type Output<Name extends keyof Tasks> =
  Awaited<ReturnType<Tasks[Name]>> extends TaskResult<infer Value> ? Value : never

/** Whose picture it is: a network's, or one that the site itself works on. */
export type ImageOwner = { subscriber: string } | { staff: number } | 'site'

const placeOf = (owner: ImageOwner): Place => {
  if (owner === 'site') return { of: 'site' }
  return 'staff' in owner
    ? { of: `staff ${owner.staff}`, isFirst: true }
    : { of: owner.subscriber, most: WAITING_OF_ONE }
}

/**
 * Decodes and encodes every picture of this process in others: decoding in this one would hold up its
 * files and its DNS, which share four threads with it, and leave its memory in pieces.
 */
export interface ImageProcessor {
  /**
   * Runs a task of picture-process.ts. Throws what the task throws for a picture that is not accepted,
   * and UNAVAILABLE when too many pictures wait.
   */
  run<Name extends keyof Tasks>(
    name: Name,
    input: Input<Name>,
    owner?: ImageOwner,
  ): Promise<Output<Name>>
  /** Those that run now. */
  processIds(): number[]
  close(): Promise<void>
}

/** The processor, with so many processes at most. What waits when `closing` aborts is refused. */
export function openImageProcessor(
  most = Math.max(1, availableParallelism() - 1),
  closing?: AbortSignal,
): ImageProcessor {
  const pool = openImageProcessPool({
    file: new URL('../workers/image-worker.ts', import.meta.url),
    ...{ most, idleMs: IDLE_MS, taskMs: TASK_MS },
  })
  const withPermit = openFairQueue({
    ...{ running: most, waiting: WAITING_MAX, retryAfterS: 10, closing },
    message: 'Too many images are being processed. Please try again in a moment.',
  })
  return {
    run: async (name, input, owner = 'site') => {
      // What its first bytes tell needs no process.
      if (typeof input === 'object' && 'accepted' in input) {
        checkFirstBytes(input.bytes, input.accepted)
      }
      const result = await withPermit(
        () =>
          retryAfterCrash(() =>
            pool.run<TaskResult<Output<typeof name>>>({ name, input }, { name: 'run' }),
          ),
        placeOf(owner),
      )
      if ('value' in result) return result.value
      const { code, message, cause } = result.refusal
      throw new AppError(code, message, { cause })
    },
    processIds: pool.processIds,
    close: pool.close,
  }
}

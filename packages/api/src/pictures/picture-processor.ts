import { availableParallelism } from 'node:os'
import { AppError } from '../errors/app-error.ts'
import { openFairQueue, type Place } from '../limits/fair-queue.ts'
import type { TaskResult, tasks } from './picture-process.ts'
import { checkFirstBytes } from './picture-type.ts'
import { openPixelProcesses, runAgainAfterDeath } from './pixel-processes.ts'

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
export type PictureOwner = { subscriber: string } | { staff: number } | 'site'

const placeOf = (owner: PictureOwner): Place => {
  if (owner === 'site') return { of: 'site' }
  return 'staff' in owner
    ? { of: `staff ${owner.staff}`, isFirst: true }
    : { of: owner.subscriber, most: WAITING_OF_ONE }
}

/**
 * Decodes and encodes every picture of this process in others: decoding in this one would hold up its
 * files and its DNS, which share four threads with it, and leave its memory in pieces.
 */
export interface PictureProcessor {
  /**
   * Runs a task of picture-process.ts. Throws what the task throws for a picture that is not accepted,
   * and UNAVAILABLE when too many pictures wait.
   */
  run<Name extends keyof Tasks>(
    name: Name,
    input: Input<Name>,
    owner?: PictureOwner,
  ): Promise<Output<Name>>
  /** Those that run now. */
  processIds(): number[]
  close(): Promise<void>
}

/** The processor, with so many processes at most. What waits when `closing` aborts is refused. */
export function openPictureProcessor(
  most = Math.max(1, availableParallelism() - 1),
  closing?: AbortSignal,
): PictureProcessor {
  const pool = openPixelProcesses({
    file: new URL('./picture-process.ts', import.meta.url),
    ...{ most, idleMs: IDLE_MS, taskMs: TASK_MS },
  })
  const inTurn = openFairQueue({
    ...{ running: most, waiting: WAITING_MAX, retryAfterS: 10, closing },
    message: 'Many pictures are being processed just now. Please try again in a moment.',
  })
  return {
    run: async (name, input, owner = 'site') => {
      // What its first bytes tell needs no process.
      if (typeof input === 'object' && 'accepted' in input) {
        checkFirstBytes(input.bytes, input.accepted)
      }
      const result = await inTurn(
        () =>
          runAgainAfterDeath(() =>
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

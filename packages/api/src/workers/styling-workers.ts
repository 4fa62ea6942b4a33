import { availableParallelism } from 'node:os'
import { STYLE_STRENGTH } from '@agency/contract/image-style-tool'
import type { ApplyImageStyle } from '../features/image-styles/apply-image-style.ts'
import { openFairQueue } from '../limits/fair-queue.ts'
import { openImageProcessPool } from './image-process-pool.ts'

/** Max number of waiting pictures. Any more would not be finished before their callers time out. */
const MAX_WAITING = 12
/** Max per caller: a page sends one at a time. */
const MAX_WAITING_PER_CALLER = 6
/** Idle processes are stopped, since their memory is worth more than the time to start one. */
const IDLE_MS = 30_000
/** Longer than any caller waits; the caller's signal ends the task sooner. */
const TASK_MS = 5 * 60_000

export interface StylingWorkers {
  applyStyle: ApplyImageStyle
  close(): Promise<void>
}

/**
 * Applies styles on this machine, in processes that stop when idle: their memory is separate from
 * the server's, which also keeps one core. Waiting tasks are rejected when `closing` aborts.
 */
export function openStylingWorkers(closing?: AbortSignal): StylingWorkers {
  const maximum = Math.max(1, availableParallelism() - 1)
  const withPermit = openFairQueue({
    ...{ concurrency: maximum, maxWaiting: MAX_WAITING, retryAfterS: 20, closing },
    message: 'Too many images are being styled. Please try again in a moment.',
  })
  const pool = openImageProcessPool({
    file: new URL('./styling-worker.ts', import.meta.url),
    ...{ maxProcesses: maximum, idleMs: IDLE_MS, taskMs: TASK_MS },
  })
  return {
    applyStyle: (picture, { style, strength = STYLE_STRENGTH }, { signal, subscriber }) => {
      const input = { picture, options: { preset: style, strength } }
      const queueOptions = { caller: subscriber, maxWaitingPerCaller: MAX_WAITING_PER_CALLER }
      return withPermit(() => pool.run(input, { name: 'applyStyle', signal }), queueOptions)
    },
    close: pool.close,
  }
}

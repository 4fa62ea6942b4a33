import { availableParallelism } from 'node:os'
import { STYLE_STRENGTH } from '@agency/contract/image-style-tool'
import type { ApplyImageStyle } from '../features/image-styles/apply-image-style.ts'
import { openFairQueue } from '../limits/fair-queue.ts'
import { openImageProcessPool } from './image-process-pool.ts'

/** Pictures that wait for a process. One more could not be painted before its caller gives up. */
const WAITING_MAX = 12
/** Of one caller: a page sends one at a time. */
const WAITING_OF_ONE = 6
/** A process's memory is worth more than its start. */
const IDLE_MS = 30_000
/** Longer than any caller waits, whose signal ends it sooner. */
const TASK_MS = 5 * 60_000

export interface StylingWorkers {
  paint: ApplyImageStyle
  close(): Promise<void>
}

/**
 * Paints on this machine, in processes that end when there is nothing to paint: their memory is not
 * that of who serves visitors, and one core stays with them. What waits when `closing` aborts is refused.
 */
export function openStylingWorkers(closing?: AbortSignal): StylingWorkers {
  const most = Math.max(1, availableParallelism() - 1)
  const withPermit = openFairQueue({
    ...{ running: most, waiting: WAITING_MAX, retryAfterS: 20, closing },
    message: 'Too many images are being styled. Please try again in a moment.',
  })
  const pool = openImageProcessPool({
    file: new URL('./styling-worker.ts', import.meta.url),
    ...{ most, idleMs: IDLE_MS, taskMs: TASK_MS },
  })
  return {
    paint: (picture, { style, strength = STYLE_STRENGTH }, { signal, subscriber }) => {
      const input = { picture, options: { preset: style, strength } }
      const place = { of: subscriber, most: WAITING_OF_ONE }
      return withPermit(() => pool.run(input, { name: 'paint', signal }), place)
    },
    close: pool.close,
  }
}

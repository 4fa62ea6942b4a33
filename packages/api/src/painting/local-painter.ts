import { availableParallelism } from 'node:os'
import { AppError } from '../errors/app-error.ts'
import { openPixelProcesses } from '../pictures/pixel-processes.ts'
import type { PaintStyle } from './paint-style.ts'

/** Pictures that wait for a process. One more could not be painted before its caller gives up. */
const WAITING_MAX = 12
/** A process's memory is worth more than its start. */
const IDLE_MS = 30_000

export interface LocalPainter {
  paint: PaintStyle
  close(): Promise<void>
}

/**
 * Paints on this machine, in processes that end when there is nothing to paint: their memory is not
 * that of who serves visitors, and one core stays with them.
 */
export function openLocalPainter(): LocalPainter {
  const pool = openPixelProcesses({
    file: new URL('./painting-worker.ts', import.meta.url),
    most: Math.max(1, availableParallelism() - 1),
    idleMs: IDLE_MS,
    maxQueue: WAITING_MAX,
  })
  return {
    paint: (picture, { style, strength }, signal) => {
      if (pool.queueSize >= WAITING_MAX) {
        throw new AppError('UNAVAILABLE', 'Many pictures are being painted just now.', {
          retryAfterS: 20,
        })
      }
      const input = { picture, options: { preset: style, strength } }
      return pool.run(input, { name: 'paint', signal })
    },
    close: () => pool.destroy(),
  }
}

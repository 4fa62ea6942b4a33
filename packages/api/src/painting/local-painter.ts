import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { AppError } from '../errors/app-error.ts'
import type { PaintStyle } from './paint-style.ts'

/** Pictures that wait for a thread. One more could not be painted before its caller gives up. */
const WAITING_MAX = 12
/** A thread's memory is worth more than its start. */
const IDLE_MS = 30_000

export interface LocalPainter {
  paint: PaintStyle
  close(): Promise<void>
}

/** Paints on this machine, in threads: one core stays with the visitors. */
export function openLocalPainter(): LocalPainter {
  const pool = new Piscina({
    filename: new URL('./painting-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    maxQueue: WAITING_MAX,
    idleTimeout: IDLE_MS,
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

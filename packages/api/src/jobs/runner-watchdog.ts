import type { EventEmitter } from 'node:events'

/** Idle workers poll the queue every two seconds: if they have not for this long, they are dead. */
const STANDS_STILL_MS = 10 * 60_000
const SIGNS_OF_LIFE = ['worker:getJob:start', 'job:start', 'job:complete']
/** How long a runner needs to end once its jobs have. */
const ENDS_WITHIN_MS = 5_000

/**
 * Resolves, with a description, when the runner of these events should have ended: `finishWithinMs`
 * plus some seconds after its shutdown began, or when it has emitted no events for ten minutes. A
 * runner that shuts down because it could not write the result of a job never settles its promise
 * if that happened twice at once: in graphile-worker 0.18 the second failure makes `batch` count
 * pending items below zero, and `release` waits for zero.
 */
export function watchRunner(
  events: EventEmitter,
  finishWithinMs: number,
): { promise: Promise<string>; unwatch: () => void } {
  const { promise, resolve } = Promise.withResolvers<string>()
  const standStill = setTimeout(() => resolve('are not responding'), STANDS_STILL_MS)
  const live = () => standStill.refresh()
  for (const sign of SIGNS_OF_LIFE) events.on(sign, live)
  let neverEnd: NodeJS.Timeout | undefined
  events.once('pool:gracefulShutdown', () => {
    neverEnd = setTimeout(() => resolve('did not stop in time'), finishWithinMs + ENDS_WITHIN_MS)
  })
  return {
    promise,
    unwatch: () => {
      // refresh() restarts a timer even if it was cleared.
      for (const sign of SIGNS_OF_LIFE) events.off(sign, live)
      clearTimeout(standStill)
      clearTimeout(neverEnd)
    },
  }
}

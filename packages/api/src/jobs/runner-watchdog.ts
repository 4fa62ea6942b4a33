import type { EventEmitter } from 'node:events'

/** Workers that wait for jobs look at the queue every two seconds: of those that have not for so long none lives. */
const STANDS_STILL_MS = 10 * 60_000
const SIGNS_OF_LIFE = ['worker:getJob:start', 'job:start', 'job:complete']
/** What a runner needs to end once its jobs have. */
const ENDS_WITHIN_MS = 5_000

/**
 * Resolves, with what to say of it, when a runner of these events should have ended: `finishWithinMs`
 * after its shutdown began, and some seconds, or when nothing was heard of it for ten minutes. One that
 * shuts down because it could not write down what became of a job never settles its promise where that
 * happened twice at once: in graphile-worker 0.18 the second failure makes `batch` count what is pending
 * below zero, and `release` waits for zero.
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
      // A timer that is refreshed begins again, even if it was cleared.
      for (const sign of SIGNS_OF_LIFE) events.off(sign, live)
      clearTimeout(standStill)
      clearTimeout(neverEnd)
    },
  }
}

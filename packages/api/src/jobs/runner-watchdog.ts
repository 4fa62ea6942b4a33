import type { EventEmitter } from 'node:events'

/**
 * Idle workers poll the queue every two seconds: if they have not done so for this long, they hang.
 */
const STALLED_AFTER_MS = 10 * 60_000
const ACTIVITY_EVENTS = ['worker:getJob:start', 'job:start', 'job:complete']
/** Max time for a runner to exit after its jobs end. */
const END_GRACE_MS = 5_000

/**
 * Resolves, with a description, when the runner of these events should have ended:
 * `shutdownTimeoutMs` plus some seconds after its shutdown began, or when it has emitted no events
 * for ten minutes. A runner that shuts down because it could not write the result of a job never
 * settles its promise if that happened twice at once: in graphile-worker 0.18 the second failure
 * makes `batch` count pending items below zero, and `release` waits for zero.
 */
export function watchRunner(
  events: EventEmitter,
  shutdownTimeoutMs: number,
): { promise: Promise<string>; unwatch: () => void } {
  const { promise, resolve } = Promise.withResolvers<string>()
  const stallTimer = setTimeout(() => resolve('are not responding'), STALLED_AFTER_MS)
  const resetStallTimer = () => stallTimer.refresh()
  for (const event of ACTIVITY_EVENTS) events.on(event, resetStallTimer)
  let shutdownTimer: NodeJS.Timeout | undefined
  events.once('pool:gracefulShutdown', () => {
    shutdownTimer = setTimeout(
      () => resolve('did not stop in time'),
      shutdownTimeoutMs + END_GRACE_MS,
    )
  })
  return {
    promise,
    unwatch: () => {
      // refresh() restarts a timer even if it was cleared.
      for (const event of ACTIVITY_EVENTS) events.off(event, resetStallTimer)
      clearTimeout(stallTimer)
      clearTimeout(shutdownTimer)
    },
  }
}

import { setTimeout as sleep } from 'node:timers/promises'

/** Waits at most `ms` milliseconds; used at shutdown for work that may never finish. */
export const withTimeout = <T>(ms: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, sleep(ms, undefined, { ref: false })])

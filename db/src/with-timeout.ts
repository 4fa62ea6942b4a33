import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for something so many ms at most: at the end of a process, for what may never answer. */
export const withTimeout = <T>(ms: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, sleep(ms, undefined, { ref: false })])

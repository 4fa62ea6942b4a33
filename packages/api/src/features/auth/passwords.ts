import { Piscina } from 'piscina'
import { openFairQueue, type QueueOptions } from '../../limits/fair-queue.ts'

/** Max queue length: a wait of some ten seconds. */
const MAX_WAITING = 40
/** bcrypt's cost: 2^12 rounds. */
export const PASSWORD_COST = 12

export interface Passwords {
  /** Hashes a password of at most 72 bytes, which is all that bcrypt reads. */
  hash(password: string, queueOptions?: QueueOptions): Promise<string>
  /** Whether the password is right; without a hash it takes the same time and is false. */
  matches(password: string, hash: string | undefined, queueOptions?: QueueOptions): Promise<boolean>
  close(): Promise<void>
}

/**
 * Hashes passwords in a separate thread: 20 logins at once must not stall every other request. Both
 * methods throw UNAVAILABLE if too many wait.
 */
export function openPasswords(cost = PASSWORD_COST): Passwords {
  const pool = new Piscina({
    filename: new URL('../../workers/password-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  })
  const withPermit = openFairQueue({
    ...{ concurrency: 1, maxWaiting: MAX_WAITING, retryAfterS: 5 },
    message: 'Too many people are logging in. Please try again in a moment.',
  })
  return {
    hash: (password, queueOptions) =>
      withPermit(() => pool.run({ password, cost }, { name: 'hash' }), queueOptions),
    matches: (password, hash, queueOptions) =>
      withPermit(() => pool.run({ password, hash, cost }, { name: 'matches' }), queueOptions),
    close: () => pool.destroy(),
  }
}

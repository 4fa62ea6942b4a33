import { Piscina } from 'piscina'

/** bcrypt's cost: 2^12 rounds. */
export const PASSWORD_COST = 12

export interface Passwords {
  /** Hashes a password of at most 72 bytes, which is all that bcrypt reads. */
  hash(password: string): Promise<string>
  /** Whether it is the password; without a hash it takes the same time and is false. */
  matches(password: string, hash: string | undefined): Promise<boolean>
  close(): Promise<void>
}

/** Hashing in a thread of its own: 20 logins at once must not stall every other request. */
export function openPasswords(cost = PASSWORD_COST): Passwords {
  const pool = new Piscina({
    filename: new URL('./password-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  })
  return {
    hash: (password) => pool.run({ password, cost }, { name: 'hash' }),
    matches: (password, hash) => pool.run({ password, hash, cost }, { name: 'matches' }),
    close: () => pool.destroy(),
  }
}

import { AppError } from '../errors/app-error.ts'

/** Lets at most `running` works run at once and `waiting` wait; one more throws UNAVAILABLE. */
export function openTurns({ running, waiting }: { running: number; waiting: number }) {
  let active = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (active < running) active += 1
    else if (queue.length < waiting) await new Promise<void>((turn) => queue.push(turn))
    else {
      throw new AppError('UNAVAILABLE', 'A lot is asked of us just now. Please try again.', {
        retryAfterS: 2,
      })
    }
    try {
      return await work()
    } finally {
      // The next in the queue takes this place, so `active` stays as it is.
      const next = queue.shift()
      if (next) next()
      else active -= 1
    }
  }
}

import { AppError } from '../errors/app-error.ts'

/** Streams that one subscriber, and all together, may hold open on this process. */
const MOST_OF_ONE = 20
const MOST_IN_ALL = 1_000

export interface WatchPlaces {
  /** Takes a place until the returned function is called. Throws TOO_MANY_REQUESTS. */
  enter(subscriber: string): () => void
  /** How many are taken. */
  taken(): number
}

/** Places for streams that stay open. `factor` multiplies how many there are. */
export function openWatchPlaces(factor: number): WatchPlaces {
  const bySubscriber = new Map<string, number>()
  let taken = 0

  const leave = (subscriber: string) => {
    taken -= 1
    const left = (bySubscriber.get(subscriber) ?? 1) - 1
    if (left === 0) bySubscriber.delete(subscriber)
    else bySubscriber.set(subscriber, left)
  }

  return {
    enter: (subscriber) => {
      const mine = bySubscriber.get(subscriber) ?? 0
      if (mine >= MOST_OF_ONE * factor || taken >= MOST_IN_ALL * factor) {
        throw new AppError(
          'TOO_MANY_REQUESTS',
          'Too many pages watch at once. Please close some.',
          {
            retryAfterS: 5,
          },
        )
      }
      taken += 1
      bySubscriber.set(subscriber, mine + 1)
      let hasLeft = false
      return () => {
        if (!hasLeft) leave(subscriber)
        hasLeft = true
      }
    },
    taken: () => taken,
  }
}

import { AppError } from '../errors/app-error.ts'

/** Streams that one subscriber, one network and all together may hold open on this process. */
const MOST_OF_ONE = 20
const MOST_OF_NETWORK = 100
const MOST_IN_ALL = 1_000

export interface SseSlots {
  /** Takes a place until the returned function is called. Throws TOO_MANY_REQUESTS. */
  enter(subscriber: string, network: string): () => void
  /** How many are taken. */
  taken(): number
}

/** Places for streams that stay open. `factor` multiplies how many there are. */
export function openSseSlots(factor: number): SseSlots {
  const held = new Map<string, number>()
  let taken = 0

  const leave = (holders: ReadonlySet<string>) => {
    taken -= 1
    for (const holder of holders) {
      const left = (held.get(holder) ?? 1) - 1
      if (left === 0) held.delete(holder)
      else held.set(holder, left)
    }
  }

  return {
    enter: (subscriber, network) => {
      const ofOne = held.get(subscriber) ?? 0
      const ofNetwork = held.get(network) ?? 0
      if (
        ofOne >= MOST_OF_ONE * factor ||
        ofNetwork >= MOST_OF_NETWORK * factor ||
        taken >= MOST_IN_ALL * factor
      ) {
        throw new AppError('TOO_MANY_REQUESTS', 'Too many open streams. Please close some pages.', {
          retryAfterS: 5,
        })
      }
      taken += 1
      // An IPv4 address is its own network.
      const holders = new Set([subscriber, network])
      for (const holder of holders) held.set(holder, (held.get(holder) ?? 0) + 1)
      let hasLeft = false
      return () => {
        if (!hasLeft) leave(holders)
        hasLeft = true
      }
    },
    taken: () => taken,
  }
}

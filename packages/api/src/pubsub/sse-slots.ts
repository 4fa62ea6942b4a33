import { AppError } from '../errors/app-error.ts'

/** Max open streams per subscriber, per network and in total, in this process. */
const MAX_PER_SUBSCRIBER = 20
const MAX_PER_NETWORK = 100
const MAX_TOTAL = 1_000

export interface SseSlots {
  /** Acquires a slot until the returned function is called. Throws TOO_MANY_REQUESTS. */
  acquire(subscriber: string, network: string): () => void
  /** Number of slots in use. */
  inUse(): number
}

/** Slots for server-sent event streams. `factor` multiplies their number. */
export function openSseSlots(factor: number): SseSlots {
  const held = new Map<string, number>()
  let inUse = 0

  const release = (holders: ReadonlySet<string>) => {
    inUse -= 1
    for (const holder of holders) {
      const left = (held.get(holder) ?? 1) - 1
      if (left === 0) held.delete(holder)
      else held.set(holder, left)
    }
  }

  return {
    acquire: (subscriber, network) => {
      const ofOne = held.get(subscriber) ?? 0
      const ofNetwork = held.get(network) ?? 0
      if (
        ofOne >= MAX_PER_SUBSCRIBER * factor ||
        ofNetwork >= MAX_PER_NETWORK * factor ||
        inUse >= MAX_TOTAL * factor
      ) {
        throw new AppError('TOO_MANY_REQUESTS', 'Too many open streams. Please close some pages.', {
          retryAfterS: 5,
        })
      }
      inUse += 1
      // An IPv4 address is its own network.
      const holders = new Set([subscriber, network])
      for (const holder of holders) held.set(holder, (held.get(holder) ?? 0) + 1)
      let released = false
      return () => {
        if (!released) release(holders)
        released = true
      }
    },
    inUse: () => inUse,
  }
}

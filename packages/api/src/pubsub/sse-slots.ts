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
  const counts = new Map<string, number>()
  let inUse = 0

  const release = (holders: ReadonlySet<string>) => {
    inUse -= 1
    for (const holder of holders) {
      const remaining = (counts.get(holder) ?? 1) - 1
      if (remaining === 0) counts.delete(holder)
      else counts.set(holder, remaining)
    }
  }

  return {
    acquire: (subscriber, network) => {
      const subscriberCount = counts.get(subscriber) ?? 0
      const networkCount = counts.get(network) ?? 0
      if (
        subscriberCount >= MAX_PER_SUBSCRIBER * factor ||
        networkCount >= MAX_PER_NETWORK * factor ||
        inUse >= MAX_TOTAL * factor
      ) {
        throw new AppError('TOO_MANY_REQUESTS', 'Too many open streams. Please close some pages.', {
          retryAfterS: 5,
        })
      }
      inUse += 1
      // An IPv4 address is its own network.
      const holders = new Set([subscriber, network])
      for (const holder of holders) counts.set(holder, (counts.get(holder) ?? 0) + 1)
      let isReleased = false
      return () => {
        if (!isReleased) release(holders)
        isReleased = true
      }
    },
    inUse: () => inUse,
  }
}

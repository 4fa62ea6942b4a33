import { setImmediate as afterOthers } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { PreparedResponse } from '../http/prepared-response.ts'
import { openFairQueue } from '../limits/fair-queue.ts'
import { subscriberOf } from '../limits/rate-limits.ts'

/** How long a rendered page is reused, in ms. */
const REUSE_MS = 1_000
const REUSED_BYTES = 4 * 1024 * 1024
/** While one waits for the database, the other is rendered. */
const CONCURRENCY = 2
const MAX_WAITING = 50
const MAX_WAITING_PER_CALLER = 8

interface RenderRequest {
  /** The client's IP address. */
  address: string
  render: () => Promise<PreparedResponse>
  /** Identifies everything that the page shows; without it, the page is only for this request. */
  key?: string | undefined
}

/**
 * Renders pages that are not cached: a few at once, and fairly between callers. Concurrent requests
 * for the same page, or another within a second, share one render. Throws UNAVAILABLE if too many
 * are waiting.
 */
export function openRenderQueue() {
  const withPermit = openFairQueue({ concurrency: CONCURRENCY, maxWaiting: MAX_WAITING })
  const inFlight = new Map<string, Promise<PreparedResponse>>()
  const recent = new LRUCache<string, PreparedResponse>({
    ...{ maxSize: REUSED_BYTES, sizeCalculation: ({ bytes }) => Math.max(1, bytes) },
    ...{ ttl: REUSE_MS, ttlResolution: 0, perf: { now: () => Date.now() } },
  })

  return async ({ address, render, key }: RenderRequest): Promise<PreparedResponse> => {
    const renderAlone = async () => {
      // Consecutive renders must not block other events that have arrived in the meantime.
      await afterOthers()
      return render()
    }
    const start = () =>
      withPermit(renderAlone, {
        caller: subscriberOf(address),
        maxWaitingPerCaller: MAX_WAITING_PER_CALLER,
      })
    if (key === undefined) return start()
    const existing = recent.get(key) ?? inFlight.get(key)
    if (existing) return existing
    const response = start()
      .then((page) => {
        recent.set(key, page)
        return page
      })
      .finally(() => inFlight.delete(key))
    inFlight.set(key, response)
    return response
  }
}

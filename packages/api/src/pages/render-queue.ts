import { setImmediate as afterOthers } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { PreparedResponse } from '../http/prepared-response.ts'
import { openFairQueue } from '../limits/fair-queue.ts'
import { subscriberOf } from '../limits/rate-limits.ts'

/** For how long a page is sent again as it was rendered, in ms. */
const REUSE_MS = 1_000
const REUSED_BYTES = 4 * 1024 * 1024
/** While one waits for the database, the other is rendered. */
const RUNNING = 2
const WAITING_MAX = 50
const WAITING_OF_ONE = 8

interface Rendering {
  /** The address of who asks. */
  address: string
  render: () => Promise<PreparedResponse>
  /** Names everything that the page shows; without it the page is rendered for this request alone. */
  key?: string | undefined
}

/**
 * Renders pages that are not cached: a few at once, and fairly between callers. The same page asked for
 * by many at once, or again within a second, is rendered once. Throws UNAVAILABLE when too many wait.
 */
export function openRenderQueue() {
  const withPermit = openFairQueue({ running: RUNNING, waiting: WAITING_MAX })
  const inFlight = new Map<string, Promise<PreparedResponse>>()
  const recent = new LRUCache<string, PreparedResponse>({
    ...{ maxSize: REUSED_BYTES, sizeCalculation: ({ bytes }) => Math.max(1, bytes) },
    ...{ ttl: REUSE_MS, ttlResolution: 0, perf: { now: () => Date.now() } },
  })

  return async ({ address, render, key }: Rendering): Promise<PreparedResponse> => {
    const renderAlone = async () => {
      // Renderings one after the other must not hold up everything else that has come in meanwhile.
      await afterOthers()
      return render()
    }
    const start = () => withPermit(renderAlone, { of: subscriberOf(address), most: WAITING_OF_ONE })
    if (key === undefined) return start()
    const known = recent.get(key) ?? inFlight.get(key)
    if (known) return known
    const answer = start()
      .then((page) => {
        recent.set(key, page)
        return page
      })
      .finally(() => inFlight.delete(key))
    inFlight.set(key, answer)
    return answer
  }
}

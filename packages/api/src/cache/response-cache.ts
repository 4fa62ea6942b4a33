import { DAY_MS } from '@agency/contract/time'
import { LRUCache } from 'lru-cache'
import type { PreparedResponse } from '../http/prepared-response.ts'
import type { CacheResult } from '../metrics/metrics.ts'
import type { ContentVersion } from './content-version.ts'

/** How long a visitor waits for a new response if an older one could be served, in ms. */
const MAX_WAIT_MS = 150
/** A response is rendered again after this time even if no change was reported, in ms. */
const MAX_AGE_MS = 60_000
/** A response older than this is no longer served in place of an error, in ms. */
const MAX_STALE_MS = DAY_MS

interface CacheEntry {
  response: PreparedResponse
  /** Version of the site's content when the render began. */
  version: number
  renderedAt: number
}
interface InFlight {
  response: Promise<PreparedResponse>
  version: number | undefined
}

/** Caches responses that are the same for every visitor, rendered once per content version. */
export interface ResponseCache {
  /**
   * The response for this key. Concurrent callers share one render. If the cached response is stale
   * and rendering fails or is slow, the cached one is served. Rejects with the error of `make` if
   * there is none.
   */
  get(key: string, make: () => Promise<PreparedResponse>): Promise<PreparedResponse>
  /** The same, but never a stale response: for programs, which can retry. */
  getCurrent(key: string, make: () => Promise<PreparedResponse>): Promise<PreparedResponse>
}

interface ResponseCacheOptions {
  content: Pick<ContentVersion, 'current'>
  /** Max total size of the bodies; the least recently used are evicted first. */
  maxBytes: number
  onFailure: (error: unknown) => void
  onServed: (result: CacheResult) => void
  maxWaitMs?: number
}

export function openResponseCache({
  content,
  maxBytes,
  onFailure,
  onServed,
  maxWaitMs = MAX_WAIT_MS,
}: ResponseCacheOptions): ResponseCache {
  const cached = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }) => Math.max(1, response.bytes),
  })
  const inFlight = new Map<string, InFlight>()

  async function renderAndStore(
    key: string,
    version: number | undefined,
    make: () => Promise<PreparedResponse>,
  ) {
    const response = await make()
    // Missing pages and redirects can have any name, so only the shared not-found page is cached.
    if (response.notFoundPath !== undefined || ![200, 404].includes(response.status))
      cached.delete(key)
    // Changes may have been missed meanwhile; such a response is only for those already waiting.
    else if (version !== undefined) cached.set(key, { response, version, renderedAt: Date.now() })
    return response
  }

  function refresh(key: string, make: () => Promise<PreparedResponse>): Promise<PreparedResponse> {
    const version = content.current()
    const pending = inFlight.get(key)
    if (pending?.version === version && pending) return pending.response
    // One at a time: a second render next to an outdated one is not worth its cost.
    if (pending) return pending.response.catch(() => {}).then(() => refresh(key, make))
    const response = renderAndStore(key, version, make).finally(() => inFlight.delete(key))
    inFlight.set(key, { response, version })
    return response
  }

  function findFresh(key: string): PreparedResponse | undefined {
    const entry = cached.get(key)
    if (entry?.version !== content.current() || !entry) return undefined
    return Date.now() - entry.renderedAt < MAX_AGE_MS ? entry.response : undefined
  }

  /** Renders a new response, or falls back to the cached one. */
  function revalidate(
    key: string,
    make: () => Promise<PreparedResponse>,
  ): Promise<PreparedResponse> {
    const entry = cached.get(key)
    const refreshed = refresh(key, make)
    return entry && Date.now() - entry.renderedAt <= MAX_STALE_MS
      ? withFallbackAfter(maxWaitMs, entry.response, refreshed, onFailure)
      : refreshed
  }

  const serve =
    (load: typeof refresh): ResponseCache['get'] =>
    async (key, make) => {
      const current = findFresh(key)
      const previous = current ?? cached.get(key)?.response
      const response = current ?? (await load(key, make))
      onServed(current ? 'hit' : response === previous ? 'stale' : 'miss')
      return response
    }
  return { get: serve(revalidate), getCurrent: serve(refresh) }
}

/** The promise's value, or `fallback` if it rejects or takes longer than `ms`. */
function withFallbackAfter<T>(
  ms: number,
  fallback: T,
  promise: Promise<T>,
  onFailure: (error: unknown) => void,
): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, fallback)
    promise
      .catch((error) => {
        onFailure(error)
        return fallback
      })
      .then((value) => {
        clearTimeout(timer)
        resolve(value)
      })
  })
}

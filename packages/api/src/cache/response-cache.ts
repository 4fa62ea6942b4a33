import { DAY_MS } from '@agency/contract/time'
import { LRUCache } from 'lru-cache'
import type { PreparedResponse } from '../http/prepared-response.ts'
import type { CacheResult } from '../metrics/metrics.ts'
import type { ContentVersion } from './content-version.ts'

/** How long a visitor waits for a new response if an older one could be served, in ms. */
const MAX_WAIT_MS = 150
/** A response is rendered again after this time even if no change was reported, in ms. */
const FRESH_FOR_MS = 60_000
/** A response older than this is no longer served in place of an error, in ms. */
const STALE_FOR_MS = DAY_MS

interface CacheEntry {
  answer: PreparedResponse
  /** Version of the site's content when the render began. */
  version: number
  madeAt: number
}
interface InFlight {
  answer: Promise<PreparedResponse>
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
  content: Pick<ContentVersion, 'now'>
  /** Max total size of the bodies; the least recently used are evicted first. */
  maxBytes: number
  onFailure: (error: unknown) => void
  onServed: (how: CacheResult) => void
  maxWaitMs?: number
}

export function openResponseCache({
  content,
  maxBytes,
  onFailure,
  onServed,
  maxWaitMs = MAX_WAIT_MS,
}: ResponseCacheOptions): ResponseCache {
  const kept = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => Math.max(1, answer.bytes),
  })
  const inFlight = new Map<string, InFlight>()

  async function renderAndStore(
    key: string,
    version: number | undefined,
    make: () => Promise<PreparedResponse>,
  ) {
    const answer = await make()
    // Missing pages and redirects can have any name, so only the shared not-found page is cached.
    if (answer.sameAs !== undefined || ![200, 404].includes(answer.status)) kept.delete(key)
    // Changes may have been missed meanwhile; such a response is only for those already waiting.
    else if (version !== undefined) kept.set(key, { answer, version, madeAt: Date.now() })
    return answer
  }

  function renew(key: string, make: () => Promise<PreparedResponse>): Promise<PreparedResponse> {
    const version = content.now()
    const flight = inFlight.get(key)
    if (flight?.version === version && flight) return flight.answer
    // One at a time: a second render next to an outdated one is not worth its cost.
    if (flight) return flight.answer.catch(() => {}).then(() => renew(key, make))
    const answer = renderAndStore(key, version, make).finally(() => inFlight.delete(key))
    inFlight.set(key, { answer, version })
    return answer
  }

  function findFresh(key: string): PreparedResponse | undefined {
    const known = kept.get(key)
    if (known?.version !== content.now() || !known) return undefined
    return Date.now() - known.madeAt < FRESH_FOR_MS ? known.answer : undefined
  }

  /** Renders a new response, or falls back to the cached one. */
  function revalidate(
    key: string,
    make: () => Promise<PreparedResponse>,
  ): Promise<PreparedResponse> {
    const known = kept.get(key)
    const renewed = renew(key, make)
    return known && Date.now() - known.madeAt <= STALE_FOR_MS
      ? withFallbackAfter(maxWaitMs, known.answer, renewed, onFailure)
      : renewed
  }

  const serve =
    (load: typeof renew): ResponseCache['get'] =>
    async (key, make) => {
      const current = findFresh(key)
      const before = current ?? kept.get(key)?.answer
      const answer = current ?? (await load(key, make))
      onServed(current ? 'hit' : answer === before ? 'stale' : 'miss')
      return answer
    }
  return { get: serve(revalidate), getCurrent: serve(renew) }
}

/** The promise's value, or `instead` if it rejects or takes longer than `ms`. */
function withFallbackAfter<T>(
  ms: number,
  instead: T,
  promised: Promise<T>,
  onFailure: (error: unknown) => void,
): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, instead)
    promised
      .catch((error) => {
        onFailure(error)
        return instead
      })
      .then((value) => {
        clearTimeout(timer)
        resolve(value)
      })
  })
}

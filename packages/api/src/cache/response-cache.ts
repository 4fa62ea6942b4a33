import { DAY_MS } from '@agency/contract/time'
import { LRUCache } from 'lru-cache'
import type { PreparedResponse } from '../http/prepared-response.ts'
import type { CacheResult } from '../metrics/metrics.ts'
import type { ContentVersion } from './content-version.ts'

/** How long a visitor waits for a new answer where an older one could be given, in ms. */
const MAX_WAIT_MS = 150
/** However little is heard of changes, an answer is rendered again after this time, in ms. */
const FRESH_FOR_MS = 60_000
/** An answer older than this is no longer given in place of an error, in ms. */
const STALE_FOR_MS = DAY_MS

interface CacheEntry {
  answer: PreparedResponse
  /** Of the site's content, when its making began. */
  version: number
  madeAt: number
}
interface InFlight {
  answer: Promise<PreparedResponse>
  version: number | undefined
}

/** Answers that are the same for every visitor, made once for each version of the site's content. */
export interface ResponseCache {
  /**
   * The answer of this key. Many callers at once have it made once. Where the kept one has gone out of
   * date and the new one fails or takes its time, the kept one is given. Rejects with what `make`
   * rejects with when there is none.
   */
  get(key: string, make: () => Promise<PreparedResponse>): Promise<PreparedResponse>
  /** The same, but never one that has gone out of date: for programs, which can ask again. */
  getCurrent(key: string, make: () => Promise<PreparedResponse>): Promise<PreparedResponse>
}

interface ResponseCacheOptions {
  content: Pick<ContentVersion, 'now'>
  /** Together, of their bodies; what was not asked for the longest goes first. */
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
    // What is not there, or elsewhere, is asked for under any name: only the page that says so is kept.
    if (answer.sameAs !== undefined || ![200, 404].includes(answer.status)) kept.delete(key)
    // Unheard changes may have come in between: such an answer is for those who waited alone.
    else if (version !== undefined) kept.set(key, { answer, version, madeAt: Date.now() })
    return answer
  }

  function renew(key: string, make: () => Promise<PreparedResponse>): Promise<PreparedResponse> {
    const version = content.now()
    const flight = inFlight.get(key)
    if (flight?.version === version && flight) return flight.answer
    // One at a time: what began before the change is not worth a second beside it.
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

  /** A new answer, or in its place the one that was kept until now. */
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

/** What is promised, or `instead` where that fails or takes longer than `ms`. */
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

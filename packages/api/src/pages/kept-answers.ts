import { LRUCache } from 'lru-cache'
import type { ContentVersion } from '../live/content-version.ts'
import type { PageGiven } from '../metrics/metrics.ts'
import type { Answer } from './answer.ts'

/** How long a visitor waits for a new answer where an older one could be given, in ms. */
const PATIENCE_MS = 150
/** However little is heard of changes, an answer is made anew after this time, in ms. */
const CURRENT_MOST_MS = 60_000
/** An answer older than this is no longer given in place of an error, in ms. */
const STALE_MOST_MS = 24 * 3_600_000

interface Kept {
  answer: Answer
  /** Of the site's content, when its making began. */
  version: number
  madeAt: number
}
interface Flight {
  answer: Promise<Answer>
  version: number | undefined
}

/** Answers that are the same for every visitor, made once for each version of the site's content. */
export interface KeptAnswers {
  /**
   * The answer of this key. Many callers at once have it made once. Where the kept one has gone out of
   * date and the new one fails or takes its time, the kept one is given. Rejects with what `make`
   * rejects with when there is none.
   */
  get(key: string, make: () => Promise<Answer>): Promise<Answer>
  /** The same, but never one that has gone out of date: for programs, which can ask again. */
  getCurrent(key: string, make: () => Promise<Answer>): Promise<Answer>
}

interface KeptAnswersOptions {
  content: Pick<ContentVersion, 'now'>
  /** Together, of their bodies; what was not asked for the longest goes first. */
  maxBytes: number
  onFailure: (error: unknown) => void
  onGiven: (how: PageGiven) => void
  patienceMs?: number
}

export function openKeptAnswers({
  content,
  maxBytes,
  onFailure,
  onGiven,
  patienceMs = PATIENCE_MS,
}: KeptAnswersOptions): KeptAnswers {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => Math.max(1, answer.bytes),
  })
  const flights = new Map<string, Flight>()

  async function fly(key: string, version: number | undefined, make: () => Promise<Answer>) {
    const answer = await make()
    // What is not there, or elsewhere, is asked for under any name: only the page that says so is kept.
    if (answer.sameAs !== undefined || ![200, 404].includes(answer.status)) kept.delete(key)
    // Unheard changes may have come in between: such an answer is for those who waited alone.
    else if (version !== undefined) kept.set(key, { answer, version, madeAt: Date.now() })
    return answer
  }

  function renew(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const version = content.now()
    const flight = flights.get(key)
    if (flight?.version === version && flight) return flight.answer
    // One at a time: what began before the change is not worth a second beside it.
    if (flight) return flight.answer.catch(() => {}).then(() => renew(key, make))
    const answer = fly(key, version, make).finally(() => flights.delete(key))
    flights.set(key, { answer, version })
    return answer
  }

  function findCurrent(key: string): Answer | undefined {
    const known = kept.get(key)
    if (known?.version !== content.now() || !known) return undefined
    return Date.now() - known.madeAt < CURRENT_MOST_MS ? known.answer : undefined
  }

  /** A new answer, or in its place the one that was kept until now. */
  function renewOrKeep(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const known = kept.get(key)
    const renewed = renew(key, make)
    return known && Date.now() - known.madeAt <= STALE_MOST_MS
      ? orAfter(patienceMs, known.answer, renewed, onFailure)
      : renewed
  }

  const giving =
    (makeAnew: typeof renew): KeptAnswers['get'] =>
    async (key, make) => {
      const current = findCurrent(key)
      const before = current ?? kept.get(key)?.answer
      const answer = current ?? (await makeAnew(key, make))
      onGiven(current ? 'kept' : answer === before ? 'stale' : 'drawn')
      return answer
    }
  return { get: giving(renewOrKeep), getCurrent: giving(renew) }
}

/** What is promised, or `instead` where that fails or takes longer than `ms`. */
function orAfter<T>(
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

import type { GenerationState } from '@agency/contract/generation'
import { isEnd } from '@agency/contract/generation-stages'
import type { Deps } from '../../deps.ts'
import { networkOf, subscriberOf } from '../../limits/rate-limits.ts'
import { getGeneration } from './generation-service.ts'

/** A notice may be lost. */
const LOOK_AGAIN_MS = 10_000
/** Of those ahead in the queue no notice comes. */
const LOOK_AT_QUEUE_MS = 1_500

interface Watcher {
  address: string
  /** Aborts when the watcher left. */
  gone?: AbortSignal
  /** Aborts when the process ends: the watcher is to come again. */
  closing: AbortSignal
}

/**
 * Tells how a generation stands, now and whenever that changes, until it ends. Throws NOT_FOUND,
 * TOO_MANY_REQUESTS, and the reason of `closing` when that aborts: then it ended for this stream only.
 */
export async function* watchGeneration(
  deps: Pick<Deps, 'db' | 'generations' | 'sseSlots'>,
  id: string,
  { address, gone, closing }: Watcher,
): AsyncGenerator<GenerationState, void> {
  const leave = deps.sseSlots.acquire(subscriberOf(address), networkOf(address))
  const left = new AbortController()
  const ends = AbortSignal.any([closing, left.signal, ...(gone ? [gone] : [])])
  let told = ''
  let wait = LOOK_AT_QUEUE_MS
  try {
    for (;;) {
      ends.throwIfAborted()
      // Asked for before the row is read, so that a notice in between is not missed.
      const notice = deps.generations.next(id, wait, ends)
      const state = await getGeneration(deps.db, id)
      const { stage, stageAt, position } = state
      const news = [stage, stageAt, position].join()
      if (news !== told) yield state
      if (isEnd(stage)) return
      told = news
      wait = stage === 'queued' ? LOOK_AT_QUEUE_MS : LOOK_AGAIN_MS
      await notice
    }
  } catch (error) {
    // Who left hears no error. Thrown all the same it would be nobody's, and end the process.
    if (!gone?.aborted) throw error
  } finally {
    left.abort()
    leave()
  }
}

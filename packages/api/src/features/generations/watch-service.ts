import type { GenerationState } from '@agency/contract/generation'
import { isEnd } from '@agency/contract/generation-stages'
import type { Deps } from '../../deps.ts'
import { networkOf, subscriberOf } from '../../limits/rate-limits.ts'
import { getGeneration } from './generation-service.ts'

/** Polling interval, in case a notification is lost. */
const POLL_INTERVAL_MS = 10_000
/** Polling interval while queued: changes ahead in the queue send no notification. */
const LOOK_AT_QUEUE_MS = 1_500

interface Watcher {
  address: string
  /** Aborts when the watcher disconnects. */
  gone?: AbortSignal
  /** Aborts when the process shuts down: the watcher should reconnect. */
  closing: AbortSignal
}

/**
 * Yields the state of a generation, now and on every change, until it ends. Throws NOT_FOUND,
 * TOO_MANY_REQUESTS, and the reason of `closing` when that aborts: then only this stream has ended.
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
      // Subscribed before the row is read, so that a notification in between is not missed.
      const notice = deps.generations.next(id, wait, ends)
      const state = await getGeneration(deps.db, id)
      const { stage, stageAt, position } = state
      const news = [stage, stageAt, position].join()
      if (news !== told) yield state
      if (isEnd(stage)) return
      told = news
      wait = stage === 'queued' ? LOOK_AT_QUEUE_MS : POLL_INTERVAL_MS
      await notice
    }
  } catch (error) {
    // No error for a watcher that disconnected: nobody would catch it, which would end the process.
    if (!gone?.aborted) throw error
  } finally {
    left.abort()
    leave()
  }
}

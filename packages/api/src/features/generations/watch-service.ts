import type { GenerationState } from '@agency/contract/generation'
import { isFinalStage } from '@agency/contract/generation-stages'
import type { Deps } from '../../deps.ts'
import { networkOf, subscriberOf } from '../../limits/rate-limits.ts'
import { getGeneration } from './generation-service.ts'

/** Polling interval, in case a notification is lost. */
const POLL_INTERVAL_MS = 10_000
/** Polling interval while queued: changes ahead in the queue send no notification. */
const QUEUE_POLL_INTERVAL_MS = 1_500

interface Watcher {
  address: string
  /** Aborts when the watcher disconnects. */
  disconnected?: AbortSignal
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
  { address, disconnected, closing }: Watcher,
): AsyncGenerator<GenerationState, void> {
  const releaseSlot = deps.sseSlots.acquire(subscriberOf(address), networkOf(address))
  const finished = new AbortController()
  const endSignal = AbortSignal.any([
    closing,
    finished.signal,
    ...(disconnected ? [disconnected] : []),
  ])
  let lastYielded = ''
  let timeoutMs = QUEUE_POLL_INTERVAL_MS
  try {
    for (;;) {
      endSignal.throwIfAborted()
      // Subscribed before the row is read, so that a notification in between is not missed.
      const notification = deps.generations.waitForChange(id, timeoutMs, endSignal)
      const state = await getGeneration(deps.db, id)
      const { stage, stageAt, position } = state
      const stateKey = [stage, stageAt, position].join()
      if (stateKey !== lastYielded) yield state
      if (isFinalStage(stage)) return
      lastYielded = stateKey
      timeoutMs = stage === 'queued' ? QUEUE_POLL_INTERVAL_MS : POLL_INTERVAL_MS
      await notification
    }
  } catch (error) {
    // No error for a watcher that disconnected: nothing would catch it, and the process would exit.
    if (!disconnected?.aborted) throw error
  } finally {
    finished.abort()
    releaseSlot()
  }
}

import type { GenerationState } from '@agency/contract/generation'
import { isFinalStage } from '@agency/contract/generation-stages'

/** The server sends an event at least every ten seconds, if only as a heartbeat. */
const HEARTBEAT_TIMEOUT_MS = 30_000
const POLL_DELAYS_MS = [1_000, 2_000, 4_000, 8_000]

interface FollowOptions {
  /**
   * Fetches the current state: undefined if there is no such generation. Throws if it cannot be
   * fetched.
   */
  find: (generationId: string) => Promise<GenerationState | undefined>
  onState: (state: GenerationState) => void
  /** Called when the connection to the server is lost, and when it is back. */
  onConnectionChange: (isDisconnected: boolean) => void
  signal: AbortSignal
}

/**
 * Follows a generation by server-sent events until it ends. If a stream breaks, or none gets
 * through, it polls, and then listens again. Resolves with the final state; with undefined if there
 * is no such generation or `signal` aborts.
 */
export function followGeneration(
  generationId: string,
  { find, onState, onConnectionChange, signal }: FollowOptions,
): Promise<GenerationState | undefined> {
  return new Promise((resolve) => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let failures = 0

    const close = () => {
      source?.close()
      clearTimeout(timer)
    }
    const end = (state?: GenerationState) => {
      close()
      signal.removeEventListener('abort', onAbort)
      resolve(state)
    }
    const onAbort = () => end()
    const onEvent = (state: GenerationState) => {
      failures = 0
      onConnectionChange(false)
      onState(state)
      if (isFinalStage(state.stage)) end(state)
    }
    const schedulePoll = () => {
      close()
      const delay = POLL_DELAYS_MS[Math.min(failures, POLL_DELAYS_MS.length - 1)]
      failures += 1
      timer = setTimeout(poll, delay)
    }
    const poll = async () => {
      const state = await find(generationId).catch(() => 'unreachable' as const)
      if (signal.aborted) return
      if (state === undefined) return end()
      if (state === 'unreachable') {
        onConnectionChange(true)
        return schedulePoll()
      }
      const attempts = failures
      onEvent(state)
      if (isFinalStage(state.stage)) return
      // If streams do not get through, polling continues in their place.
      failures = attempts
      listen()
    }
    const listen = () => {
      const input = encodeURIComponent(JSON.stringify({ generationId }))
      source = new EventSource(`/trpc/generations.watch?input=${input}`)
      const resetTimeout = () => {
        clearTimeout(timer)
        timer = setTimeout(schedulePoll, HEARTBEAT_TIMEOUT_MS)
      }
      resetTimeout()
      for (const name of ['connected', 'ping']) source.addEventListener(name, resetTimeout)
      source.addEventListener('message', ({ data }) => {
        resetTimeout()
        onEvent(JSON.parse(data))
      })
      for (const name of ['serialized-error', 'return', 'error']) {
        source.addEventListener(name, schedulePoll)
      }
    }

    signal.addEventListener('abort', onAbort)
    if (signal.aborted) onAbort()
    else listen()
  })
}

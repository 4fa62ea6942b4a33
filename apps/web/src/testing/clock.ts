import { vi } from 'vitest'

/**
 * Advances the fake clock by this many milliseconds, and waits until React has rendered the result:
 * React works in messages to itself, and each message sent here is queued after those.
 */
export async function advanceClock(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms)
  for (let i = 0; i < 3; i += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(undefined)
    })
  }
}

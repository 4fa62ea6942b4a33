import { useRef } from 'react'

/**
 * The same function, one call at a time: a call while the one before is at work is dropped. A form
 * that is sent twice, by a double click or a held Enter, is sent once.
 */
export function useSingleFlight<Args extends unknown[]>(
  run: (...args: Args) => Promise<unknown>,
): (...args: Args) => Promise<void> {
  const isRunning = useRef(false)
  return async (...args) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await run(...args)
    } finally {
      isRunning.current = false
    }
  }
}

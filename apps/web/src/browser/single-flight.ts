import { useRef } from 'react'

/**
 * The same function, one call at a time: calls made while one is running are dropped. A form that
 * is submitted twice, by a double click or a held Enter key, is sent once.
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

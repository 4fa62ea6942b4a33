import { useEffect, useState } from 'react'

/** The value once it has not changed for `delayMs`; `initial` until then. */
export function useDebouncedValue<T>(value: T, delayMs: number, initial = value): T {
  const [debounced, setDebounced] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}

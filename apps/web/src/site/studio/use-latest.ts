import { useRef, useState } from 'react'

type Handlers = Record<string, (...args: never[]) => unknown>

/**
 * Handlers that are the same object on every render and call the latest ones, so that what they are
 * passed to is not rendered again.
 */
export function useLatest<T extends object>(handlers: T): T {
  const latest = useRef(handlers)
  latest.current = handlers
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(handlers).map((name) => [
          name,
          (...args: never[]) => (latest.current as Handlers)[name]?.(...args),
        ]),
      ) as T,
  )
  return stable
}

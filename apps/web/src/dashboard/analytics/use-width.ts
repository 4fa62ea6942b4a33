import { type RefCallback, useCallback, useState } from 'react'

/**
 * The width of an element in px, updated as it changes; 0 until it is known. The element may mount
 * later than the component, as a chart does after a period without data.
 */
export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0)
  const observe = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.floor(entry?.contentRect.width ?? 0)),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [observe, width]
}

import { type RefCallback, useCallback, useState } from 'react'

/**
 * How wide a part is in px, followed as it changes; 0 until it is known. The part may come later than
 * the component, as a chart does after a period without figures.
 */
export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0)
  const watch = useCallback((part: HTMLElement | null) => {
    if (!part) return
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.floor(entry?.contentRect.width ?? 0)),
    )
    observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return [watch, width]
}

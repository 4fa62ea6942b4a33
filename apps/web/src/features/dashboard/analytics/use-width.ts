import { type RefObject, useEffect, useRef, useState } from 'react'

/** How wide a part is in px, followed as it changes; 0 until it is known. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const part = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!part.current) return
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.floor(entry?.contentRect.width ?? 0)),
    )
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [])
  return [part, width]
}

import { useEffect, useState } from 'react'

/** A wait shorter than this, in ms, does not need an indicator. */
const INDICATOR_DELAY_MS = 200

/** True once `waiting` has been true for long enough to be shown. */
export function useDelayed(waiting: boolean): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!waiting) return setShown(false)
    const timer = setTimeout(() => setShown(true), INDICATOR_DELAY_MS)
    return () => clearTimeout(timer)
  }, [waiting])
  return waiting && isShown
}

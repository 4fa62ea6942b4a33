import { useRef } from 'react'

/** The maximum time that a brief waits for its live page, in ms. */
const MAX_WAIT_MS = 250

/**
 * Delays sending a brief until its live page is painted, or until `MAX_WAIT_MS` after the press.
 * Otherwise drawing its image would compete with composing and painting the page for the CPU.
 */
export function useWaitForLivePage() {
  const isLatest = useRef(false)
  const resolve = useRef<() => void>(undefined)
  return {
    setLatest(isNowLatest: boolean) {
      isLatest.current = isNowLatest
      // A page that has loaded is painted in one of the next frames.
      if (isNowLatest) requestAnimationFrame(() => requestAnimationFrame(() => resolve.current?.()))
    },
    /** Resolves when the page of all answers is painted, or when that takes too long. */
    untilPage: () =>
      new Promise<void>((resolveWait) => {
        if (isLatest.current) return resolveWait()
        resolve.current = resolveWait
        setTimeout(resolveWait, MAX_WAIT_MS)
      }),
  }
}

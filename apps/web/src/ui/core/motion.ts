import { useSyncExternalStore } from 'react'

const KEY = 'motion'
const listeners = new Set<() => void>()
const reducedMotionQuery = () => matchMedia('(prefers-reduced-motion: reduce)')

const subscribe = (listener: () => void) => {
  const query = reducedMotionQuery()
  listeners.add(listener)
  query.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    query.removeEventListener('change', listener)
  }
}

const isPaused = () => document.documentElement.dataset.motion === 'paused'

/** Whether the visitor stopped motion with the switch; the choice is remembered. */
export const useMotionPaused = () => useSyncExternalStore(subscribe, isPaused, () => false)

/**
 * Whether anything may move without interaction. False on the server: the first render is still.
 */
export const useMotionAllowed = () =>
  useSyncExternalStore(
    subscribe,
    () => !isPaused() && !reducedMotionQuery().matches,
    () => false,
  )

export const setMotionPaused = (paused: boolean) => {
  if (paused) document.documentElement.dataset.motion = 'paused'
  else delete document.documentElement.dataset.motion
  try {
    localStorage.setItem(KEY, paused ? 'paused' : 'on')
  } catch {
    // Without storage the choice still applies until the page is left.
  }
  for (const listener of listeners) listener()
}

import { useSyncExternalStore } from 'react'

export const OFFLINE = 'You appear to be offline.'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser has a network at all. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

/** What is said of a failure: not as ours where it is the network that is missing. */
export const failureText = (text: string): string =>
  navigator.onLine ? text : `${OFFLINE} ${text}`

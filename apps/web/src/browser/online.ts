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

/** Whether the browser has a network connection. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

/** The message for a failure, with a note that the browser is offline if it is. */
export const failureText = (text: string): string =>
  navigator.onLine ? text : `${OFFLINE} ${text}`

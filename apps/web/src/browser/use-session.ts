import { useEffect, useSyncExternalStore } from 'react'
import { session } from './session.ts'

const beforeRestoring = session.read()

/**
 * The auth state, restored from storage once the page has hydrated; the server renders it as
 * checking.
 */
export function useSession() {
  const state = useSyncExternalStore(session.subscribe, session.read, () => beforeRestoring)
  useEffect(() => session.restore(), [])
  return { ...state, login: session.login }
}

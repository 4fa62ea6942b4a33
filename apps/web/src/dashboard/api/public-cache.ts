import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'

/** What the public pages of this browser tab remember of the server. */
export const PublicCacheContext = createContext<QueryClient | undefined>(undefined)

/** Call after a change that visitors see: the public pages of this tab ask again. */
export function useInvalidatePublicPages(): () => void {
  const cache = use(PublicCacheContext)
  return () => void cache?.invalidateQueries()
}

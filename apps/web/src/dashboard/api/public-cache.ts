import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'

/** The query cache of the public pages in this browser tab. */
export const PublicCacheContext = createContext<QueryClient | undefined>(undefined)

/** Call this after a change that visitors see: the public pages of this tab refetch. */
export function useInvalidatePublicPages(): () => void {
  const cache = use(PublicCacheContext)
  return () => void cache?.invalidateQueries()
}

import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { type PublicClient, trpc } from '../api/trpc.ts'
import { system } from '../theme/system.ts'
import { aroundNav } from './client-navigation.ts'

/** The query cache of a browser tab's public pages. */
export const createPublicQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 300_000, refetchOnWindowFocus: false, retry: 1 } },
  })

export interface AppProvidersProps {
  emotion: EmotionCache
  queries: QueryClient
  client: PublicClient
  /** The path to render when there is no address bar. */
  ssrPath?: string
  children: ReactNode
}

/** The styles, theme, calls and router of every page. */
export function AppProviders({ emotion, queries, client, ssrPath, children }: AppProvidersProps) {
  return (
    <CacheProvider value={emotion}>
      <ChakraProvider value={system}>
        <trpc.Provider client={client} queryClient={queries}>
          <QueryClientProvider client={queries}>
            <Router ssrPath={ssrPath} ssrSearch="" aroundNav={aroundNav}>
              {children}
            </Router>
          </QueryClientProvider>
        </trpc.Provider>
      </ChakraProvider>
    </CacheProvider>
  )
}

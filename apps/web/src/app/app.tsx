import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, use, useEffect, useLayoutEffect, useRef } from 'react'
import { Router, useLocation } from 'wouter'
import { recordView } from '../api/site-events.ts'
import { type PublicClient, trpc } from '../api/trpc.ts'
import { PublicLayout } from '../site/layout/public-layout.tsx'
import { system } from '../theme/system.ts'
import { aroundNav } from './client-navigation.ts'
import { loadedPage, loadPage } from './loaded-pages.ts'
import type { PageParams, PageRoute } from './page.ts'
import { cachedSource } from './page-data.ts'
import { PageErrorBoundary } from './page-error-boundary.tsx'
import { publicSource } from './public-source.ts'
import { matchRoute } from './routes.ts'
import { restoreScroll } from './scroll-restoration.ts'

interface AppProps {
  emotion: EmotionCache
  queries: QueryClient
  client: PublicClient
  year: number
  /** The path to render when there is no address bar. */
  ssrPath?: string
}

export function App({ emotion, queries, client, year, ssrPath }: AppProps) {
  return (
    <CacheProvider value={emotion}>
      <ChakraProvider value={system}>
        <trpc.Provider client={client} queryClient={queries}>
          <QueryClientProvider client={queries}>
            <Router ssrPath={ssrPath} ssrSearch="" aroundNav={aroundNav}>
              <Screen year={year} client={client} queries={queries} />
            </Router>
          </QueryClientProvider>
        </trpc.Provider>
      </ChakraProvider>
    </CacheProvider>
  )
}

function Screen({ year, client, queries }: Pick<AppProps, 'year' | 'client' | 'queries'>) {
  const [path] = useLocation()
  const { route, params } = matchRoute(path)
  const rendered = useRef(path)

  useLayoutEffect(() => {
    if (rendered.current === path) return
    rendered.current = path
    restoreScroll()
    // Wait until the menu that was used has closed: until then the page is inert.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }),
    )
  }, [path])

  useEffect(() => {
    // Dashboard screens set their own titles.
    if (route.staff) return
    let isUnmounted = false
    const data = cachedSource(publicSource(client), queries)
    const context = { data, params: matchRoute(path).params, origin: location.origin }
    loadPage(matchRoute(path).route)
      .then((module) => module.load(context))
      .then(
        ({ title }) => {
          if (!isUnmounted) document.title = title
        },
        // The page itself shows the loading failure.
        () => {},
      )
    return () => {
      isUnmounted = true
    }
  }, [path, client, queries, route.staff])

  useEffect(() => {
    if (!route.staff) recordView(path)
  }, [path, route.staff])

  const page = (
    // The dashboard is one page with screens: its layout, queries and messages persist.
    <PageErrorBoundary key={route.staff ? 'dashboard' : path}>
      <Suspense fallback={null}>
        <RoutePage route={route} params={params} />
      </Suspense>
    </PageErrorBoundary>
  )
  if (route.staff) return page
  return (
    <PublicLayout backdrop={route.backdrop} year={year}>
      {page}
    </PublicLayout>
  )
}

function RoutePage({ route, params }: { route: PageRoute; params: PageParams }) {
  const { Page } = loadedPage(route) ?? use(loadPage(route))
  return <Page route={route.path} params={params} />
}

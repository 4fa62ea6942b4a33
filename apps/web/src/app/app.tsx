import { Suspense, use, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { PublicLayout } from '../site/layout/public-layout.tsx'
import { AppProviders, type AppProvidersProps } from './app-providers.tsx'
import { loadedPage, loadPage } from './loaded-pages.ts'
import type { PageParams, PageRoute } from './page.ts'
import { cachedSource } from './page-data.ts'
import { PageErrorBoundary } from './page-error-boundary.tsx'
import { publicSource } from './public-source.ts'
import { matchRoute } from './routes.ts'
import { restoreScroll } from './scroll-restoration.ts'

interface AppProps extends Omit<AppProvidersProps, 'children'> {
  year: number
}

export function App({ year, ...providers }: AppProps) {
  return (
    <AppProviders {...providers}>
      <Screen year={year} client={providers.client} queries={providers.queries} />
    </AppProviders>
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
    // Loaded later: nobody waits for it, and the first page has no room for it.
    if (!route.staff) void import('../api/site-events.ts').then((events) => events.recordView(path))
  }, [path, route.staff])

  const page = (
    // The dashboard is one page with screens: its layout, queries and messages persist.
    <PageErrorBoundary key={route.staff ? 'dashboard' : path}>
      <Suspense fallback={null}>
        <RoutePage route={route} params={params} />
      </Suspense>
    </PageErrorBoundary>
  )
  if (route.staff || route.backdrop === 'bare') return page
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

import type { QueryClient } from '@tanstack/react-query'
import type { PublicClient } from '../api/trpc.ts'
import { loadPage } from './loaded-pages.ts'
import { cachedSource } from './page-data.ts'
import { publicSource } from './public-source.ts'
import { matchRoute, redirectFor } from './routes.ts'

interface NetworkInformation {
  saveData?: boolean
}

/** Fetches the code and the data of a linked page while its link is hovered. */
export function prefetchLinks(client: PublicClient, queries: QueryClient) {
  const data = cachedSource(publicSource(client), queries)
  const prefetchedPaths = new Set<string>()
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) {
      return
    }
    const path = redirectFor(link.pathname) ?? link.pathname
    const { route, params } = matchRoute(path)
    const { connection } = navigator as Navigator & { connection?: NetworkInformation }
    if (
      route.staff ||
      path === location.pathname ||
      prefetchedPaths.has(path) ||
      connection?.saveData
    ) {
      return
    }
    prefetchedPaths.add(path)
    loadPage(route)
      .then((module) => module.load({ data, params, origin: location.origin }))
      // The page itself retries, and shows what could not be loaded.
      .catch(() => prefetchedPaths.delete(path))
  }
  document.addEventListener('pointerover', prefetch, { passive: true })
  document.addEventListener('focusin', prefetch)
}

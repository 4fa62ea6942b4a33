import type { PageModule, PageRoute } from './page.ts'

const loaded = new Map<PageRoute['load'], PageModule>()
const pending = new Map<PageRoute['load'], Promise<PageModule>>()

/** A page's code, if it has arrived. */
export const loadedPage = (route: PageRoute) => loaded.get(route.load)

/** Fetches a page's code once. A failed fetch can be retried. */
export function loadPage(route: PageRoute): Promise<PageModule> {
  const pendingLoad = pending.get(route.load)
  if (pendingLoad) return pendingLoad
  const promise = route.load()
  pending.set(route.load, promise)
  promise.then(
    (module) => loaded.set(route.load, module),
    () => pending.delete(route.load),
  )
  return promise
}

import type { PageModule, PageRoute } from './page.ts'

const loaded = new Map<string, PageModule>()
const pending = new Map<string, Promise<PageModule>>()

/** A page's code, if it has arrived. */
export const loadedPage = (route: PageRoute) => loaded.get(route.source)

/** A page's code, fetched once. A failed fetch may be tried again. */
export function loadPage(route: PageRoute): Promise<PageModule> {
  const running = pending.get(route.source)
  if (running) return running
  const promise = route.load()
  pending.set(route.source, promise)
  promise.then(
    (module) => loaded.set(route.source, module),
    () => pending.delete(route.source),
  )
  return promise
}

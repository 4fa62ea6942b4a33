import type { AroundNavHandler } from 'wouter'
import { loadedPage, loadPage } from './loaded-pages.ts'
import { currentBlocker } from './navigation-blocker.ts'
import { matchRoute, redirectFor } from './routes.ts'
import { newEntry, saveScroll } from './scroll-restoration.ts'

const pathOf = (to: string) => new URL(to, location.origin).pathname

/** Fetches a page's code before the URL changes, so that no empty page shows in between. */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const target = redirectFor(pathOf(to)) ?? to
  const path = pathOf(target)
  const { route } = matchRoute(path)
  const navigateNow = () => {
    // A change of the query alone stays in the same history entry: filters do not scroll the page.
    if (options?.replace && path === location.pathname) {
      return navigate(target, { ...options, state: history.state })
    }
    saveScroll()
    navigate(target, { ...options, state: { ...options?.state, entry: newEntry() } })
  }
  const proceed = () => {
    if (loadedPage(route)) return navigateNow()
    // A missing chunk was replaced by a newer build, so load the whole page from the server.
    loadPage(route).then(navigateNow, () => location.assign(target))
  }
  const blocker = currentBlocker()
  if (blocker && path !== location.pathname) return blocker(proceed)
  proceed()
}

import type { AroundNavHandler } from 'wouter'
import { loadedPage, loadPage } from './loaded-pages.ts'
import { currentBlocker } from './navigation-blocker.ts'
import { matchRoute, redirectFor } from './routes.ts'
import { newEntry, saveScroll } from './scroll-restoration.ts'

const pathOf = (to: string) => new URL(to, location.origin).pathname

/** Fetches a page's code before the address changes, so that no empty page shows between. */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const target = redirectFor(pathOf(to)) ?? to
  const { route } = matchRoute(pathOf(target))
  const go = () => {
    // A change of the query alone is the same entry: filters do not move the page.
    if (options?.replace && pathOf(target) === location.pathname) {
      return navigate(target, { ...options, state: history.state })
    }
    saveScroll()
    navigate(target, { ...options, state: { ...options?.state, entry: newEntry() } })
  }
  const leave = () => {
    if (loadedPage(route)) return go()
    // A chunk that is gone was replaced by a newer build: ask the server for the whole page.
    loadPage(route).then(go, () => location.assign(target))
  }
  const blocker = currentBlocker()
  if (blocker && pathOf(target) !== location.pathname) return blocker(leave)
  leave()
}

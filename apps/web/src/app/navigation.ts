import type { AroundNavHandler } from 'wouter'
import { loadedPage, loadPage } from './loaded-pages.ts'
import { matchRoute, movedTo } from './routes.ts'

const pathOf = (to: string) => new URL(to, location.origin).pathname

/** Asked before another page takes the place of this one; it goes on by calling `go`. */
type LeaveGuard = (go: () => void) => void
let leaveGuard: LeaveGuard | undefined

/** Stands between a page with unsaved work and the next one, until the returned function is called. */
export function guardLeaving(guard: LeaveGuard): () => void {
  leaveGuard = guard
  return () => {
    if (leaveGuard === guard) leaveGuard = undefined
  }
}

/** Fetches a page's code before the address changes, so that no empty page shows between. */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const target = movedTo(pathOf(to)) ?? to
  const { route } = matchRoute(pathOf(target))
  const go = () => {
    // A change of the query alone is the same entry: filters do not move the page.
    if (options?.replace && pathOf(target) === location.pathname) {
      return navigate(target, { ...options, state: history.state })
    }
    keepScroll()
    navigate(target, { ...options, state: { ...options?.state, entry: nextEntry() } })
  }
  const leave = () => {
    if (loadedPage(route)) return go()
    // A chunk that is gone was replaced by a newer build: ask the server for the whole page.
    loadPage(route).then(go, () => location.assign(target))
  }
  if (leaveGuard && pathOf(target) !== location.pathname) return leaveGuard(leave)
  leave()
}

const nextEntry = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`

const KEY = 'scroll'
let entry = ''

const positions = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

const entryOf = (state: unknown) =>
  state && typeof state === 'object' && 'entry' in state ? String(state.entry) : 'first'

/** Remembers how far the entry being left was scrolled. */
function keepScroll() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...positions(), [entry]: window.scrollY }))
  } catch {}
}

/** Forward goes to the top; Back and Forward restore; so does a reload. */
export function watchScroll() {
  history.scrollRestoration = 'manual'
  entry = entryOf(history.state)
  const restored = positions()[entry]
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (restored && navigation && navigation.type !== 'navigate') window.scrollTo(0, restored)
  window.addEventListener('pagehide', keepScroll)
  window.addEventListener('popstate', keepScroll, { capture: true })
}

let isLedTo = false
/** Whether the page that is shown was led to from another one; one that was loaded was not. */
export const wasLedTo = () => isLedTo

/** Called when another page has been drawn. */
export function settleScroll() {
  isLedTo = true
  const next = entryOf(history.state)
  const isReturn = next !== entry && next in positions()
  entry = next
  window.scrollTo(0, isReturn ? (positions()[next] ?? 0) : 0)
}

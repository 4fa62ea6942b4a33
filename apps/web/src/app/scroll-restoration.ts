const KEY = 'scroll'
let entry = ''

export const newEntry = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`

const readPositions = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

const entryOf = (state: unknown) =>
  state && typeof state === 'object' && 'entry' in state ? String(state.entry) : 'first'

/** Stores the scroll position of the history entry being left. */
export function saveScroll() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readPositions(), [entry]: window.scrollY }))
  } catch {}
}

/** Navigating forward goes to the top; Back, Forward and reload restore the position. */
export function watchScroll() {
  history.scrollRestoration = 'manual'
  entry = entryOf(history.state)
  const restored = readPositions()[entry]
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (restored && navigation && navigation.type !== 'navigate') window.scrollTo(0, restored)
  window.addEventListener('pagehide', saveScroll)
  window.addEventListener('popstate', saveScroll, { capture: true })
}

let hasNavigated = false
/** Whether this page was reached by client navigation; false for the page that was loaded first. */
export const hasClientNavigated = () => hasNavigated

/** Called after a navigation, once the new page has been rendered. */
export function restoreScroll() {
  hasNavigated = true
  const next = entryOf(history.state)
  const isRestorable = next !== entry && next in readPositions()
  entry = next
  window.scrollTo(0, isRestorable ? (readPositions()[next] ?? 0) : 0)
}

import type { Page, Request } from 'playwright/test'

/** Runs in the page; it is a string, so that the scripts that import this need no DOM types. */
const WAIT_FOR_FRAME = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await frame()
  const ending = document.getAnimations().filter((animation) => {
    const { endTime } = animation.effect?.getComputedTiming() ?? {}
    return animation.playState === 'running' && Number.isFinite(endTime)
  })
  // One that is cancelled has ended as well.
  await Promise.allSettled(ending.map(({ finished }) => finished))
})()`

/** Waits until changes are rendered and every finite transition and animation has ended. */
export const waitForFrame = (page: Page): Promise<void> => page.evaluate(WAIT_FOR_FRAME)

const inFlight = new WeakMap<Page, Set<Request>>()

/** Counts the page's calls from now on. An event stream never ends and is not counted. */
export function trackCalls(page: Page): void {
  const calls = new Set<Request>()
  inFlight.set(page, calls)
  const isStream = (request: Request) => request.resourceType() === 'eventsource'
  page.on('request', (request) => {
    if (!isStream(request)) calls.add(request)
  })
  const onEnd = (request: Request) => calls.delete(request)
  page.on('requestfinished', onEnd)
  page.on('requestfailed', onEnd)
  // Requests of a page that was left never complete.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) calls.clear()
  })
}

/**
 * Waits until the page has loaded and rendered everything: no call is pending after two frames, and
 * none was started during them.
 */
export async function waitForPage(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  const calls = inFlight.get(page)
  if (!calls) throw new Error('Calls are tracked for pages of the site fixture only.')
  do {
    await Promise.all([...calls].map((request) => request.response().catch(() => null)))
    await waitForFrame(page)
  } while (calls.size > 0)
}

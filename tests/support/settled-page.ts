import type { Page, Request } from 'playwright/test'

/** Runs in the page; as text, so that the scripts that import this need no DOM types. */
const SETTLED_FRAME = `(async () => {
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

/** Waits until what was changed is drawn and every transition and animation that ends has ended. */
export const settledFrame = (page: Page): Promise<void> => page.evaluate(SETTLED_FRAME)

const inFlight = new WeakMap<Page, Set<Request>>()

/** Counts the page's calls from now on. A stream of events has no end and is not counted. */
export function countCalls(page: Page): void {
  const calls = new Set<Request>()
  inFlight.set(page, calls)
  const isStream = (request: Request) => request.resourceType() === 'eventsource'
  page.on('request', (request) => {
    if (!isStream(request)) calls.add(request)
  })
  const ended = (request: Request) => calls.delete(request)
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  // Files of a page that was left answer nobody.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) calls.clear()
  })
}

/**
 * Waits until the page has all that it asked for and has drawn it: no call is on its way when two
 * frames have passed, nor did they begin one.
 */
export async function settledPage(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  const calls = inFlight.get(page)
  if (!calls) throw new Error('Calls are counted for pages of the site fixture only.')
  do {
    await Promise.all([...calls].map((request) => request.response().catch(() => null)))
    await settledFrame(page)
  } while (calls.size > 0)
}

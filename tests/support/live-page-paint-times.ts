import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { countJobs } from './bench-site.ts'
import { briefField, fillGenerator, submitButton } from './generator-form.ts'

/** The number of briefs sent, after some for warm-up. */
const BRIEFS = 40
const WARM_UP = 3
const TIMEOUT_MS = 60_000
/**
 * From the last keystroke to the press, in ms: the time for a hand to move from the keyboard to the
 * button.
 */
const PRESS_DELAY_MS = 1_000
const LOAD_DELAY_MS = 2_000
const PREVIEW_PATH = '/share/preview'

interface Site {
  browser: Browser
  url: string
  databaseUrl: string
}

interface TraceEvent {
  name: string
  ts: number
  args: { data?: { navigationId?: string; documentLoaderURL?: string } }
}

interface PaintTimes {
  /**
   * From the press to the first paint of the whole brief's page, in ms: 0 if it was already there.
   */
  painted: number[]
  /** From the press to the paint that announces the page. */
  announced: number[]
  /** From the press to the page as well, with the button pressed right after the last keystroke. */
  paintedWithoutDelay: number[]
  /** From the press to the result with the concept's picture. */
  finished: number[]
}

/** Marks when the form is sent, and when the preview that reports it is painted. */
const markPress = (page: Page) =>
  page.evaluate(() => {
    addEventListener('submit', () => performance.mark('sent'), { capture: true })
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-preview]')?.textContent?.includes('Your page is ready'))
        return
      observer.disconnect()
      // A task queued in an animation frame runs after that frame is painted.
      requestAnimationFrame(() => setTimeout(() => performance.mark('announced')))
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  })

/**
 * The time of the first paint of the complete answers' page, on the trace's clock: by the latest
 * preview, or by the stored page if that was sooner.
 */
function findPagePaint(events: readonly TraceEvent[]): number {
  const findLoads = (matches: (url: string) => boolean) =>
    events
      .filter(({ args }) => matches(args.data?.documentLoaderURL ?? ''))
      .toSorted((a, b) => a.ts - b.ts)
  const pages = [
    findLoads((url) => url.endsWith(PREVIEW_PATH)).at(-1),
    findLoads((url) => url.endsWith('/live')).at(0),
  ].map((load) => load?.args.data?.navigationId)
  return Math.min(
    ...events
      .filter(
        ({ name, args }) =>
          name === 'firstContentfulPaint' && pages.includes(args.data?.navigationId),
      )
      .map(({ ts }) => ts),
  )
}

/** Waits until a concept's follow-up work is done as well: only one visitor is measured. */
async function waitUntilIdle(databaseUrl: string): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS
  while ((await countJobs(databaseUrl)) > 0) {
    if (performance.now() > deadline) throw new Error('The job queue did not empty in time.')
    await sleep(100)
  }
}

async function makeConcept(site: Site, index: number, delayMs: number) {
  const { browser, url, databaseUrl } = site
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${url}/ai-generator`)
  await fillGenerator(page)
  await markPress(page)
  // Nobody fills in ten fields while the page is still loading.
  await sleep(LOAD_DELAY_MS)
  await browser.startTracing(page, { categories: ['loading', 'blink.user_timing'] })
  await briefField(page, 'Description').press('End')
  await briefField(page, 'Description').pressSequentially(` We have ${index + 12} ovens.`)
  await sleep(delayMs)
  await submitButton(page).click()
  await page
    .getByRole('heading', { name: 'Your Generated Website Concept' })
    .waitFor({ timeout: TIMEOUT_MS })
  const finished = await page.evaluate(
    () => performance.now() - (performance.getEntriesByName('sent')[0]?.startTime ?? Number.NaN),
  )
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
    String(await browser.stopTracing()),
  )
  await context.close()
  await waitUntilIdle(databaseUrl)
  const markTime = (markName: string) =>
    traceEvents.find(({ name }) => name === markName)?.ts ?? Number.NaN
  const msSincePress = (timestamp: number) => Math.max(0, (timestamp - markTime('sent')) / 1_000)
  return {
    painted: msSincePress(findPagePaint(traceEvents)),
    announced: msSincePress(markTime('announced')),
    finished,
  }
}

/** A visitor who makes one concept after the other in the generator. */
export async function measurePaintTimes(site: Site): Promise<PaintTimes> {
  const times: PaintTimes = { painted: [], announced: [], paintedWithoutDelay: [], finished: [] }
  for (let index = 0; index < WARM_UP + BRIEFS; index += 1) {
    const { painted, announced, finished } = await makeConcept(site, index, PRESS_DELAY_MS)
    const immediate = await makeConcept(site, index, 0)
    if (index < WARM_UP) continue
    times.painted.push(painted)
    times.announced.push(announced)
    times.paintedWithoutDelay.push(immediate.painted)
    times.finished.push(finished, immediate.finished)
  }
  return times
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { countJobs } from './bench-site.ts'
import { briefField, fillGenerator, submitButton } from './generator-form.ts'

/** The number of briefs sent, after some for warm-up. */
const BRIEFS = 20
const WARM_UP = 3
const DONE_WITHIN_MS = 60_000
/**
 * From the last keystroke to the press, in ms: the time for a hand to move from the keyboard to the
 * button.
 */
const TO_THE_BUTTON_MS = 1_000
const SETTLED_MS = 2_000
const PREVIEW = '/share/preview'

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

interface PaintedTimes {
  /**
   * From the press to the first paint of the whole brief's page, in ms: 0 if it was already there.
   */
  painted: number[]
  /** From the press to the paint that names the page's owner. */
  told: number[]
  /** To the page again, if the button is pressed as the last key is released. */
  paintedAtOnce: number[]
  /** From the press to the result with the concept's picture. */
  finished: number[]
}

/** Marks when the form is sent, and when the preview that reports it is painted. */
const markPress = (page: Page) =>
  page.evaluate(() => {
    addEventListener('submit', () => performance.mark('sent'), { capture: true })
    const seen = new MutationObserver(() => {
      if (!document.querySelector('[data-preview]')?.textContent?.includes('Your page is ready'))
        return
      seen.disconnect()
      // A task queued in an animation frame runs after that frame is painted.
      requestAnimationFrame(() => setTimeout(() => performance.mark('told')))
    })
    seen.observe(document.body, { subtree: true, childList: true, characterData: true })
  })

/**
 * The time of the first paint of the complete answers' page, on the trace's clock: by the latest
 * preview, or by the stored page if that was sooner.
 */
function paintOfPage(events: readonly TraceEvent[]): number {
  const loadsOf = (isWanted: (url: string) => boolean) =>
    events
      .filter(({ args }) => isWanted(args.data?.documentLoaderURL ?? ''))
      .toSorted((one, other) => one.ts - other.ts)
  const pages = [
    loadsOf((url) => url.endsWith(PREVIEW)).at(-1),
    loadsOf((url) => url.endsWith('/live')).at(0),
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
async function untilIdle(databaseUrl: string): Promise<void> {
  const giveUpAt = performance.now() + DONE_WITHIN_MS
  while ((await countJobs(databaseUrl)) > 0) {
    if (performance.now() > giveUpAt) throw new Error('The site did not come to rest.')
    await sleep(100)
  }
}

async function makeConcept(site: Site, at: number, waits: number) {
  const { browser, url, databaseUrl } = site
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${url}/ai-generator`)
  await fillGenerator(page)
  await markPress(page)
  // Nobody fills in ten fields while the page is still loading.
  await sleep(SETTLED_MS)
  await browser.startTracing(page, { categories: ['loading', 'blink.user_timing'] })
  await briefField(page, 'Description').press('End')
  await briefField(page, 'Description').pressSequentially(` We have ${at + 12} ovens.`)
  await sleep(waits)
  await submitButton(page).click()
  await page
    .getByRole('heading', { name: 'Your Generated Website Concept' })
    .waitFor({ timeout: DONE_WITHIN_MS })
  const finished = await page.evaluate(
    () => performance.now() - (performance.getEntriesByName('sent')[0]?.startTime ?? Number.NaN),
  )
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
    String(await browser.stopTracing()),
  )
  await context.close()
  await untilIdle(databaseUrl)
  const marked = (wanted: string) =>
    traceEvents.find(({ name }) => name === wanted)?.ts ?? Number.NaN
  const sincePress = (at: number) => Math.max(0, (at - marked('sent')) / 1_000)
  return {
    painted: sincePress(paintOfPage(traceEvents)),
    told: sincePress(marked('told')),
    finished,
  }
}

/** A visitor who makes one concept after the other in the generator. */
export async function paintedTimes(site: Site): Promise<PaintedTimes> {
  const times: PaintedTimes = { painted: [], told: [], paintedAtOnce: [], finished: [] }
  for (let at = 0; at < WARM_UP + BRIEFS; at += 1) {
    const { painted, told, finished } = await makeConcept(site, at, TO_THE_BUTTON_MS)
    const atOnce = await makeConcept(site, at, 0)
    if (at < WARM_UP) continue
    times.painted.push(painted)
    times.told.push(told)
    times.paintedAtOnce.push(atOnce.painted)
    times.finished.push(finished, atOnce.finished)
  }
  return times
}

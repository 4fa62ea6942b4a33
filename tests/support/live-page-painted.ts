import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { countJobs } from './bench-site.ts'
import { briefField, fillGenerator, submitButton } from './generator-form.ts'

/** Briefs that are sent, after some for warming up. */
const BRIEFS = 20
const WARM_UP = 3
const DONE_WITHIN_MS = 60_000
/** From the last key to the press: the way of a hand from the keyboard to the button. */
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
  /** From the press to the first paint of the page of the whole brief, in ms: 0 where it stood there already. */
  painted: number[]
  /** From the press to the paint that says whose page it is. */
  told: number[]
  /** To the page again, where the button is pressed as the last key is let go. */
  paintedAtOnce: number[]
  /** From the press to the result with the concept's picture. */
  finished: number[]
}

/** Marks when the form is sent, and when the preview that says so is painted. */
const markPress = (page: Page) =>
  page.evaluate(() => {
    addEventListener('submit', () => performance.mark('sent'), { capture: true })
    const seen = new MutationObserver(() => {
      if (!document.querySelector('[data-preview]')?.textContent?.includes('Your page is here'))
        return
      seen.disconnect()
      // A task behind the frame's own runs after that is painted.
      requestAnimationFrame(() => setTimeout(() => performance.mark('told')))
    })
    seen.observe(document.body, { subtree: true, childList: true, characterData: true })
  })

/**
 * When the page of the whole answers was painted first, on the trace's clock: by the preview that was asked
 * for last, or by the stored page where that was sooner.
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

/** Until what follows a concept is done as well: one visitor is measured. */
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
  // Nobody fills in ten fields while the page still loads.
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

/** Somebody who makes a concept after the other in the generator. */
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

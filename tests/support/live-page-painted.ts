import type { Browser } from 'playwright'
import { briefAnswers, fillGenerator, submitButton } from './generator-form.ts'

/** Briefs that are sent, after some for warming up. */
const BRIEFS = 20
const WARM_UP = 3
const DONE_WITHIN_MS = 60_000

interface TraceEvent {
  name: string
  ts: number
}

interface PaintedTimes {
  /** From the press that sends a brief to the first paint of its live page in its frame, in ms. */
  painted: number[]
  /** To the result with the concept's picture. */
  finished: number[]
}

/** Somebody who makes a concept after the other in the generator. */
export async function paintedTimes(browser: Browser, url: string): Promise<PaintedTimes> {
  const times: PaintedTimes = { painted: [], finished: [] }
  for (let at = 0; at < WARM_UP + BRIEFS; at += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.goto(`${url}/ai-generator`)
    await fillGenerator(page)
    const company = `${briefAnswers['Company Name']} ${at}`
    const written = new URLSearchParams({ company }).toString().split('=')[1] ?? ''
    const preview = page.waitForResponse(
      (response) =>
        response.url().includes('/share/preview') &&
        (response.request().postData() ?? '').includes(written),
    )
    await page.getByLabel('Company Name', { exact: true }).fill(company)
    await (await preview).finished()
    await page.evaluate(() =>
      addEventListener('submit', () => performance.mark('sent'), { capture: true }),
    )
    await browser.startTracing(page, { categories: ['loading', 'blink.user_timing'] })
    await submitButton(page).click()
    await page
      .getByRole('heading', { name: 'Your Generated Website Concept' })
      .waitFor({ timeout: DONE_WITHIN_MS })
    const now = await page.evaluate(() => performance.now())
    const sent = await page.evaluate(() => performance.getEntriesByName('sent')[0]?.startTime ?? 0)
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
      traceEvents: TraceEvent[]
    }
    const mark = traceEvents.find(({ name }) => name === 'sent')?.ts ?? Number.NaN
    const paints = traceEvents
      .filter(({ name, ts }) => name === 'firstContentfulPaint' && ts > mark)
      .map(({ ts }) => (ts - mark) / 1_000)
    if (at >= WARM_UP) {
      times.painted.push(Math.min(...paints))
      times.finished.push(now - sent)
    }
    await context.close()
  }
  return times
}

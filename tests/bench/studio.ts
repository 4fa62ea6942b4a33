// The Studio: from a change to the paint of the page that shows it, and the size of its code.
import path from 'node:path'
import { richBrief } from '@agency/concept-engine/samples/rich-brief'
import { report } from '@agency/tools/bench/bench-report'
import { findChromium } from '@agency/tools/browser/chromium'
import { readPageChunks, STUDIO_MAX, STUDIO_MODULE } from '@agency/tools/page-chunks'
import { makeTemporaryDir } from '@agency/tools/site/temporary-dir'
import { chromium, type Page } from 'playwright'
import { startSite } from '../support/bench-site.ts'
import { quantile } from '../support/quantile.ts'

const ROUNDS = 20
/** More than the Studio uses to prepare itself. */
const IDLE_TIMES = 40
const root = path.resolve(import.meta.dirname, '../..')

/** A concept with an edit link on a running site; returns the path of its Studio. */
async function makeEditable(url: string): Promise<string> {
  const post = async (address: string, body: object) => {
    const response = await fetch(`${url}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.json()
  }
  const { generationId } = await post('/api/generate-estimate', {
    ...{ ...richBrief, userName: 'Ana Lee', userEmail: 'ana@bench.example' },
  })
  const { result } = await post('/trpc/studio.openLink', { generationId })
  return `/concepts/${result.data.token}/edit`
}

/**
 * Records, for each input or click, the time from the event to the first paint after the page in the
 * frame has changed.
 */
const recordPaints = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { paintTimes: times })
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title^="Your page"]')
    const shown = frame?.contentDocument?.body
    let startedAt: number | undefined
    if (!frame || !shown) throw new Error('The Studio has no page.')
    const onChange = () => {
      if (startedAt === undefined) return
      const start = startedAt
      startedAt = undefined
      // A task queued in an animation frame runs after that frame is painted.
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - start)))
    }
    new MutationObserver(onChange).observe(shown, {
      ...{ subtree: true, childList: true, characterData: true, attributes: true },
    })
    // Typefaces and colours are in style sheets, which no observer sees.
    const { prototype } = (frame.contentWindow as unknown as typeof globalThis).CSSStyleSheet
    const { replaceSync } = prototype
    prototype.replaceSync = function (...args) {
      replaceSync.apply(this, args)
      onChange()
    }
    for (const name of ['input', 'click'] as const)
      document.addEventListener(
        name,
        ({ timeStamp }) => {
          startedAt = timeStamp
        },
        { capture: true },
      )
  })

type WithTimes = Window & { paintTimes: number[] }
const countPaints = (page: Page) =>
  page.evaluate(() => (window as unknown as WithTimes).paintTimes.length)

/** Without frames to draw, a browser may never call back. */
const IDLE_TIMEOUT_MS = 500

/** Waits until the browser has had nothing to do that many times, as while a person looks. */
const waitUntilIdle = (page: Page, times = 1) =>
  page.evaluate(
    async ([count, timeout]) => {
      for (let left = count; left > 0; left -= 1)
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout }))
    },
    [times, IDLE_TIMEOUT_MS] as const,
  )

/** Makes a change and waits until it is painted. */
async function change(page: Page, work: () => Promise<unknown>) {
  await waitUntilIdle(page)
  const before = await countPaints(page)
  await work()
  await page.waitForFunction(
    (count) => (window as unknown as WithTimes).paintTimes.length > count,
    before,
  )
}

const dir = await makeTemporaryDir('studio')
const site = await startSite(dir.path)
const { path: executablePath } = findChromium(console.log)
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
await page.goto(`${site.url}${await makeEditable(site.url)}`)
const side = page.getByRole('region', { name: 'What to change' })
await side.getByRole('button', { name: /^Opening/ }).click()
const headline = side.getByLabel('Headline', { exact: true })
await headline.focus()
await page
  .frameLocator('iframe[title^="Your page"]')
  .locator('[data-word="sections.0.headline"]')
  .waitFor()
await waitUntilIdle(page, IDLE_TIMES)
await recordPaints(page)

const panel = (name: string) =>
  side.getByRole('radio', { name, exact: true }).check({ force: true })
const choose = (name: string) => () =>
  side.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true })
/** Pairs of a style that is not the brief's. */
const typefaces = side.getByRole('group', { name: 'Bold' }).getByRole('radio')
for (const letter of 'Pianos tuned') await change(page, () => page.keyboard.type(letter))
for (let round = 0; round < ROUNDS; round += 1) {
  await panel('Sections')
  const down = side.getByRole('button', { name: /^Move down/ }).first()
  await change(page, () => down.click())
  await panel('Colours')
  await change(page, choose(round % 2 === 0 ? 'Plum and lime' : 'Navy and amber'))
  await panel('Type')
  await change(page, () => typefaces.nth(round % 2).check({ force: true }))
  await panel('Style')
  await change(page, choose(round % 2 === 0 ? 'Bold' : 'Minimalist'))
}
const times = await page.evaluate(() => (window as unknown as WithTimes).paintTimes)
await browser.close()
await site.stop()
await dir.remove()

const { chunksOf, sumWeights, shared } = await readPageChunks(root)
report({ metric: 'Changes timed', value: times.length })
report({ metric: 'Change to paint, median', value: quantile(times, 0.5), unit: 'ms' })
report({ metric: 'Change to paint, p95', value: quantile(times, 0.95), unit: 'ms', atMost: 50 })
report({
  metric: 'Code of the Studio, brotli',
  value: sumWeights([...chunksOf(STUDIO_MODULE)].filter((name) => !shared.has(name))),
  unit: 'KB',
  atMost: STUDIO_MAX,
})

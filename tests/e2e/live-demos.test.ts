import { demoProjects } from '@agency/demo/content/projects'
import { isFullRun } from '@agency/tools/test/test-size'
import type { Locator, Page } from 'playwright/test'
import { allThemesAndWidths, expectToBeAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/site-test.ts'

const published = demoProjects.filter(({ active }) => active).map(({ slug }) => slug)
// One with a slider, one with buttons; the rest in the full run.
const tried = isFullRun ? published : published.filter((slug) => /lighthouse|parallel/.test(slug))

const demoOn = (page: Page) => page.locator('[data-live-demo]')
const resultOf = (demo: Locator) => demo.getByRole('status').first()

/** Presses the key that changes a control. */
async function change(page: Page, control: Locator): Promise<void> {
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName,
  )
  if (kind === 'range' || kind === 'radio') await page.keyboard.press('ArrowLeft')
  else if (kind === 'SELECT') await page.keyboard.press('ArrowDown')
  else await page.keyboard.press('Space')
}

for (const slug of tried) {
  test(`the live demo of ${slug} works by keyboard and is accessible`, async ({ page }) => {
    await page.goto(`/our-work/${slug}`)
    const demo = demoOn(page)
    await demo.scrollIntoViewIfNeeded()
    const controls = demo.locator('input, select, button').locator('visible=true')
    const before = await resultOf(demo).textContent()
    await expect(async () => {
      const count = await controls.count()
      for (let index = 0; index < count; index += 1) {
        const control = controls.nth(index)
        if (await control.isDisabled()) continue
        await control.focus()
        await change(page, control)
        if ((await resultOf(demo).textContent()) !== before) return
      }
      throw new Error('No control changes the result.')
    }).toPass()
    await expectToBeAccessible(page, isFullRun ? allThemesAndWidths : undefined)
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  })
}

test('every published project has a live demo, which shows its first result without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  for (const slug of published) {
    await page.goto(`/our-work/${slug}`)
    await expect(resultOf(demoOn(page)), slug).not.toBeEmpty()
  }
  await context.close()
})

test('the code of a live demo loads when it comes into view', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.setViewportSize({ width: 390, height: 200 })
  await page.goto('/our-work/lighthouse-lane-homes')
  await expect(page.locator('html')).not.toHaveClass(/static/)
  await page.waitForLoadState('load')
  const isDemo = (url: string) => /lighthouse-lane-homes-[^/]*\.js/.test(url)
  const early = requested.filter(isDemo)
  await demoOn(page).scrollIntoViewIfNeeded()
  await expect.poll(() => requested.filter(isDemo).length).toBe(1)
  expect(early).toHaveLength(0)
})

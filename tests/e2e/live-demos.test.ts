import { services } from '@agency/contract/services'
import { demoProjects } from '@agency/demo/content/projects'
import { isFullRun } from '@agency/tools/test/test-size'
import type { Locator, Page } from 'playwright/test'
import { allThemesAndWidths, expectToBeAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/site-test.ts'

const pages = [
  ...demoProjects.filter(({ active }) => active).map(({ slug }) => `/our-work/${slug}`),
  ...services.map(({ slug }) => `/services/${slug}`),
  '/case-study/lorimer',
]
// One with a slider, one with buttons, one with a film; the rest in the full run.
const tried = isFullRun ? pages : pages.filter((path) => /lighthouse|parallel|video/.test(path))

const demoOn = (page: Page) => page.locator('[data-live-demo]')
const resultOf = (demo: Locator) => demo.getByRole('status').first()

/** Presses the key that changes a control. */
async function change(page: Page, control: Locator): Promise<void> {
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName,
  )
  if (kind === 'radio') await page.keyboard.press('ArrowLeft')
  else if (kind === 'range') await page.keyboard.press('PageUp')
  else if (kind === 'text') await page.keyboard.type(' on the moon')
  else if (kind === 'SELECT') await page.keyboard.press('ArrowDown')
  else await page.keyboard.press('Space')
}

for (const path of tried) {
  test(`the live demo of ${path} works by keyboard and is accessible`, async ({ page }) => {
    await page.goto(path)
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

test('every published project and every service has a live demo, which shows its first result without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  for (const path of pages) {
    await page.goto(path)
    await expect(resultOf(demoOn(page)), path).not.toBeEmpty()
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

test('a film plays its shots with captions, can be paused, and stops with all other motion', async ({
  page,
}) => {
  await page.goto('/case-study/lorimer')
  const film = demoOn(page)
  const position = film.getByRole('slider')
  await film.scrollIntoViewIfNeeded()
  const firstCaption = await resultOf(film).textContent()
  // Its code may be on its way when the key is pressed.
  await expect(async () => {
    await film.getByRole('button', { name: 'Play' }).press('Enter', { timeout: 1000 })
    await expect(film.getByRole('button', { name: 'Pause' })).toBeFocused({ timeout: 1000 })
  }).toPass()
  await expect(resultOf(film)).not.toHaveText(firstCaption ?? '', { timeout: 10_000 })
  await page.keyboard.press('Enter')
  const paused = await position.inputValue()
  await expect(film.getByRole('button', { name: 'Play' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(position).not.toHaveValue(paused)
  await page.getByRole('button', { name: 'Pause motion' }).click()
  await expect(film.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('a film says what of it is generated, for as long as that is on the screen', async ({
  page,
}) => {
  await page.goto('/case-study/lorimer')
  const film = demoOn(page)
  await film.scrollIntoViewIfNeeded()
  const label = film.getByText('Generated: three pieces of furniture').first()
  const furnished = film.getByRole('button', { name: /furnished/ })
  await expect(film.getByText('Filmed').first()).toBeVisible()
  await expect(async () => {
    await furnished.press('Enter')
    await expect(furnished).toHaveAttribute('aria-current', 'true', { timeout: 1000 })
  }).toPass()
  await expect(label).toBeInViewport()
  await film.getByRole('radio', { name: '中文' }).check({ force: true })
  await expect(resultOf(film)).toHaveAttribute('lang', 'zh-Hans')
})

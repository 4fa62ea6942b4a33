import { waitForPage } from '@agency/tools/browser/settled-page'
import { fullOnly, isFullRun } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { allThemesAndWidths, axeViolations, expectToBeAccessible } from '../support/accessible.ts'
import { errorResponse, ignoreFailedCalls, mockCalls } from '../support/mock-calls.ts'
import { expect, test } from '../support/site-test.ts'
import { makeConcept, staffTest } from '../support/staff-test.ts'

interface SharedConcept {
  generationId: string
  path: string
}

/** A concept with a share link, created through the API. */
async function createShared(company: string, showInGallery = true): Promise<SharedConcept> {
  const { generationId } = await makeConcept(company, undefined, showInGallery)
  const response = await fetch(`${process.env.AGENCY_TEST_SITE}/trpc/shareLinks.create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ generationId }),
  })
  const { token } = (await response.json()).result.data
  return { generationId, path: `/concepts/${token}` }
}

let sharedConcept: SharedConcept
test.beforeAll(async () => {
  sharedConcept = await createShared('Copperline Bicycles')
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const viewCalls = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('shareLinks.view')) calls.push(request.url())
  })
  return calls
}

test('shows the design, its palette, typefaces and copy, and its cost', async ({ page }) => {
  const views = viewCalls(page)
  const response = await page.goto(sharedConcept.path)
  expect(response?.headers()).toMatchObject({
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-store',
  })
  await expect(title(page)).toHaveText('A website for Copperline Bicycles')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/share\/concepts\/[0-9a-f]{32}\.jpg$/,
  )
  for (const name of ['The palette', 'The type', 'The words', 'What it would cost']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  // Each typeface is named in its own letters.
  const families = page.locator('dl dd > span')
  await expect(families).toHaveCount(2)
  for (const family of await families.all()) {
    const name = await family.innerText()
    await expect(family).toHaveCSS('font-family', new RegExp(name))
    expect(await page.evaluate((face) => document.fonts.check(`16px "${face}"`, 'Aa'), name)).toBe(
      true,
    )
  }
  await expect(page.getByRole('table', { name: /by phase/ }).getByRole('row')).not.toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Download the estimate' })).toHaveAttribute(
    'download',
    'estimate.pdf',
  )
  const siteLink = page.getByRole('link', { name: 'Download the site' })
  await expect(siteLink).toHaveAttribute('href', `/share${sharedConcept.path}/site.zip`)
  await page.getByRole('radio', { name: 'Phone' }).check({ force: true })
  await expect(page.getByRole('img', { name: /On a phone\.$/ })).toBeVisible()
  await expect.poll(() => views).toHaveLength(1)
})

test('a long word as a name does not cause horizontal scrolling', fullOnly, async ({ page }) => {
  const { path } = await createShared('W'.repeat(90), false)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await expect(page.getByText('W'.repeat(90)).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('a failed phone view is reported and can be retried', fullOnly, async ({ page, problems }) => {
  const { path } = await createShared('Copperline Again')
  await mockCalls(page, { 'concepts.phone': errorResponse() })
  await page.goto(path)
  await page.getByRole('radio', { name: 'Phone' }).check({ force: true })
  const phone = page.getByRole('region', { name: 'The concept on a phone, scrolls' })
  await expect(phone.getByRole('alert')).toContainText('Something on our side went wrong.')
  await page.unrouteAll()
  await phone.getByRole('button', { name: 'Try again' }).click()
  await expect(phone.getByRole('img')).toBeVisible()
  ignoreFailedCalls(problems)
})

test('opens the live page on a phone with a working menu, call to action and keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(sharedConcept.path)
  await page.getByRole('link', { name: 'Open the live page' }).click()
  await expect(page).toHaveURL(/\/share\/concepts\/[0-9a-f]{32}\/live$/)
  await expect(title(page)).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await expect(page.getByText(/ This link works until \d+ \w+ \d{4}\.$/)).toBeInViewport()

  await page.getByText('Menu', { exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
  await menu.getByRole('link').first().click()
  await expect(page).toHaveURL(/#[\w-]+$/)

  // By keyboard only: the first tab stop skips the menu.
  await page.goto(page.url().replace(/#.*$/, ''))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()

  const call = page.locator('main a[href^="#"]').first()
  await call.click()
  const [, id = ''] = page.url().split('#')
  const target = page.locator(`[id="${id}"]`)
  await expect(target).toBeInViewport()
  await expect(target.getByRole('textbox').first()).toBeVisible()

  await target.locator('a[href="#preview"]').first().click()
  await expect(page.getByText('This page is a preview, so nothing is sent.')).toBeVisible()
})

test('axe finds no violation on a live page at any width', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/share${sharedConcept.path}/live`)
    expect(await axeViolations(page)).toEqual([])
  }
})

test('copies a colour and the text', fullOnly, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(sharedConcept.path)
  const swatch = page.getByRole('button', { name: /^Copy Background, / })
  const hex = (await swatch.getAttribute('aria-label'))?.split(', ')[1]
  await swatch.click()
  await expect(swatch).toContainText('Copied')
  await expect.poll(() => readClipboard(page)).toBe(hex)
  await page.getByRole('button', { name: 'Copy all text' }).click()
  const headline = await page.locator('ol[dir] h3').first().textContent()
  await expect.poll(() => readClipboard(page)).toContain(headline)
})

test(
  'an expired or unknown link is reported, with its status',
  fullOnly,
  async ({ page, problems }) => {
    for (const path of [`/concepts/${'0'.repeat(32)}`, '/concepts/x']) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(title(page)).toHaveText('This link has expired.')
      await expect(page.getByRole('link', { name: 'Make a concept' })).toBeVisible()
    }
    // The browser logs the status of the document and of the page's query.
    expect(problems.splice(0).every((line) => /40[04]/.test(line))).toBe(true)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('everything is readable', fullOnly, async ({ page }) => {
    await page.goto(sharedConcept.path)
    await expect(title(page)).toHaveText('A website for Copperline Bicycles')
    await expect(page.getByText('Total including GST')).toBeVisible()
  })
})

test('is accessible and fits from 320 px, in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(sharedConcept.path)
  await waitForPage(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  await expectToBeAccessible(page, isFullRun ? allThemesAndWidths : undefined)
})

test('the maker can copy a link from the result, and their own visit is not counted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { generationId } = await makeConcept('Own Harbour Teas')
  await page.addInitScript(
    (stored) => localStorage.setItem('recentConcepts', stored),
    JSON.stringify([generationId]),
  )
  await page.goto('/ai-generator')
  await page.getByRole('button', { name: /^Open Own Harbour Teas/ }).click()
  await page.getByRole('button', { name: 'Share link' }).click()
  const field = page.getByRole('textbox', { name: 'Link to this concept' })
  await expect(field).toHaveValue(/\/concepts\/[0-9a-f]{32}$/)
  await page.getByRole('button', { name: 'Copy link' }).click()
  const address = await field.inputValue()
  await expect.poll(() => readClipboard(page)).toBe(address)

  const views = viewCalls(page)
  await page.goto(address)
  await expect(title(page)).toHaveText('A website for Own Harbour Teas')
  await waitForPage(page)
  expect(views).toEqual([])
})

staffTest('staff see its views, end it and make a new one', async ({ page, browser }) => {
  const { path } = await createShared('Ending Sails')
  const visitor = await browser.newPage({
    baseURL: process.env.AGENCY_TEST_SITE ?? '',
    // A headless browser identifies itself as a bot, and bots are not counted.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  const viewResponse = visitor.waitForResponse((response) =>
    response.url().includes('shareLinks.view'),
  )
  await visitor.goto(path)
  await viewResponse

  await page.goto('/dashboard/concepts?text=Ending')
  await page.getByRole('button', { name: 'Ending Sails', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Ending Sails' })
  await expect(drawer.getByText(/^Once, last/)).toBeVisible()
  await drawer.getByRole('button', { name: 'End the link' }).click()
  await expect(drawer.getByText('Ended by staff')).toBeVisible()
  expect((await visitor.goto(path))?.status()).toBe(404)

  await drawer.getByRole('button', { name: 'Make a link' }).click()
  const renewedUrl = await drawer.getByRole('link', { name: 'Open the page' }).getAttribute('href')
  expect(renewedUrl).not.toBe(path)
  expect((await visitor.goto(renewedUrl ?? ''))?.status()).toBe(200)
  await visitor.close()
})

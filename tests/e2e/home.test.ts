import { fullOnly } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { briefField } from '../support/generator-form.ts'
import { expect, test } from '../support/site-test.ts'

const concepts = (page: Page) =>
  page.getByRole('region', { name: 'Describe a business, get a page' })
const tiles = (page: Page) => concepts(page).getByRole('listitem').getByRole('link')
const strip = (page: Page) => page.getByRole('region', { name: 'Trusted by our Clients' })

test('the hero, the six services and the closing call to action have the right links', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'View Our Work' })).toHaveAttribute(
    'href',
    '/our-work',
  )
  await expect(main.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact')
  const learnMoreLinks = main.getByRole('link', { name: /^Learn more about/ })
  await expect(learnMoreLinks).toHaveCount(6)
  expect(
    await learnMoreLinks.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([
    '/services/web-development',
    '/services/ui-ux-design',
    '/services/digital-marketing',
    '/services/ai-video-production',
    '/services/business-automation',
    '/services/generative-ai-integration',
  ])
  await expect(main.getByRole('link', { name: 'Start Your Project' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

const companyName = (page: Page) => page.getByLabel('Company name')
const summaryField = (page: Page) => page.getByLabel('What you do, in one line')

test('a preview page appears in the hero from two answers, which carry over to the form', async ({
  page,
}) => {
  const previewRequests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/share/preview')) previewRequests.push(request.method())
  })
  await page.goto('/')
  const previewFrame = page.locator('[data-preview=shown] iframe[aria-hidden=false]')
  await expect(page.locator('iframe')).toHaveCount(0)
  await companyName(page).fill('Halfway House')
  await summaryField(page).pressSequentially('We tune pianos in Kyneton')
  const headline = previewFrame.contentFrame().getByRole('heading', { level: 1 })
  await expect(headline).toHaveText('We tune pianos in Kyneton')
  await expect(previewFrame).toHaveAttribute('sandbox', 'allow-popups')
  await expect(page.getByText('A first page from your answers is shown')).toBeAttached()
  expect(previewRequests.length).toBeLessThan(4)
  expect(new Set(previewRequests)).toEqual(new Set(['POST']))

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ai-generator$/)
  await expect(briefField(page, 'Company Name')).toHaveValue('Halfway House')
  await expect(briefField(page, 'Description')).toHaveValue('We tune pianos in Kyneton')
})

test('nothing shifts on the home page while its preview appears', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.get(globalThis, 'moved').push(Number(Object(entry).value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  // Layout shifts in the menu caused by a late font are not the composer's.
  await page.evaluate(async () => {
    await document.fonts.ready
    Object.assign(globalThis, { moved: [] })
  })
  await companyName(page).fill('Halfway House')
  await summaryField(page).pressSequentially('We tune pianos for schools and halls around Kyneton')
  await expect(page.locator('[data-preview=shown]')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'moved'))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the two answers still reach the form', async ({ page }) => {
    await page.goto('/')
    await companyName(page).fill('Halfway House')
    await summaryField(page).fill('We tune pianos in Kyneton')
    await page.getByRole('button', { name: 'Continue in the generator' }).click()
    await expect(page).toHaveURL(/\/ai-generator$/)
    await expect(briefField(page, 'Company Name')).toHaveValue('Halfway House')
    await expect(briefField(page, 'Description')).toHaveValue('We tune pianos in Kyneton')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test(
  'the logo strip is duplicated for its loop, but announced once',
  fullOnly,
  async ({ page }) => {
    await page.goto('/')
    const lists = strip(page).locator('ul')
    await expect(lists).toHaveCount(2)
    const logoCount = await strip(page).getByRole('img').count()
    expect(logoCount).toBeGreaterThan(1)
    await expect(lists.nth(1).locator('img')).toHaveCount(logoCount)
    await expect(lists.nth(1)).toHaveAttribute('inert', '')
    await expect(lists.nth(1)).toHaveAttribute('aria-hidden', 'true')
  },
)

test('on a phone a focused tile shows its three lines, uncut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  const tile = tiles(page).first()
  await tile.focus()
  const label = (await tile.getAttribute('aria-label')) ?? ''
  const overlay = tile.locator('> span')
  const text = await overlay.innerText()
  for (const part of label.replace(/: start from.*/, '').split(', ')) expect(text).toContain(part)
  await expect
    .poll(() =>
      overlay.evaluate(
        (element) => element.scrollHeight - (element.parentElement?.clientHeight ?? 0),
      ),
    )
    .toBeLessThanOrEqual(0)
})

test('a tile shows company, industry and style, and prefills the form with them', async ({
  page,
}) => {
  await page.goto('/')
  await expect(tiles(page)).toHaveCount(6)
  await expect(concepts(page).getByText("It's free and takes less than a minute!")).toBeVisible()
  await expect(
    concepts(page).getByRole('link', { name: 'Create Your Own Design' }),
  ).toHaveAttribute('href', '/ai-generator')
  await expect(concepts(page).getByRole('link', { name: 'View More' })).toHaveAttribute(
    'href',
    '/gallery',
  )
  const tile = tiles(page).nth(2)
  await tile.hover()
  const address = new URL((await tile.getAttribute('href')) ?? '', 'http://site')
  expect(address.pathname).toBe('/ai-generator')
  expect([...address.searchParams.keys()]).toEqual([
    'conceptId',
    'companyName',
    'industry',
    'overallVibe',
  ])
  for (const key of ['companyName', 'industry', 'overallVibe']) {
    await expect(tile.getByText(address.searchParams.get(key) ?? '').first()).toBeVisible()
  }
  await tile.click()
  await expect(page.getByRole('textbox', { name: 'Company Name' })).toHaveValue(
    address.searchParams.get('companyName') ?? '',
  )
})

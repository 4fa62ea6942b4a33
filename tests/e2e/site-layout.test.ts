import { waitForFrame, waitForPage } from '@agency/tools/browser/settled-page'
import { fullOnly } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { expect, test } from '../support/site-test.ts'

const services = [
  ['Web Development', '/services/web-development'],
  ['UI/UX Design', '/services/ui-ux-design'],
  ['Digital Marketing', '/services/digital-marketing'],
  ['AI Video Production', '/services/ai-video-production'],
  ['Business Automation', '/services/business-automation'],
  ['Generative AI Integration', '/services/generative-ai-integration'],
] as const

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const header = (page: Page) => page.locator('header')
const background = (page: Page) =>
  header(page).evaluate((element) => getComputedStyle(element).backgroundColor)
const TRANSPARENT = 'rgba(0, 0, 0, 0)'

test('the bar links to the pages and marks the current one', async ({ page }) => {
  await page.goto('/gallery')
  for (const [name, href] of [
    ['Home', '/'],
    ['About Us', '/about'],
    ['Our Work', '/our-work'],
    ['Gallery', '/gallery'],
    ['Contact', '/contact'],
    ['Website Generator', '/ai-generator'],
  ] as const) {
    const link = bar(page).getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', href)
    await link.click()
    await expect(page).toHaveURL(href)
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test('the services menu opens with a button, and closes with Escape, outside or a link', async ({
  page,
}) => {
  await page.goto('/')
  const button = bar(page).getByRole('button', { name: 'Services' })
  const first = bar(page).getByRole('link', { name: 'Web Development' })
  await expect(first).toBeHidden()
  await button.click()
  for (const [name, href] of services) {
    await expect(bar(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await page.mouse.click(5, 600)
  await expect(first).toBeHidden()
  await button.click()
  await first.click()
  await expect(page).toHaveURL('/services/web-development')
  await expect(first).toBeHidden()
})

test('the bar is transparent down to 20 px, and solid below', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  expect(await background(page)).toBe(TRANSPARENT)
  await page.evaluate(() => window.scrollTo({ top: 20, behavior: 'instant' }))
  await waitForFrame(page)
  expect(await background(page)).toBe(TRANSPARENT)
  await page.evaluate(() => window.scrollTo({ top: 21, behavior: 'instant' }))
  await expect.poll(() => background(page)).toBe('rgba(13, 11, 9, 0.8)')
})

test('on a phone a toggle opens the menu, and the bar becomes solid', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await expect(bar(page)).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(bar(page).getByRole('link', { name: 'Home', exact: true })).toBeFocused()
  await expect.poll(() => background(page)).not.toBe(TRANSPARENT)
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await bar(page).getByRole('link', { name: 'Gallery' }).click()
  await expect(page).toHaveURL('/gallery')
  await expect(bar(page)).toBeHidden()
})

test('a new route starts at the top, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  await waitForFrame(page)
  await bar(page).getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
})

test('the footer has the pages, the services, the contact details and the year', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.locator('footer')
  for (const [name, href] of [
    ['Home', '/'],
    ['About Us', '/about'],
    ['Our Work', '/our-work'],
    ['Gallery', '/gallery'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
    ...services,
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1)
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(1)
  await expect(footer).toContainText('Melbourne, Australia')
  const year = new Intl.DateTimeFormat('en-AU', {
    year: 'numeric',
    timeZone: 'Australia/Melbourne',
  })
  await expect(footer).toContainText(`© ${year.format(new Date())}`)
  for (const link of await footer.getByRole('link').all()) {
    expect(await link.getAttribute('href')).not.toMatch(/^#?$/)
  }
})

test('Pause motion stops every animation and is remembered', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const countRunning = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            (animation) =>
              animation.playState === 'running' &&
              animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
          ).length,
    )
  await page.goto('/')
  await expect.poll(countRunning).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Pause motion' }).click()
  await expect.poll(countRunning).toBe(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Pause motion' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(await countRunning()).toBe(0)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('nothing moves by itself', async ({ page }) => {
    await page.goto('/')
    await waitForPage(page)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

test('the chosen theme is remembered, without a flash', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Use light theme' }).click()
  await expect(page.locator('html')).toHaveClass(/light/)
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveClass(/light/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of ['/', '/about', '/our-work', '/gallery', '/contact', '/ai-generator']) {
    test(
      `${path} has its content, title and canonical URL`,
      fullOnly,
      async ({ page, baseURL }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect((await page.title()).length).toBeGreaterThan(10)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          `${baseURL}${path}`,
        )
      },
    )
  }
})

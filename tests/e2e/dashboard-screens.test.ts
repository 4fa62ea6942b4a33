import { waitForPage } from '@agency/tools/browser/settled-page'
import { fullOnly, isFullRun } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { allThemesAndWidths, expectToBeAccessible } from '../support/accessible.ts'
import { expect } from '../support/site-test.ts'
import { makeConcept, staffTest as test, uniqueWord } from '../support/staff-test.ts'

/** The elements that make the page wider than its screen, or a table wider than its panel. */
const findOverflowing = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const overflowing =
      scrollWidth > clientWidth
        ? [...document.body.querySelectorAll('*')].filter(
            (element) => element.getBoundingClientRect().right > clientWidth,
          )
        : []
    const tables = [...document.querySelectorAll('table')].filter(
      // What a closed section holds keeps the layout of an earlier width.
      (table) =>
        table.checkVisibility() && table.scrollWidth > (table.parentElement?.clientWidth ?? 0),
    )
    const descriptions = [...overflowing, ...tables].map(
      ({ tagName, className, textContent }) =>
        `<${tagName.toLowerCase()} class="${className}"> ${textContent.trim().slice(0, 40)}`,
    )
    return scrollWidth > clientWidth
      ? [`${scrollWidth} of ${clientWidth} px`, ...descriptions]
      : descriptions
  })

const widthsOf = isFullRun
  ? { phone: [320, 640, 700], wide: [1024, 1152, 1280] }
  : { phone: [320, 700], wide: [1024, 1280] }

/** Wider than every breakpoint. */
const OTHER_SIDE = 1_600

async function expectNoOverflow(page: Page, widths: number[]) {
  for (const width of widths) {
    // A busy Chromium can keep the styles of an earlier size: until the next one, or until one on the
    // other side of their breakpoints.
    let other = width + 1
    const measureOverflow = async () => {
      await page.setViewportSize({ width: other, height: 800 })
      other = width < OTHER_SIDE ? OTHER_SIDE : width + 1
      await page.setViewportSize({ width, height: 800 })
      return findOverflowing(page)
    }
    await expect.poll(measureOverflow, `${page.url()} at ${width} px`).toEqual([])
  }
}

/**
 * Waits until the screen itself is there: on a busy machine its code can arrive after the last call
 * and run some frames later. The page that checks the login has a heading of its own.
 */
async function waitForScreen(page: Page) {
  await expect(page.getByText('Checking authentication...')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitForPage(page)
}

/**
 * Opens a screen and checks that it fits at every width from the smallest phone to a small laptop.
 */
async function expectToFit(page: Page, path: string) {
  // At this width the full sidebar is open next to the lists. On a phone it is a drawer.
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto(path)
  await waitForScreen(page)
  await expectNoOverflow(page, [...widthsOf.wide, ...widthsOf.phone])
  if (!isFullRun) return
  // If it opens narrower, it has a sidebar of icons from 768 px up.
  await page.setViewportSize({ width: 320, height: 800 })
  await page.reload()
  await waitForScreen(page)
  await expectNoOverflow(page, [...widthsOf.phone, 768])
}

for (const path of [
  '/dashboard',
  '/dashboard/projects',
  '/dashboard/projects/new',
  '/dashboard/projects/1/edit',
  '/dashboard/create-estimate',
  '/dashboard/concepts',
  '/dashboard/generate-concept',
  '/dashboard/analytics',
  '/dashboard/analytics?view=goals',
  '/dashboard/mail',
  '/dashboard/failed-jobs',
  '/dashboard/price-book',
  '/dashboard/settings',
  '/dashboard/settings/emails',
  '/dashboard/settings/my-emails',
  '/dashboard/settings/people',
  '/dashboard/settings/audit-log',
  '/dashboard/settings/api-keys',
  '/dashboard/settings/webhooks',
  '/dashboard/users',
  '/dashboard/users/import',
  '/dashboard/users/1',
  '/dashboard/pipeline',
  '/dashboard/pipeline?view=list',
]) {
  test(`${path} is accessible in both themes and fits every screen`, async ({ page }) => {
    // Another test may delete a picture that it uploaded, between the list and its picture.
    await page.route(/\/uploads\/projects\/[0-9a-f]{32}\./, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
      }),
    )
    await expectToFit(page, path)
    // The price book's accessibility with everything open is tested in price-book.test.ts.
    if (!isFullRun && path === '/dashboard/price-book') return
    await expectToBeAccessible(page, isFullRun ? allThemesAndWidths : undefined)
  })
}

test('a screen whose code fails to load is requested again', async ({ page, problems }) => {
  let failures = 2
  await page.route(/\/assets\/emails-screen-.*\.js$/, (route) => {
    failures -= 1
    return failures >= 0 ? route.fulfill({ status: 503 }) : route.continue()
  })
  await page.goto('/dashboard/mail')
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible()
  expect(failures).toBeLessThan(0)
  // Chromium reports each response.
  expect(problems.splice(0).filter((line) => !line.includes('status of 503'))).toEqual([])
})

test.describe('with the newest concepts', () => {
  test.use({ showsNewest: true })

  test(
    'names without spaces wrap, and no list is wider than its screen',
    fullOnly,
    async ({ page }) => {
      const company = `${uniqueWord('Konditorei')}${'werkstatt'.repeat(6)}`
      const person = `${uniqueWord('Maximiliane')}${'hausen'.repeat(6)}`
      await makeConcept(company, person)
      await page.setViewportSize({ width: 320, height: 800 })
      for (const path of ['users', 'concepts', 'create-estimate', 'mail']) {
        await page.goto(`/dashboard/${path}`)
        await waitForPage(page)
        await expect(page.getByRole('row').filter({ hasText: person })).not.toHaveCount(0)
        await expectToFit(page, `/dashboard/${path}`)
      }
      await page.goto('/dashboard')
      await expect(page.getByRole('listitem').filter({ hasText: person })).not.toHaveCount(0)
      await expectToFit(page, '/dashboard')
    },
  )
})

import type { Page } from 'playwright/test'
import { everyLook, expectToBeAccessible } from '../support/accessible.ts'
import { settledPage } from '../support/settled-page.ts'
import { expect } from '../support/site-test.ts'
import { freshWord, makeConcept, staffTest as test } from '../support/staff-test.ts'
import { fullOnly, isFullRun } from '../support/test-size.ts'

/** By how much the page, or a table in its panel, is too wide, in pixels. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const tables = [...document.querySelectorAll('table')].map(
      (table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0),
    )
    return Math.max(scrollWidth - clientWidth, ...tables)
  })

const widthsOf = isFullRun
  ? { phone: [320, 640, 700], wide: [1024, 1152, 1280] }
  : { phone: [320, 700], wide: [1024, 1280] }

async function expectNoOverflow(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => overflowOf(page), `${page.url()} at ${width} px`).toBeLessThanOrEqual(0)
  }
}

/** Opens a screen, which fits whatever its width is, from the smallest phone to a small laptop. */
async function expectToFit(page: Page, path: string) {
  // A screen this wide opens with the whole sidebar beside the lists. On a phone that is a drawer.
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto(path)
  await settledPage(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectNoOverflow(page, [...widthsOf.wide, ...widthsOf.phone])
  if (!isFullRun) return
  // One that opens narrower has a sidebar of icons from 768 px on.
  await page.setViewportSize({ width: 320, height: 800 })
  await page.reload()
  await settledPage(page)
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
  '/dashboard/mail',
  '/dashboard/price-book',
  '/dashboard/settings',
  '/dashboard/users',
  '/dashboard/users/1',
]) {
  test(`${path} is accessible in both themes and fits every screen`, async ({ page }) => {
    await expectToFit(page, path)
    // The price book is accessible with everything open: price-book.test.ts.
    if (!isFullRun && path === '/dashboard/price-book') return
    await expectToBeAccessible(page, isFullRun ? everyLook : undefined)
  })
}

test('a screen whose code does not come at once is asked for again', async ({ page, problems }) => {
  let failures = 2
  await page.route(/\/assets\/emails-screen-.*\.js$/, (route) => {
    failures -= 1
    return failures >= 0 ? route.fulfill({ status: 503 }) : route.continue()
  })
  await page.goto('/dashboard/mail')
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible()
  expect(failures).toBeLessThan(0)
  // Chromium reports each answer.
  expect(problems.splice(0).filter((line) => !line.includes('status of 503'))).toEqual([])
})

test.describe('with the newest concepts', () => {
  test.use({ showsNewest: true })

  test(
    'names without a space break, and no list is wider than its screen',
    fullOnly,
    async ({ page }) => {
      test.setTimeout(120_000)
      const company = `${freshWord('Konditorei')}${'werkstatt'.repeat(6)}`
      const person = `${freshWord('Maximiliane')}${'hausen'.repeat(6)}`
      await makeConcept(company, person)
      await page.setViewportSize({ width: 320, height: 800 })
      for (const path of ['users', 'concepts', 'create-estimate', 'mail']) {
        await page.goto(`/dashboard/${path}`)
        await settledPage(page)
        await expect(page.getByRole('row').filter({ hasText: person })).not.toHaveCount(0)
        await expectToFit(page, `/dashboard/${path}`)
      }
    },
  )
})

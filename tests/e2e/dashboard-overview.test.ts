import { fullOnly } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { expect } from '../support/site-test.ts'
import {
  failProcedure,
  ignoreStatusErrors,
  makeConcept,
  staffTest as test,
} from '../support/staff-test.ts'

const card = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const panel = (page: Page, name: string) => page.getByRole('region', { name })

const failCall = (page: Page, path: string, message: string) =>
  page.route(path, (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, message, code: 'INTERNAL', requestId: 'test' },
    }),
  )

test('four cards show the server’s counts and link to their screens', async ({ page }) => {
  await page.route('/api/analytics/summary', (route) =>
    route.fulfill({
      json: { success: true, data: { users: 1234, concepts: 24, projects: 12, submissions: 7 } },
    }),
  )
  await page.goto('/dashboard')
  for (const [name, value, href] of [
    ['Total Users', '1,234', '/dashboard/users'],
    ['Total Concepts', '24', '/dashboard/concepts'],
    ['Total Projects', '12', '/dashboard/projects'],
    ['Form Submissions', '7', '/dashboard/analytics'],
  ] as const) {
    await expect(card(page, name)).toHaveText(`${name}${value}`)
    await expect(card(page, name)).toHaveAttribute('href', href)
  }
  const opacity = (name: string) =>
    card(page, name).evaluate((element) => Number(getComputedStyle(element).opacity))
  expect(await opacity('Form Submissions')).toBeLessThan(1)
  expect(await opacity('Total Users')).toBe(1)
})

test.describe('with the newest concepts', () => {
  test.use({ showsNewest: true })

  test('a long word as a name does not cause horizontal scrolling', fullOnly, async ({ page }) => {
    // Not for the gallery, which other tests look at.
    await makeConcept('W'.repeat(90), 'M'.repeat(90), false)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/dashboard')
      await expect(panel(page, 'Recent Activity').getByText('MMMMMM').first()).toBeVisible()
      await expect(panel(page, 'Recent Concepts').getByText('WWWWWW').first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await page.goto('/dashboard/users')
      await page
        .getByRole('link', { name: /^M{90}/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('M'.repeat(90))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
})

test('recent activity shows who did what and when, next to the first four concepts', async ({
  page,
}) => {
  const responsePromise = page.waitForResponse('/api/activity/recent')
  await page.goto('/dashboard')
  const [first] = (await (await responsePromise).json()).data
  const entry = panel(page, 'Recent Activity').getByRole('listitem').first()
  await expect(entry).toContainText(first.user)
  await expect(entry).toContainText(first.action)
  await expect(entry.locator('time')).toHaveAttribute('datetime', first.time)
  await expect(panel(page, 'Recent Concepts').getByRole('listitem')).toHaveCount(4)
})

test('the quick actions link to the project form and the generator', async ({ page }) => {
  await page.goto('/dashboard')
  const actions = page.getByRole('navigation', { name: 'Quick Actions' })
  await expect(actions.getByRole('link', { name: 'Generate concept' })).toHaveAttribute(
    'href',
    '/dashboard/generate-concept',
  )
  await expect(actions.getByRole('link', { name: 'Add project' })).toHaveAttribute(
    'href',
    '/dashboard/add-project',
  )
  await actions.getByRole('link', { name: 'Add project' }).click()
  await expect(page).toHaveURL('/dashboard/projects/new')
})

test(
  'each section fails separately, with the server’s message, and can be retried',
  fullOnly,
  async ({ page, problems }) => {
    const message = 'The database is having a lie-down.'
    const documented = `Error loading dashboard data: ${message}`
    await failCall(page, '/api/analytics/summary', message)
    await page.goto('/dashboard')
    const counts = page.getByRole('region', { name: 'Counts' })
    await expect(counts.getByRole('alert')).toContainText(documented)
    await expect(panel(page, 'Recent Activity').getByRole('listitem').first()).toBeVisible()
    await expect(panel(page, 'Recent Concepts').getByRole('listitem')).toHaveCount(4)
    await page.unroute('/api/analytics/summary')
    await counts.getByRole('button', { name: 'Try again' }).click()
    await expect(card(page, 'Total Concepts')).toBeVisible()

    await failCall(page, '/api/activity/recent', message)
    await failProcedure(page, 'concepts.page', { message })
    await page.reload()
    await expect(panel(page, 'Recent Activity').getByRole('alert')).toContainText(documented)
    await expect(panel(page, 'Recent Concepts').getByRole('alert')).toContainText(documented)
    await expect(card(page, 'Total Concepts')).toBeVisible()
    ignoreStatusErrors(problems)
  },
)

test('an empty site explains what will show here', fullOnly, async ({ page }) => {
  await page.route('/api/activity/recent', (route) =>
    route.fulfill({ json: { success: true, data: [] } }),
  )
  await page.goto('/dashboard')
  await expect(panel(page, 'Recent Activity')).toContainText('No activity yet')
})

import { fullOnly } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { expect } from '../support/site-test.ts'
import { makeConcept, staffTest as test } from '../support/staff-test.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name })

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

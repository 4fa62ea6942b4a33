import { fullOnly } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { expectToBeAccessible } from '../support/accessible.ts'
import { expect } from '../support/site-test.ts'
import { freshStaffTest, staffTest as test } from '../support/staff-test.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const rows = (page: Page) => panel(page).getByRole('listitem')
const unread = (page: Page) => rows(page).filter({ hasText: 'Unread: ' })

freshStaffTest(
  'a fresh demo shows exactly two unread, newest first, to be read one by one or all at once',
  fullOnly,
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/dashboard')
    await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
    await bell(page).click()
    await expect(unread(page)).toHaveText([/Mira Castellan/, /Tomas Vidal sent a message/])
    await expect(rows(page)).toHaveCount(25)
    await panel(page).getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => rows(page).count()).toBeGreaterThan(25)

    await panel(page)
      .getByRole('button', { name: /^Mark as read: Mira/ })
      .click()
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
    await expect(unread(page)).toHaveText([/Tomas Vidal/])
    // The response to the mark restarts the minute between two polls.
    const markResponse = page.waitForResponse(/notifications\.markRead/)
    await rows(page).getByRole('link', { name: 'Tomas Vidal sent a message' }).click()
    await markResponse
    await expect(page).toHaveURL(/\/dashboard\/users\/\d+/)
    await expect(page.getByRole('heading', { level: 1, name: 'Tomas Vidal' })).toBeFocused()
    await expect(panel(page)).toBeHidden()
    await expect(bell(page)).toHaveAccessibleName('Notifications')

    for (const name of ['Ada', 'Bo']) {
      const email = `${name}@lantern.example`
      await page.request.post('/api/contact', { data: { name, email, message: 'Hello' } })
    }
    await page.clock.runFor(60_000)
    await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
    await bell(page).click()
    await expect(unread(page)).toHaveText([/Bo sent a message/, /Ada sent a message/])
    await panel(page).getByRole('button', { name: 'Mark all as read' }).click()
    await expect(panel(page)).toContainText('All read')
    await expect(unread(page)).toHaveCount(0)
    await page.reload()
    await expect(bell(page)).toHaveAccessibleName('Notifications')
  },
)

test('is accessible in both themes and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/dashboard')
  await bell(page).click()
  await expect(rows(page).first()).toBeVisible()
  await expectToBeAccessible(page, [[320, 'dark', 'light']])
  const box = await panel(page).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
})

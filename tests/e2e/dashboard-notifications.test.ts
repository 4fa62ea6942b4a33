import { fullOnly } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { expectToBeAccessible } from '../support/accessible.ts'
import { errorResponse, ignoreFailedCalls, mockCalls, unreachable } from '../support/mock-calls.ts'
import { expect } from '../support/site-test.ts'
import { freshStaffTest, messages, staffTest as test } from '../support/staff-test.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const rows = (page: Page) => panel(page).getByRole('listitem')
const unread = (page: Page) => rows(page).filter({ hasText: 'Unread: ' })

const buildNotification = (id: number, change: object = {}) => ({
  ...{ id, kind: 'message', read: false, time: '2026-03-01T00:00:00.000Z' },
  ...{ name: `Person ${id}`, company: '', subject: 'Hello', contactId: 1, conceptId: null },
  ...change,
})
const notificationRows = [1, 2, 3].map((id) => buildNotification(id, { read: id === 3 }))

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

test('is a disclosure that Escape closes, returning focus to the bell', async ({ page }) => {
  await mockCalls(page, {
    'notifications.unread': { unread: 120 },
    'notifications.list': { rows: notificationRows },
  })
  await page.goto('/dashboard')
  await expect(bell(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(bell(page)).toHaveText('99+')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 99+ unread')
  await bell(page).click()
  await expect(bell(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()
})

test('each kind says what happened and links to its concept or person', async ({ page }) => {
  await mockCalls(page, {
    'notifications.unread': { unread: 0 },
    'notifications.list': {
      rows: [
        buildNotification(1, { read: true }),
        buildNotification(2, { read: true, kind: 'concept', conceptId: 7, company: 'Lantern' }),
        buildNotification(3, { read: true, kind: 'quote' }),
        buildNotification(4, { read: true, kind: 'generation_failed' }),
      ],
    },
  })
  await page.goto('/dashboard')
  await bell(page).click()
  for (const [text, href] of [
    ['Person 1 sent a message', '/dashboard/users/1'],
    ['Person 2 asked for a concept', '/dashboard/concepts?concept=7'],
    ['Person 3 asked for an estimate', '/dashboard/users/1'],
    ['A concept for Person 4 could not be made', '/dashboard/users/1'],
  ] as const) {
    await expect(panel(page).getByRole('link', { name: text })).toHaveAttribute('href', href)
  }
  await expect(panel(page).getByRole('button')).toHaveCount(0)
})

test(
  'a failed mark as read is rolled back and can be retried',
  fullOnly,
  async ({ page, problems }) => {
    const responses: Record<string, unknown> = {
      'notifications.unread': { unread: 2 },
      'notifications.list': { rows: notificationRows },
      'notifications.markRead': errorResponse(),
      'notifications.markAllRead': errorResponse(),
    }
    await mockCalls(page, responses)
    await page.goto('/dashboard')
    await bell(page).click()
    const errorMessage = messages(page).getByText('Failed to mark as read. Please try again.')
    for (const [index, name] of [
      'Mark as read: Person 1 sent a message',
      'Mark all as read',
    ].entries()) {
      await panel(page).getByRole('button', { name }).click()
      await expect(errorMessage).toHaveCount(index + 1)
      await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
      await expect(unread(page)).toHaveCount(2)
    }
    responses['notifications.markAllRead'] = { unread: 0 }
    await messages(page).getByRole('button', { name: 'Retry' }).last().click()
    await expect(bell(page)).toHaveAccessibleName('Notifications')
    ignoreFailedCalls(problems)
  },
)

/** An unchanged count does not refetch the list, so the failed mark must. */
for (const count of [2, 0]) {
  test(
    `after a failed mark as read, the server’s state is shown: ${count} unread before`,
    fullOnly,
    async ({ page, problems }) => {
      const responses: Record<string, unknown> = {
        'notifications.unread': { unread: count },
        'notifications.list': { rows: notificationRows },
        'notifications.markRead': errorResponse(),
      }
      await mockCalls(page, responses)
      await page.goto('/dashboard')
      await expect(bell(page)).toHaveAccessibleName(
        count === 0 ? 'Notifications' : `Notifications, ${count} unread`,
      )
      await bell(page).click()
      await expect(unread(page)).toHaveCount(2)
      responses['notifications.unread'] = { unread: 0 }
      responses['notifications.list'] = { rows: [buildNotification(1, { read: true })] }
      await panel(page)
        .getByRole('button', { name: 'Mark as read: Person 1 sent a message' })
        .click()
      await expect(rows(page)).toHaveCount(1)
      await expect(unread(page)).toHaveCount(0)
      await expect(bell(page)).toHaveAccessibleName('Notifications')
      ignoreFailedCalls(problems)
    },
  )
}

test('reports an empty list and a failure to load', fullOnly, async ({ page, problems }) => {
  const responses: Record<string, unknown> = {
    'notifications.unread': { unread: 0 },
    'notifications.list': unreachable,
  }
  await mockCalls(page, responses)
  await page.goto('/dashboard')
  await bell(page).click()
  await expect(panel(page).getByRole('alert')).toContainText('Failed to load notifications')
  responses['notifications.list'] = { rows: [] }
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page)).toContainText('No activity yet')
  ignoreFailedCalls(problems)
})

test('a count that arrives after the list does not reload the list', fullOnly, async ({ page }) => {
  const count = Promise.withResolvers<{ unread: number }>()
  const callCounts = await mockCalls(page, {
    'notifications.unread': count.promise,
    'notifications.list': { rows: notificationRows },
    'notifications.markAllRead': { unread: 0 },
  })
  await page.goto('/dashboard')
  await bell(page).click()
  await expect(unread(page)).toHaveCount(2)
  await expect(panel(page).getByRole('status')).toBeEmpty()
  count.resolve({ unread: 2 })
  await panel(page).getByRole('button', { name: 'Mark all as read' }).click()
  await expect(panel(page)).toContainText('All read')
  expect(callCounts['notifications.list']).toBe(1)
})

test('an open list shows new notifications by itself', async ({ page }) => {
  const responses: Record<string, unknown> = {
    'notifications.unread': { unread: 1 },
    'notifications.list': { rows: [buildNotification(1)] },
  }
  await mockCalls(page, responses)
  await page.clock.install()
  await page.goto('/dashboard')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await bell(page).click()
  await expect(rows(page)).toHaveCount(1)
  responses['notifications.unread'] = { unread: 2 }
  responses['notifications.list'] = { rows: [buildNotification(2), buildNotification(1)] }
  await page.clock.runFor(60_000)
  await expect(rows(page)).toHaveText([/Person 2/, /Person 1/])
})

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

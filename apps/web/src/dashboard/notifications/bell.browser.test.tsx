import type { Notification } from '@agency/contract/notification'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errorResponse, type Responses, unreachable } from '../../testing/fake-calls.ts'
import { messages, textsOf } from '../../testing/locators.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import { Bell } from './bell.tsx'

const buildNotification = (id: number, change: Partial<Notification> = {}): Notification => ({
  ...{ id, kind: 'message', read: false, time: '2026-03-01T00:00:00.000Z' },
  ...{ name: `Person ${id}`, company: '', subject: 'Hello', contactId: 1, conceptId: null },
  ...{ proposalId: null },
  ...change,
})
const notifications = [1, 2, 3].map((id) => buildNotification(id, { read: id === 3 }))

const open = (unread: unknown, list: unknown, changes: Responses = {}) => {
  const responses: Responses = {
    'notifications.unread': unread,
    'notifications.list': list,
    ...changes,
  }
  return { responses, calls: renderStaff(<Bell />, '/dashboard', responses) }
}
const bell = page.getByRole('button', { name: /^Notifications/ })
const panel = page.getByRole('region', { name: 'Notifications' })
const rows = panel.getByRole('listitem')
const unreadRows = rows.filter({ hasText: 'Unread: ' })

test('is a disclosure that Escape closes, returning focus to the bell', async () => {
  open({ unread: 120 }, { rows: notifications })
  await expect.element(bell).toHaveAttribute('aria-expanded', 'false')
  await expect.element(bell).toHaveTextContent('99+')
  await expect.element(bell).toHaveAccessibleName('Notifications, 99+ unread')
  await bell.click()
  await expect.element(bell).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Tab}{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(bell).toHaveFocus()
})

test('each kind says what happened and links to its concept or person', async () => {
  const read = { read: true }
  open(
    { unread: 0 },
    {
      rows: [
        buildNotification(1, read),
        buildNotification(2, { ...read, kind: 'concept', conceptId: 7, company: 'Lantern' }),
        buildNotification(3, { ...read, kind: 'quote' }),
        buildNotification(4, { ...read, kind: 'generation_failed' }),
        buildNotification(5, {
          ...{ ...read, kind: 'leads_stopped', name: '', contactId: null },
          subject: 'Nobody has sent a form for 12 days.',
        }),
        buildNotification(6, {
          ...{ ...read, kind: 'failures_rose', name: '', contactId: null },
          subject: 'In the last hour, 5 emails failed.',
        }),
      ],
    },
  )
  await bell.click()
  for (const [text, href] of [
    ['Person 1 sent a message', '/dashboard/users/1'],
    ['Person 2 asked for a concept', '/dashboard/concepts?concept=7'],
    ['Person 3 asked for an estimate', '/dashboard/users/1'],
    ['A concept for Person 4 could not be made', '/dashboard/users/1'],
    ['Leads have stopped', '/dashboard/analytics'],
    ['In the last hour, 5 emails failed.', '/dashboard'],
  ] as const) {
    await expect
      .element(panel.getByRole('link', { name: text, exact: false }))
      .toHaveAttribute('href', href)
  }
  await expect.element(panel.getByRole('button')).not.toBeInTheDocument()
})

test('a failed mark as read is rolled back and can be retried', async () => {
  const { responses } = open(
    { unread: 2 },
    { rows: notifications },
    { 'notifications.markRead': errorResponse(), 'notifications.markAllRead': errorResponse() },
  )
  await bell.click()
  const failures = messages.getByText('Failed to mark as read. Please try again.')
  for (const [index, name] of [
    'Mark as read: Person 1 sent a message',
    'Mark all as read',
  ].entries()) {
    await panel.getByRole('button', { name }).click()
    await expect.element(failures).toHaveLength(index + 1)
    await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread')
    await expect.element(unreadRows).toHaveLength(2)
  }
  responses['notifications.markAllRead'] = { unread: 0 }
  await messages.getByRole('button', { name: 'Retry' }).last().click()
  await expect.element(bell).toHaveAccessibleName('Notifications')
})

/** An unchanged count does not refetch the list, so the failed mark must. */
for (const count of [2, 0]) {
  test(`after a failed mark as read, the server’s state is shown: ${count} unread before`, async () => {
    const { responses } = open(
      { unread: count },
      { rows: notifications },
      { 'notifications.markRead': errorResponse() },
    )
    await expect
      .element(bell)
      .toHaveAccessibleName(count === 0 ? 'Notifications' : `Notifications, ${count} unread`)
    await bell.click()
    await expect.element(unreadRows).toHaveLength(2)
    responses['notifications.unread'] = { unread: 0 }
    responses['notifications.list'] = { rows: [buildNotification(1, { read: true })] }
    await panel.getByRole('button', { name: 'Mark as read: Person 1 sent a message' }).click()
    await expect.element(rows).toHaveLength(1)
    await expect.element(unreadRows).toHaveLength(0)
    await expect.element(bell).toHaveAccessibleName('Notifications')
  })
}

test('reports an empty list and a failure to load', async () => {
  const { responses } = open({ unread: 0 }, unreachable)
  await bell.click()
  await expect.element(panel.getByRole('alert')).toMatchTextContent('Failed to load notifications')
  responses['notifications.list'] = { rows: [] }
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect.element(panel).toMatchTextContent('No activity yet')
})

test('a count that arrives after the list does not reload the list', async () => {
  const count = Promise.withResolvers<{ unread: number }>()
  const { calls } = open(
    count.promise,
    { rows: notifications },
    { 'notifications.markAllRead': { unread: 0 } },
  )
  await bell.click()
  await expect.element(unreadRows).toHaveLength(2)
  await expect.element(panel.getByRole('status')).toHaveTextContent('')
  count.resolve({ unread: 2 })
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.element(panel).toMatchTextContent('All read')
  expect(calls.filter(({ name }) => name === 'notifications.list')).toHaveLength(1)
})

test('an open list shows new notifications by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { responses } = open({ unread: 1 }, { rows: [buildNotification(1)] })
  await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread')
  await bell.click()
  await expect.element(rows).toHaveLength(1)
  responses['notifications.unread'] = { unread: 2 }
  responses['notifications.list'] = { rows: [buildNotification(2), buildNotification(1)] }
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(rows).toHaveLength(2)
  expect(textsOf(rows)[0]).toContain('Person 2')
})

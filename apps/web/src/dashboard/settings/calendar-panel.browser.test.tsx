import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errorResponse, type Responses } from '../../testing/fake-calls.ts'
import { messages } from '../../testing/locators.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import { CalendarPanel } from './calendar-panel.tsx'

const URL = `https://emberlane.example/calendar/${'0a'.repeat(32)}/follow-ups.ics`
const feed = { createdAt: '2026-11-01T00:00:00.000Z', lastReadAt: null }
const open = (changes: Responses = {}) =>
  renderStaff(<CalendarPanel />, '/dashboard/settings', {
    'calendarFeeds.get': null,
    'calendarFeeds.renew': { feed, url: URL },
    'calendarFeeds.end': null,
    ...changes,
  })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const address = page.getByLabelText('Your secret feed URL')
const timesOf = (calls: { name: string }[], name: string) =>
  calls.filter((call) => call.name === name).length

test('an address is made, and shown until the page is left', async () => {
  open()
  await button('Create feed URL').click()
  await expect.element(address).toHaveValue(URL)
  await expect.element(button('Copy feed URL')).toBeVisible()
  await expect.element(page.getByText(/no calendar has read it yet/)).toBeVisible()
})

test('an address that was made before is not shown', async () => {
  open({ 'calendarFeeds.get': { ...feed, lastReadAt: '2026-11-02T00:00:00.000Z' } })
  await expect.element(page.getByText(/last read by a calendar/)).toBeVisible()
  await expect.element(address).not.toBeInTheDocument()
})

test('asks before the current address stops working', async () => {
  const calls = open({ 'calendarFeeds.get': feed })
  await button('Reset feed URL').click()
  await button('Cancel').click()
  expect(timesOf(calls, 'calendarFeeds.renew')).toBe(0)
  await button('Reset feed URL').click()
  await button('Reset feed URL').last().click()
  await expect.element(address).toHaveValue(URL)
  await button('Stop sharing').click()
  await button('Stop').click()
  await expect.element(messages).toMatchTextContent('The feed URL no longer works')
  await expect.element(button('Create feed URL')).toBeVisible()
  await expect.element(address).not.toBeInTheDocument()
})

test('says so when no address could be made', async () => {
  open({ 'calendarFeeds.renew': errorResponse() })
  await button('Create feed URL').click()
  await expect.element(messages).toMatchTextContent('Something on our side went wrong.')
  await expect.element(button('Create feed URL')).toBeVisible()
})

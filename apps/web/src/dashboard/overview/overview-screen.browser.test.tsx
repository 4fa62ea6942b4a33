import type { ActivityEntry } from '@agency/contract/dashboard'
import type { Today } from '@agency/contract/today'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errorResponse, type Responses } from '../../testing/fake-calls.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import { buildStaffConcept } from '../../testing/sample-data.ts'
import OverviewScreen from './overview-screen.tsx'

const nothing: Today = {
  waiting: { count: 0, rows: [] },
  followUps: { count: 0, rows: [] },
  proposals: { count: 0, rows: [] },
  emails: { count: 0, rows: [] },
  jobs: { count: 0, rows: [] },
}
const summary = {
  success: true,
  data: { users: 1234, concepts: 24, projects: 12, submissions: 7 },
}
const entry: ActivityEntry = {
  ...{ type: 'form', user: 'Tomas Vidal', time: '2026-03-01T00:00:00.000Z' },
  ...{ action: 'sent a message', id: 1 },
}
const concepts = {
  concepts: [4, 3, 2, 1].map((id) => buildStaffConcept(id)),
  ...{ matching: 4, newestId: 4 },
}
const MESSAGE = 'The database is having a lie-down.'
const failure = errorResponse(500, MESSAGE)
const DOCUMENTED = `Error loading dashboard data: ${MESSAGE}`

const open = (changes: Responses = {}) => {
  const responses: Responses = {
    'today.get': nothing,
    'concepts.page': concepts,
    'GET /api/analytics/summary': summary,
    'GET /api/activity/recent': { success: true, data: [entry] },
    ...changes,
  }
  renderStaff(<OverviewScreen />, '/dashboard', responses)
  return responses
}
const card = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const panel = (name: string) => page.getByRole('region', { name })

test('four cards show the server’s counts and link to their screens', async () => {
  open()
  for (const [name, value, href] of [
    ['Total Users', '1,234', '/dashboard/users'],
    ['Total Concepts', '24', '/dashboard/concepts'],
    ['Total Projects', '12', '/dashboard/projects'],
    ['Form Submissions', '7', '/dashboard/analytics'],
  ] as const) {
    await expect.element(card(name)).toHaveTextContent(`${name}${value}`)
    await expect.element(card(name)).toHaveAttribute('href', href)
  }
  const opacity = (name: string) => Number(getComputedStyle(card(name).element()).opacity)
  expect(opacity('Form Submissions')).toBeLessThan(1)
  expect(opacity('Total Users')).toBe(1)
})

test('counts that cannot be loaded show the server’s message, and can be retried', async () => {
  const responses = open({ 'GET /api/analytics/summary': failure })
  await expect.element(panel('Counts').getByRole('alert')).toMatchTextContent(DOCUMENTED)
  await expect.element(panel('Recent Activity').getByRole('listitem')).toHaveLength(1)
  await expect.element(panel('Recent Concepts').getByRole('listitem')).toHaveLength(4)
  responses['GET /api/analytics/summary'] = summary
  await panel('Counts').getByRole('button', { name: 'Try again' }).click()
  await expect.element(card('Total Concepts')).toBeVisible()
})

test('activity and concepts that cannot be loaded leave the counts in place', async () => {
  open({ 'GET /api/activity/recent': failure, 'concepts.page': failure })
  for (const name of ['Recent Activity', 'Recent Concepts']) {
    await expect.element(panel(name).getByRole('alert')).toMatchTextContent(DOCUMENTED)
  }
  await expect.element(card('Total Concepts')).toBeVisible()
})

test('an empty site explains what will show here', async () => {
  open({ 'GET /api/activity/recent': { success: true, data: [] } })
  await expect.element(panel('Recent Activity')).toMatchTextContent('No activity yet')
})

test('an owner for whom nothing waits is told so, and what would count', async () => {
  open()
  await expect.element(panel('Today')).toMatchTextContent('Nothing is waiting')
  await panel('Today').getByText('What counts as waiting').click()
  await expect
    .element(page.getByText(/An answer is an email that you wrote on their page/))
    .toBeVisible()
})

test('what is waiting can be retried if it cannot be loaded; the rest of the overview stays', async () => {
  const responses = open({ 'today.get': failure })
  await expect.element(panel('Today').getByRole('alert')).toMatchTextContent(DOCUMENTED)
  await expect.element(card('Total Concepts')).toBeVisible()
  responses['today.get'] = nothing
  await panel('Today').getByRole('button', { name: 'Try again' }).click()
  await expect.element(panel('Today')).toMatchTextContent('Nothing is waiting')
})

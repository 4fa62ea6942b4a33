import {
  GOALS_UNKNOWN,
  type GoalCount,
  type GoalsReport,
  goalEventDefinitions,
} from '@agency/contract/goal'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errorResponse, type Responses } from '../../testing/fake-calls.ts'
import { messages } from '../../testing/locators.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import AnalyticsScreen from '../analytics/analytics-screen.tsx'

const goal: GoalCount = {
  ...{ id: 4, name: 'Contact page', event: 'page_viewed', pageMatch: 'exact', path: '/contact' },
  ...{ active: true, countedFrom: '2026-03-03', updatedAt: '2026-11-01T00:00:00.000Z' },
  ...{ count: 45, before: 30 },
}
const accepted: GoalCount = {
  ...{ ...goal, id: 5, name: 'Signed', event: 'proposal_accepted', pageMatch: 'any', path: '' },
  ...{ active: false, count: 0, before: 1 },
}
const report = (goals: GoalCount[]): GoalsReport => ({
  ...{ from: '2026-03-01', to: '2026-03-30', days: 30, visits: { count: 900, before: 0 } },
  goals,
})
const open = (changes: Responses = {}, query = '') => {
  const responses: Responses = {
    ...{ 'goals.report': report([goal, accepted]), 'goals.deleted': [] },
    ...changes,
  }
  const path = `/dashboard/analytics?view=goals${query}`
  return { calls: renderStaff(<AnalyticsScreen />, path, responses), responses }
}
const callsOf = (calls: { name: string; input: unknown }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ input }) => input)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const table = page.getByRole('table', { name: 'Goals' })

test('each goal has its count, its change and its share of visits', async () => {
  open()
  await page.viewport(1440, 900)
  const row = table.getByRole('row', { name: /^Contact page/ })
  await expect.element(row).toMatchTextContent('Page viewed: /contact')
  await expect.element(row).toMatchTextContent('Counted from 3 Mar 2026')
  await expect.element(row).toMatchTextContent('+50%, before: 30')
  // There were no visits before to take a share of.
  await expect.element(row).toMatchTextContent('5%before: –')
  await expect
    .element(row.getByRole('link', { name: 'Contact page: 45' }))
    .toHaveAttribute('href', '/dashboard/analytics?view=goals&goal=4')
  const other = table.getByRole('row', { name: /^Signed/ })
  await expect.element(other).toMatchTextContent('Not in the emails')
  await expect.element(other.getByText(/Counted from/)).not.toBeInTheDocument()
  await expect.element(other.getByRole('link')).not.toBeInTheDocument()
})

test('every event is defined on the page, with what cannot be known', async () => {
  open()
  for (const text of [...Object.values(goalEventDefinitions), GOALS_UNKNOWN]) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  }
})

test('the first goal is added from the empty list', async () => {
  const { calls, responses } = open({ 'goals.report': report([]), 'goals.create': null })
  await expect.element(page.getByText('No goals yet')).toBeVisible()
  await button('Add goal').click()
  // All faults are reported at once.
  await button('Add goal').last().click()
  await expect.element(page.getByText('2 fields need attention')).toBeVisible()
  await page.getByLabelText('Name').fill('Brochure')
  await page.getByLabelText('What to count').selectOptions('PDF opened')
  await page.getByLabelText('Where').selectOptions('On any page')
  await expect.element(page.getByLabelText('Path')).not.toBeInTheDocument()
  await page.getByLabelText('What to count').selectOptions('Page viewed')
  // Views of any page are no goal.
  await expect.element(page.getByLabelText('Where')).toHaveValue('exact')
  await button('Add goal').last().click()
  await expect
    .element(page.getByRole('link', { name: 'Please enter the path of a page, such as /contact.' }))
    .toBeVisible()
  await page.getByLabelText('Path').fill('https://emberlane.example/brochure?x=1')
  responses['goals.report'] = report([goal])
  await button('Add goal').last().click()
  await expect.element(messages).toMatchTextContent('The goal “Brochure” was saved')
  expect(callsOf(calls, 'goals.create')).toEqual([
    {
      ...{ name: 'Brochure', event: 'page_viewed', pageMatch: 'exact', path: '/brochure' },
      active: true,
    },
  ])
  await expect.element(table).toBeVisible()
})

test('a change of what is counted says so before it is saved', async () => {
  const { calls, responses } = open({ 'goals.update': errorResponse(409, 'Somebody was first.') })
  await button('Edit Contact page').click()
  await page.getByLabelText('Name').fill('Contact')
  await expect.element(page.getByText(/You change what is counted/)).not.toBeInTheDocument()
  await page.getByLabelText('Where').selectOptions('On this page and all below it')
  await expect.element(page.getByText(/You change what is counted/)).toBeVisible()
  await page.getByLabelText('Part of the weekly and monthly emails').click()
  await button('Save changes').click()
  await expect.element(page.getByText('Somebody was first.')).toBeVisible()
  responses['goals.update'] = null
  await button('Save changes').click()
  await expect.element(messages).toMatchTextContent('The goal “Contact” was saved')
  expect(callsOf(calls, 'goals.update').at(-1)).toEqual({
    ...{ id: 4, updatedAt: goal.updatedAt, name: 'Contact', event: 'page_viewed' },
    ...{ pageMatch: 'below', path: '/contact', active: false },
  })
})

test('a goal is deleted at once, and the deletion can be undone', async () => {
  const { calls, responses } = open({ 'goals.delete': null, 'goals.restore': null })
  await expect.element(button('Delete Contact page')).toBeVisible()
  responses['goals.report'] = report([accepted])
  await button('Delete Contact page').click()
  await expect.element(messages).toMatchTextContent('The goal “Contact page” was deleted')
  await expect.element(table.getByRole('row', { name: /^Contact page/ })).not.toBeInTheDocument()
  responses['goals.report'] = report([goal, accepted])
  await messages.getByRole('button', { name: 'Undo' }).click()
  await expect.element(messages).toMatchTextContent('The goal “Contact page” is back')
  expect(callsOf(calls, 'goals.delete')).toEqual([{ id: 4, updatedAt: goal.updatedAt }])
  expect(callsOf(calls, 'goals.restore')).toEqual([{ id: 4 }])
  await expect.element(table.getByRole('row', { name: /^Contact page/ })).toBeVisible()
})

test('a goal can be restored after its message has gone', async () => {
  const deleted = { ...goal, deletedAt: '2026-11-02T03:00:00.000Z' }
  const { calls, responses } = open({
    ...{ 'goals.report': report([accepted]), 'goals.deleted': [deleted] },
    'goals.restore': errorResponse(409, 'There can be 30 goals.'),
  })
  const trash = page.getByRole('region', { name: 'Recently deleted' })
  await expect.element(trash.getByRole('row', { name: /^Contact page/ })).toBeVisible()
  await button('Restore Contact page').click()
  await expect.element(messages).toMatchTextContent('There can be 30 goals.')
  Object.assign(responses, { 'goals.restore': null, 'goals.deleted': [] })
  responses['goals.report'] = report([goal, accepted])
  await button('Restore Contact page').click()
  await expect.element(messages).toMatchTextContent('The goal “Contact page” is back')
  await expect.element(trash).not.toBeInTheDocument()
  await expect.element(table.getByRole('row', { name: /^Contact page/ })).toBeVisible()
  expect(callsOf(calls, 'goals.restore')).toEqual([{ id: 4 }, { id: 4 }])
})

test('deleted goals that cannot be loaded can be loaded again', async () => {
  const { responses } = open({ 'goals.deleted': errorResponse() })
  await expect.element(page.getByText('Failed to load deleted goals')).toBeVisible()
  responses['goals.deleted'] = []
  await button('Try again').click()
  await expect.element(page.getByText('Failed to load deleted goals')).not.toBeInTheDocument()
})

test('a deletion that fails says why, and the list can be loaded again', async () => {
  const { responses } = open({ 'goals.delete': errorResponse(409, 'Somebody was first.') })
  await button('Delete Contact page').click()
  await expect.element(messages).toMatchTextContent('Somebody was first.')
  responses['goals.report'] = errorResponse()
  await page.getByRole('radio', { name: 'Year' }).click({ force: true })
  await expect.element(page.getByText('Failed to load the goals')).toBeVisible()
  responses['goals.report'] = report([goal])
  await button('Try again').click()
  await expect.element(table).toBeVisible()
})

test('a count opens the days that it consists of', async () => {
  const { calls } = open(
    {
      'goals.rows': {
        rows: [
          { type: 'day', id: 0, day: '2026-03-30', count: 40 },
          { type: 'day', id: 1, day: '2026-03-29', count: 5 },
        ],
        ...{ from: '2026-03-01', to: '2026-03-30', label: 'Contact page', figure: 45, matching: 2 },
      },
    },
    '&goal=4&period=week',
  )
  const rows = page.getByRole('table', { name: 'Contact page' })
  await expect.element(rows.getByRole('row')).toHaveLength(3)
  await expect.element(page.getByText('45 from 1 Mar 2026 to 30 Mar 2026.')).toBeVisible()
  expect(callsOf(calls, 'goals.rows')).toMatchObject([{ id: 4, period: 'week' }])
  await expect
    .element(page.getByRole('link', { name: 'All goals' }))
    .toHaveAttribute('href', '/dashboard/analytics?view=goals&period=week')
})

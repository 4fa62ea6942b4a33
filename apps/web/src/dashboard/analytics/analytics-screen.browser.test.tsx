import type { AnalyticsPeriod, AnalyticsReport } from '@agency/contract/analytics'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errorResponse } from '../../testing/fake-calls.ts'
import { textsOf } from '../../testing/locators.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import AnalyticsScreen from './analytics-screen.tsx'

const noFigures = {
  ...{ totalUsers: 0, totalConcepts: 0, totalProjects: 0, totalContacts: 0 },
  ...{ conceptConversionRate: null, averageDailyUsers: 0, topIndustry: null, userRetention: null },
}
const buildReport = (change: Partial<AnalyticsReport> = {}): AnalyticsReport => ({
  period: 'month',
  from: '2026-03-01',
  to: '2026-03-30',
  figures: noFigures,
  before: noFigures,
  points: [{ at: '2026-03-01', visits: 0, views: 0, submissions: 0 }],
  kinds: [{ kind: 'message', count: 0, before: 0 }],
  industries: [],
  otherIndustries: 0,
  ...change,
})
const busyReport = buildReport({
  points: [{ at: '2026-03-01', visits: 3, views: 1234, submissions: 2 }],
  kinds: [
    { kind: 'message', count: 7, before: 0 },
    { kind: 'concept', count: 4, before: 5 },
    { kind: 'quote', count: 3, before: 2 },
  ],
  industries: [
    { industry: 'Retail', count: 3 },
    { industry: 'Finance', count: 1 },
  ],
  otherIndustries: 4,
})

const open = (report: unknown, query = '') =>
  renderStaff(<AnalyticsScreen />, `/dashboard/analytics${query}`, { 'analytics.report': report })
const period = (name: string) => page.getByRole('radio', { name, exact: true })
const chart = (name: RegExp) => page.getByRole('img', { name })
/** The card of a figure: its title, value, change and definition. */
const card = (title: string) =>
  page.getByCss('dl > div').filter({ has: page.getByText(title, { exact: true }) })

test('a change from the previous period has a sign and a word', async () => {
  const figures = { ...noFigures, totalUsers: 12, totalConcepts: 8, conceptConversionRate: 0.5 }
  const before = { ...noFigures, totalUsers: 5, totalConcepts: 9, conceptConversionRate: 0.25 }
  open(buildReport({ figures, before }))
  await expect.element(card('Total Users')).toMatchTextContent('+140%, up from 5')
  await expect.element(card('Total Concepts')).toMatchTextContent('−11%, down from 9')
  await expect
    .element(card('Concept Conversion Rate'))
    .toMatchTextContent('+25 points, up from 25%')
  await expect.element(card('Total Projects')).toMatchTextContent('Same as before')
})

test('days and months are in Australian format', async () => {
  const points = ['2026-03-01', '2026-03-02'].map((date) => ({
    ...{ at: date, visits: 1, views: 2, submissions: 0 },
  }))
  open(buildReport({ points }))
  await expect.element(page.getByText('1 Mar 2026 to 30 Mar 2026, 30 days')).toBeVisible()
  await expect
    .element(
      chart(/^Page views/)
        .getByText('1 Mar', { exact: true })
        .first(),
    )
    .toBeVisible()
})

for (const [name, id, summary, title, row] of [
  [
    /^Page views and visits by day, line chart/,
    'chart-traffic',
    '1,234 page views in 3 visits.',
    'Visits and forms',
    ['1 Mar 2026', '1,234', '3', '2'],
  ],
  [
    /^Form submissions by kind, bar chart/,
    'chart-kinds',
    'Messages: 7, before 0. Concept briefs: 4, before 5. Quote requests: 3, before 2.',
    'Form submissions',
    ['Messages', '7', '0'],
  ],
  [
    /^Industries of leads, donut chart/,
    'chart-industries',
    'Retail: 3. Finance: 1. Other industries: 4.',
    'Industries',
    ['Retail', '3', '37.5%'],
  ],
] as const) {
  test(`the chart ${title} has a name, a summary and its figures as a table`, async () => {
    open(busyReport)
    await expect.element(chart(name)).toBeVisible()
    await expect.element(page.getByCss(`#${id}-title`)).toMatchTextContent(name)
    await expect.element(page.getByCss(`#${id}-desc`)).toMatchTextContent(summary)
    await expect.element(chart(name)).toHaveAttribute('aria-describedby', `${id}-desc`)
    const panel = page.getByRole('region', { name: title, exact: true })
    await panel.getByText('View as a table').click()
    const cells = panel
      .getByRole('table', { name: title })
      .getByCss('tbody tr:first-child > :is(th, td)')
    await expect.poll(() => textsOf(cells)).toEqual([...row])
  })
}

test('forms by day have a chart of their own', async () => {
  open(busyReport)
  await expect.element(chart(/^Form submissions by day, line chart/)).toBeVisible()
})

test('Refresh reloads at once and shows the new figures', async () => {
  let requestCount = 0
  open(() => {
    requestCount += 1
    return buildReport({ figures: { ...noFigures, totalUsers: requestCount } })
  })
  const value = card('Total Users').getByRole('definition').first()
  await expect.element(value).toMatchTextContent(/^1$/)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.element(value).toMatchTextContent(/^2$/)
  await expect.element(page.getByText(/^As of \d\d:\d\d in Melbourne\./)).toBeVisible()
})

test('a report that cannot be loaded can be retried', async () => {
  let response: unknown = errorResponse()
  open(() => response)
  await expect
    .element(page.getByRole('alert').first())
    .toMatchTextContent('Failed to load analytics')
  response = buildReport()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(card('Total Users')).toBeVisible()
  await expect.element(page.getByText('Failed to load analytics')).not.toBeInTheDocument()
})

test('shows a placeholder while loading, and empty states for an empty period', async () => {
  const report = Promise.withResolvers<AnalyticsReport>()
  open(report.promise)
  await expect.element(page.getByText('Loading analytics...')).toBeInTheDocument()
  report.resolve(buildReport())
  for (const text of [
    'Nobody visited or sent a form in this period',
    'No forms were sent in this period or the one before',
    'No lead named an industry in this period',
  ]) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect.element(card('User Retention')).toMatchTextContent('None in either period')
})

test('charts reappear after an empty period', async () => {
  open(
    ({ period: requested }: { period: AnalyticsPeriod }) =>
      requested === 'week' ? buildReport({ period: requested }) : busyReport,
    '?period=week',
  )
  await expect.element(page.getByText('Nobody visited or sent a form in this period')).toBeVisible()
  await period('Month').click({ force: true })
  await expect.element(chart(/^Page views/)).toBeVisible()
})

test('an unknown period falls back to the default, and charts have tooltips', async () => {
  open(busyReport, '?period=decade')
  await expect.element(period('Month')).toBeChecked()
  await chart(/^Page views/).hover()
  await expect.element(page.getByText('Page views 1,234', { exact: true })).toBeVisible()
})

import {
  type AnalyticsPeriod,
  type AnalyticsReport,
  figureDefinitions,
  figureNames,
} from '@agency/contract/analytics'
import { waitForPage } from '@agency/tools/browser/settled-page'
import { fullOnly, fullUnless } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { mockCalls, proceduresOf } from '../support/mock-calls.ts'
import { expect } from '../support/site-test.ts'
import { failProcedure, ignoreStatusErrors, staffTest as test } from '../support/staff-test.ts'

const period = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const chart = (page: Page, name: RegExp) => page.getByRole('img', { name })
/** The card of a figure: its title, value, change and definition. */
const card = (page: Page, title: string) =>
  page.locator('dl > div').filter({ has: page.getByText(title, { exact: true }) })
const fetchReport = async (page: Page, token: string, requestedPeriod: AnalyticsPeriod) => {
  const input = encodeURIComponent(JSON.stringify({ period: requestedPeriod }))
  const response = await page.request.get(`/trpc/analytics.report?input=${input}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await response.json()).result.data as AnalyticsReport
}

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

test('shows the server’s eight figures, each with its definition', async ({ page }) => {
  const responsePromise = page.waitForResponse(/\/trpc\/[^?]*analytics\.report/)
  await page.goto('/dashboard/analytics')
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
  // The response that the page received: other tests keep making contacts and concepts.
  const response = await responsePromise
  const index = proceduresOf(response.url()).indexOf('analytics.report')
  const { figures } = (await response.json())[index].result.data as AnalyticsReport
  const count = (value: number) => value.toLocaleString('en-AU')
  const share = (value: number | null) =>
    value === null ? '–' : `${Number((value * 100).toFixed(1))}%`
  for (const [title, value] of [
    ['Total Users', count(figures.totalUsers)],
    ['Total Concepts', count(figures.totalConcepts)],
    ['Total Projects', count(figures.totalProjects)],
    ['Total Contacts', count(figures.totalContacts)],
    ['Concept Conversion Rate', share(figures.conceptConversionRate)],
    ['Average Daily Users', String(Number(figures.averageDailyUsers.toFixed(1)))],
    ['Top Industry', figures.topIndustry ?? '–'],
    ['User Retention', share(figures.userRetention)],
  ] as const) {
    await expect(card(page, title).getByRole('definition').first()).toHaveText(value)
  }
  for (const name of figureNames) {
    await expect(page.getByText(figureDefinitions[name], { exact: true })).toBeVisible()
  }
})

test('a change from the previous period has a sign and a word', async ({ page }) => {
  const figures = { ...noFigures, totalUsers: 12, totalConcepts: 8, conceptConversionRate: 0.5 }
  const before = { ...noFigures, totalUsers: 5, totalConcepts: 9, conceptConversionRate: 0.25 }
  await mockCalls(page, { 'analytics.report': buildReport({ figures, before }) })
  await page.goto('/dashboard/analytics')
  await expect(card(page, 'Total Users')).toContainText('+140%, up from 5')
  await expect(card(page, 'Total Concepts')).toContainText('−11%, down from 9')
  await expect(card(page, 'Concept Conversion Rate')).toContainText('+25 points, up from 25%')
  await expect(card(page, 'Total Projects')).toContainText('Same as before')
})

for (const [name, value, days, points, labels] of [
  ['Week', 'week', 7, 7, 7],
  ['Month', 'month', 30, 30, 6],
  ['Quarter', 'quarter', 90, 90, 13],
  ['Year', 'year', 365, undefined, undefined],
] as const) {
  test(
    `${name} covers ${days} days, is in the URL, and labels the documented points`,
    fullUnless(name === 'Month'),
    async ({ page, token }) => {
      const otherPeriod = name === 'Month' ? 'Week' : 'Month'
      await page.goto(`/dashboard/analytics?period=${otherPeriod.toLowerCase()}`)
      await expect(period(page, otherPeriod)).toBeChecked()
      await period(page, name).check({ force: true })
      await expect(page.getByText(`, ${days} days`)).toBeVisible()
      await expect(page).toHaveURL(
        name === 'Month' ? /\/dashboard\/analytics$/ : new RegExp(`period=${value}`),
      )
      await page.reload()
      await expect(period(page, name)).toBeChecked()
      const report = await fetchReport(page, token, value)
      // A year is plotted by month: twelve or, if it begins mid-month, thirteen.
      const expected = points ?? report.points.length
      expect(report.points).toHaveLength(expected)
      await page.getByText('View as a table').first().click()
      const table = page.getByRole('table', { name: 'Visits and forms' })
      await expect(table.locator('tbody tr')).toHaveCount(expected)
      await expect(
        chart(page, /^Page views and visits/).locator('[id^="chart-axis-0-tickLabels-"]'),
      ).toHaveCount(labels ?? Math.ceil(expected / 3))
    },
  )
}

test('days and months are in Australian format', fullOnly, async ({ page }) => {
  const points = ['2026-03-01', '2026-03-02'].map((date) => ({
    ...{ at: date, visits: 1, views: 2, submissions: 0 },
  }))
  await mockCalls(page, { 'analytics.report': buildReport({ points }) })
  await page.goto('/dashboard/analytics')
  await expect(page.getByText('1 Mar 2026 to 30 Mar 2026, 30 days')).toBeVisible()
  await expect(chart(page, /^Page views/).getByText('1 Mar', { exact: true })).toBeVisible()
})

test('each chart has a name, a summary and its figures as a table', async ({ page }) => {
  await mockCalls(page, {
    'analytics.report': buildReport({
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
    }),
  })
  await page.goto('/dashboard/analytics')
  for (const [name, id, summary, title, row] of [
    [
      /^Page views and visits by day, line chart/,
      'chart-traffic',
      '1,234 page views in 3 visits.',
      'Visits and forms',
      ['1 Mar 2026', '1,234', '3', '2'],
    ],
    [
      /^Forms sent by kind, bar chart/,
      'chart-kinds',
      'Messages: 7, before 0. Concept briefs: 4, before 5. Quote requests: 3, before 2.',
      'Forms sent',
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
    await expect(chart(page, name)).toBeVisible()
    await expect(page.locator(`#${id}-title`)).toHaveText(name)
    await expect(page.locator(`#${id}-desc`)).toHaveText(summary)
    await expect(chart(page, name)).toHaveAttribute('aria-describedby', `${id}-desc`)
    const panel = page.getByRole('region', { name: title, exact: true })
    await panel.getByText('View as a table').click()
    const cells = panel.getByRole('table', { name: title }).locator('tbody tr').first()
    await expect(cells.locator('th, td')).toHaveText([...row])
  }
  await expect(chart(page, /^Forms sent by day, line chart/)).toBeVisible()
})

test('Refresh reloads at once and shows the new figures', fullOnly, async ({ page }) => {
  let requestCount = 0
  await mockCalls(page, {
    'analytics.report': () => {
      requestCount += 1
      return buildReport({ figures: { ...noFigures, totalUsers: requestCount } })
    },
  })
  await page.goto('/dashboard/analytics')
  const value = card(page, 'Total Users').getByRole('definition').first()
  await expect(value).toHaveText('1')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(value).toHaveText('2')
  await expect(page.getByText(/^As of \d\d:\d\d in Melbourne\./)).toBeVisible()
})

test('a report that cannot be loaded can be retried', fullOnly, async ({ page, problems }) => {
  const stopFailing = await failProcedure(page, 'analytics.report')
  await page.goto('/dashboard/analytics')
  await expect(page.getByRole('alert')).toContainText('Failed to load analytics')
  await stopFailing()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(chart(page, /^Page views/)).toBeVisible()
  ignoreStatusErrors(problems)
})

test(
  'shows a placeholder while loading, and empty states for an empty period',
  fullOnly,
  async ({ page }) => {
    let resolveReport = (_report: AnalyticsReport) => {}
    const report = new Promise<AnalyticsReport>((resolve) => {
      resolveReport = resolve
    })
    await mockCalls(page, { 'analytics.report': report })
    await page.goto('/dashboard/analytics')
    await expect(page.getByText('Loading analytics...')).toBeAttached()
    resolveReport(buildReport())
    for (const text of [
      'Nobody visited or sent a form in this period',
      'No forms were sent in this period or the one before',
      'No lead named an industry in this period',
    ]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(card(page, 'User Retention')).toContainText('None in either period')
  },
)

test('charts reappear after an empty period', fullOnly, async ({ page }) => {
  const points = [{ at: '2026-03-01', visits: 3, views: 7, submissions: 1 }]
  await mockCalls(page, {
    'analytics.report': ({ period: requested }: { period: AnalyticsPeriod }) =>
      requested === 'week'
        ? buildReport({ period: requested })
        : buildReport({ period: requested, points }),
  })
  await page.goto('/dashboard/analytics?period=week')
  await expect(page.getByText('Nobody visited or sent a form in this period')).toBeVisible()
  await period(page, 'Month').check({ force: true })
  await expect(chart(page, /^Page views/)).toBeVisible()
})

test('the chart code is loaded with this screen only', fullOnly, async ({ page }) => {
  const chunks: string[] = []
  page.on('request', (request) => chunks.push(new URL(request.url()).pathname))
  await page.goto('/dashboard')
  await waitForPage(page)
  expect(chunks.filter((path) => path.includes('/charts-'))).toEqual([])
  await page.getByRole('link', { name: 'Analytics', exact: true }).click()
  await expect(chart(page, /^Page views/)).toBeVisible()
  expect(chunks.filter((path) => path.includes('/charts-'))).toHaveLength(1)
})

test(
  'an unknown period falls back to the default, and charts have tooltips',
  fullOnly,
  async ({ page }) => {
    await page.goto('/dashboard/analytics?period=decade')
    await expect(period(page, 'Month')).toBeChecked()
    const viewsChart = chart(page, /^Page views/)
    // Anything that loads above it may move it away from under the pointer.
    await expect(async () => {
      await viewsChart.scrollIntoViewIfNeeded()
      const box = await viewsChart.boundingBox()
      if (!box) throw new Error('The chart has no bounding box.')
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.move(box.x + box.width / 2 + 4, box.y + box.height / 2)
      await expect(page.getByText(/^Page views \d+$/)).toBeVisible({ timeout: 1_000 })
    }).toPass()
  },
)

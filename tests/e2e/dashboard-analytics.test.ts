import {
  type AnalyticsPeriod,
  type AnalyticsReport,
  figureDefinitions,
  figureNames,
} from '@agency/contract/analytics'
import { waitForPage } from '@agency/tools/browser/settled-page'
import { fullOnly, fullUnless } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { proceduresOf } from '../support/mock-calls.ts'
import { expect } from '../support/site-test.ts'
import { staffTest as test } from '../support/staff-test.ts'

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

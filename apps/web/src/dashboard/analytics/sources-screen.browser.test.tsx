import type { SourcesReport } from '@agency/contract/sources-report'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errorResponse } from '../../testing/fake-calls.ts'
import { renderStaff } from '../../testing/render-component.tsx'
import AnalyticsScreen from './analytics-screen.tsx'

const nothing = {
  ...{ visits: 0, started: 0, sent: 0, opened: 0, proposals: 0, accepted: 0, acceptedCents: 0 },
}
const buildReport = (change: Partial<SourcesReport> = {}): SourcesReport => ({
  ...{ from: '2026-03-01', to: '2026-03-30', days: 30, group: 'channel' },
  total: { figures: nothing, before: nothing },
  ...{ rows: [], others: null, entries: [], exits: [], devices: [] },
  bots: { count: 0, before: 0 },
  ...change,
})
const open = (report: unknown) =>
  renderStaff(<AnalyticsScreen />, '/dashboard/analytics?view=sources', {
    'sources.report': report,
  })

test('a change is a signed percentage, and a zero opens nothing', async () => {
  const figures = { ...nothing, visits: 30, sent: 3 }
  const before = { ...nothing, visits: 20, sent: 4, accepted: 1, acceptedCents: 850_000 }
  open(
    buildReport({
      total: { figures, before },
      rows: [{ key: 'search', label: 'Search', figures, before }],
    }),
  )
  await page.viewport(1440, 900)
  const row = page
    .getByRole('table', { name: /^From visits to dollars/ })
    .getByRole('row', { name: /^Search/ })
  await expect.element(row).toMatchTextContent('+50%, before: 20')
  await expect.element(row).toMatchTextContent('−25%, before: 4')
  await expect.element(row).toMatchTextContent('−100%, before: $8,500')
  await expect.element(row.getByRole('link')).toHaveLength(2)
  await expect.element(page.getByText('10% of visits')).toBeVisible()
})

test('says so if there is nothing, and can be loaded again after a failure', async () => {
  let response: unknown = errorResponse()
  open(() => response)
  await expect.element(page.getByText('Failed to load the sources', { exact: false })).toBeVisible()
  response = buildReport()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect
    .element(page.getByText('Nobody visited in this period or the one before'))
    .toBeVisible()
})

import { readFile } from 'node:fs/promises'
import { funnelDefinitions, SOURCES_UNKNOWN } from '@agency/contract/sources-report'
import { channelDefinitions } from '@agency/contract/visit-source'
import { waitForPage } from '@agency/tools/browser/settled-page'
import type { Page } from 'playwright/test'
import { allThemesAndWidths, expectToBeAccessible } from '../support/accessible.ts'
import { expect } from '../support/site-test.ts'
import { staffTest as test } from '../support/staff-test.ts'

const PATH = '/dashboard/analytics?view=sources'
const table = (page: Page) => page.getByRole('table', { name: /^From visits to dollars/ })

test('opens from the analytics, and defines every figure and channel', async ({ page }) => {
  await page.goto('/dashboard/analytics')
  await page.getByRole('link', { name: 'Sources', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sources' })).toBeVisible()
  await expect(table(page)).toBeVisible()
  for (const text of [...Object.values(funnelDefinitions), ...Object.values(channelDefinitions)]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByText(SOURCES_UNKNOWN)).toBeVisible()
})

test('the demo’s report is accessible, and its period, group and figures are in the URL', async ({
  page,
}) => {
  await page.goto(PATH)
  await expect(table(page).getByRole('row', { name: /^Search/ })).toBeVisible()
  await waitForPage(page)
  await expectToBeAccessible(page, allThemesAndWidths)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('radio', { name: 'Year', exact: true }).check({ force: true })
  await page.getByRole('radio', { name: 'Source', exact: true }).check({ force: true })
  await expect(table(page).getByRole('row', { name: /^ChatGPT/ })).toBeVisible()
  await expect(page).toHaveURL(/period=year/)
  await expect(page).toHaveURL(/group=source/)
  await page.reload()
  const sent = table(page)
    .getByRole('row', { name: /^Google/ })
    .first()
    .getByRole('link', { name: 'Google, Form submissions:' })
  const count = Number((await sent.innerText()).replace(/\D/g, ''))
  expect(count).toBeGreaterThan(0)
  await sent.click()
  const rows = page.getByRole('table', { name: 'Form submissions: Google' })
  // The heading row, and one for each form that the figure counts.
  await expect(rows.getByRole('row')).toHaveCount(count + 1)
  await rows.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Source' })).toContainText('Google (Search)')
  await page.goBack()
  await page.getByRole('link', { name: 'All sources' }).click()
  await expect(page).toHaveURL(/period=year&group=source$/)
})

test('the rows of a figure are accessible, and name the days of visits', async ({ page }) => {
  await page.goto(`${PATH}&figure=visits&key=search`)
  await expect(page.getByRole('table', { name: 'Visits: Search' })).toBeVisible()
  await waitForPage(page)
  await expectToBeAccessible(page, allThemesAndWidths)
})

test('days can be chosen, and the report is exported as it is shown', async ({ page }) => {
  await page.goto(`${PATH}&group=page`)
  await expect(table(page)).toBeVisible()
  const [from, to] = ['2026-02-01', '2026-02-14']
  await page.goto(`${PATH}&group=page&from=${from}&to=${to}`)
  await expect(page.getByText('1 Feb 2026 to 14 Feb 2026, 14 days')).toBeVisible()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(from)
  await page.getByLabel('To', { exact: true }).fill('2026-02-07')
  await expect(page.getByText('1 Feb 2026 to 7 Feb 2026, 7 days')).toBeVisible()
  const downloadPromise = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('button', { name: 'Export the report on sources as CSV' }).click()
  const download = await downloadPromise
  expect(download.suggestedFilename()).toBe('sources-by-page-2026-02-01-to-2026-02-07.csv')
  expect(await readFile(await download.path(), 'utf8')).toContain('"Visits (period before)"')
})

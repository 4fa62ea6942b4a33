import { GOALS_UNKNOWN } from '@agency/contract/goal'
import { waitForPage } from '@agency/tools/browser/settled-page'
import { allThemesAndWidths, expectToBeAccessible } from '../support/accessible.ts'
import { expect } from '../support/site-test.ts'
import { staffTest as test, uniqueWord } from '../support/staff-test.ts'

const PATH = '/dashboard/analytics?view=goals'
/** A headless browser says that it is one, and is counted as a program. */
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'

test('a visit reaches a goal, whose count opens its days; deleted, it can be brought back', async ({
  page,
  browser,
}) => {
  const name = uniqueWord('Privacy read')
  await page.goto('/dashboard/analytics')
  await page.getByRole('link', { name: 'Goals', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Goals' })).toBeVisible()
  await expect(page.getByText(GOALS_UNKNOWN)).toBeVisible()
  await page.getByRole('button', { name: 'Add goal' }).click()
  const form = page.getByRole('dialog', { name: 'Add goal' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Path').fill('/privacy-policy')
  await form.getByRole('button', { name: 'Add goal' }).click()
  const row = page.getByRole('table', { name: 'Goals' }).getByRole('row', { name })
  await expect(row).toContainText('Page viewed: /privacy-policy')
  /** The number at the end of the first line; the link's name is before it. */
  const countOf = async () =>
    Number(/(\d+)$/m.exec(await row.getByRole('cell').nth(1).innerText())?.[1])
  const before = await countOf()

  // Neither the page that staff open nor that of a program counts.
  const staffPage = await page.context().newPage()
  await staffPage.goto('/privacy-policy')
  await expect(staffPage.getByRole('heading', { level: 1 })).toBeVisible()
  await staffPage.close()
  const visitor = await browser.newContext({
    ...{ userAgent: BROWSER, storageState: { cookies: [], origins: [] } },
  })
  const visit = await visitor.newPage()
  const recorded = visit.waitForResponse('**/trpc/siteEvents.record')
  await visit.goto('/privacy-policy')
  expect((await recorded).status()).toBe(200)
  await visitor.close()
  await page.reload()
  await expect.poll(countOf).toBe(before + 1)

  await row.getByRole('link', { name }).click()
  await expect(page.getByRole('table', { name })).toContainText(/\d/)
  await expect(page.getByText(new RegExp(`^${before + 1} from `))).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(row).toHaveCount(0)
})

test('a goal’s form is accessible', async ({ page }) => {
  await page.goto(PATH)
  await page.getByRole('button', { name: 'Add goal' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add goal' }).click()
  await expect(page.getByText('2 fields need attention')).toBeVisible()
  await waitForPage(page)
  await expectToBeAccessible(page, allThemesAndWidths)
})

test('an email’s link leads to the choice of emails, which is kept', async ({ page }) => {
  await page.goto('/dashboard/settings/my-emails')
  const weekly = page.getByRole('checkbox', { name: 'Weekly summary' })
  await expect(weekly).toBeChecked()
  await weekly.uncheck()
  await expect(page.getByText('Weekly summary: off')).toBeVisible()
  await page.reload()
  await expect(weekly).not.toBeChecked()
  await weekly.check()
  await expect(page.getByText('Weekly summary: on')).toBeVisible()
})

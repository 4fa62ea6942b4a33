import { expect, type Locator, type Page } from 'playwright/test'
import { failProcedure } from './staff-test.ts'

/**
 * Expects a prompt about unsaved changes before a form is left, a draft of them in the browser that
 * can be restored, and no draft after the person chose to leave without them.
 */
export async function expectDraftToBeKept(
  page: Page,
  field: Locator,
  draft: string,
): Promise<void> {
  const stored = () => page.evaluate((key) => localStorage.getItem(key), draft)
  await field.fill('Half a thought')
  await page.getByRole('link', { name: 'Projects', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(field).toHaveValue('Half a thought')
  await expect.poll(stored).toContain('Half')
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Restore draft' }).click()
  await expect(field).toHaveValue('Half a thought')
  await page.getByRole('link', { name: 'Projects', exact: true }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/dashboard/projects')
  expect(await stored()).toBeNull()
}

/**
 * Expects a form that cannot be loaded to say so and retry, and one that cannot be saved to keep
 * its input.
 */
export async function expectFailuresToBeReported(
  page: Page,
  {
    url,
    of,
    procedures,
    field,
    save,
  }: { url: string; of: string; procedures: string; field: Locator; save: Locator },
): Promise<void> {
  const heal = await failProcedure(page, `${procedures}.get`)
  await page.goto(url)
  await expect(page.getByRole('alert')).toContainText(`Failed to load ${of}`)
  await heal()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(field).toBeVisible()
  await failProcedure(page, `${procedures}.update`, {
    ...{ message: 'The database is unavailable.', status: 503 },
  })
  await field.fill('Not lost')
  await save.click()
  await expect(page.getByRole('alert')).toHaveText('The database is unavailable.')
  await expect(field).toHaveValue('Not lost')
}

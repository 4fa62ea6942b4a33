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
  const readDraft = () => page.evaluate((key) => localStorage.getItem(key), draft)
  await field.fill('Half a thought')
  await page.getByRole('link', { name: 'Projects', exact: true }).click()
  const leaveDialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await leaveDialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(field).toHaveValue('Half a thought')
  await expect.poll(readDraft).toContain('Half')
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Restore draft' }).click()
  await expect(field).toHaveValue('Half a thought')
  await page.getByRole('link', { name: 'Projects', exact: true }).click()
  await leaveDialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/dashboard/projects')
  expect(await readDraft()).toBeNull()
}

/**
 * Expects a form that cannot be loaded to say so and retry, and one that cannot be saved to keep
 * its input.
 */
export async function expectFailuresToBeReported(
  page: Page,
  {
    url,
    subject,
    router,
    field,
    save,
  }: { url: string; subject: string; router: string; field: Locator; save: Locator },
): Promise<void> {
  const stopFailing = await failProcedure(page, `${router}.get`)
  await page.goto(url)
  await expect(page.getByRole('alert')).toContainText(`Failed to load ${subject}`)
  await stopFailing()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(field).toBeVisible()
  await failProcedure(page, `${router}.update`, {
    ...{ message: 'The database is unavailable.', status: 503 },
  })
  await field.fill('Not lost')
  await save.click()
  await expect(page.getByRole('alert')).toHaveText('The database is unavailable.')
  await expect(field).toHaveValue('Not lost')
}

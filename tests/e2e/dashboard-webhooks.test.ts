import { waitForPage } from '@agency/tools/browser/settled-page'
import { axeViolations } from '../support/accessible.ts'
import { expect } from '../support/site-test.ts'
import { ignoreStatusErrors, staffTest as test, uniqueWord } from '../support/staff-test.ts'

test('staff add a webhook, try it, read why it failed, and delete it', async ({
  page,
  problems,
}) => {
  const name = uniqueWord('CRM')
  await page.goto('/dashboard/settings')
  await page.getByRole('link', { name: 'Webhooks' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible()
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const form = page.getByRole('dialog', { name: 'Add webhook' })
  await form.getByLabel('Endpoint URL').fill('https://127.0.0.1/hooks')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('A client accepted a proposal').check()
  await form.getByRole('button', { name: 'Add webhook' }).click()
  await expect(form).toContainText('This address is not on the public internet')
  expect(await axeViolations(page)).toEqual([])
  ignoreStatusErrors(problems)

  // Nobody can register this name, so nothing leaves the machine.
  await form.getByLabel('Endpoint URL').fill('https://hooks.emberlane.invalid/in')
  await form.getByRole('button', { name: 'Add webhook' }).click()
  const secret = page.getByRole('dialog', { name: 'Copy the signing secret now' })
  await expect(secret.getByLabel('Signing secret')).toHaveValue(/^whsec_[A-Za-z0-9+/]{43}=$/)
  await secret.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await waitForPage(page)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Send test event' }).click()
  const delivery = page.getByRole('dialog', { name: 'Test event' })
  await expect(delivery).toContainText('The name of the server could not be resolved.', {
    timeout: 30_000,
  })
  await expect(delivery).toContainText('"type": "webhook.test"')
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(delivery).toHaveCount(0)
  // A dialog is hidden a moment before the page hears of it and changes the URL.
  await expect(page).not.toHaveURL(/delivery=/)
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'Test event' })).toContainText(
    'Will be retried',
  )
  await expect(page.getByText('Failing')).toBeVisible()

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete webhook' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

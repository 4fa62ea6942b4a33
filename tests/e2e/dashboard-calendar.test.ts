import { expect } from '../support/site-test.ts'
import { staffTest as test } from '../support/staff-test.ts'

test('follow-ups are read from a secret address, until it is replaced', async ({ page }) => {
  await page.goto('/dashboard/settings#calendar')
  const panel = page.getByRole('region', { name: 'Calendar' })
  await panel.getByRole('button', { name: /^(?:Create|Reset) feed URL$/ }).click()
  // A retry of this test finds the address of the first attempt.
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Reset feed URL' })
  const address = panel.getByLabel('Your secret feed URL')
  await expect(address.or(confirm)).toBeVisible()
  if (await confirm.isVisible()) await confirm.click()
  await expect(address).toHaveValue(/\/calendar\/[0-9a-f]{64}\/follow-ups\.ics$/)
  const { pathname } = new URL(await address.inputValue())
  const response = await page.request.get(pathname)
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR$/s)

  await page.reload()
  await expect(panel).toContainText('last read by a calendar')
  await expect(address).toBeHidden()
  await panel.getByRole('button', { name: 'Reset feed URL' }).click()
  await confirm.click()
  await expect(address).toBeVisible()
  expect((await page.request.get(pathname)).status()).toBe(404)
})

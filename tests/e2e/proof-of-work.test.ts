import type { Page } from 'playwright/test'
import { expectToBeAccessible } from '../support/accessible.ts'
import { makePicture } from '../support/forms.ts'
import { fillGenerator, submitButton } from '../support/generator-form.ts'
import { expect, logIn } from '../support/site-test.ts'
import { ignoreStatusErrors, freshDemoTest as test } from '../support/staff-test.ts'

/** The owner switches on that everybody is asked. */
async function askEverybody(page: Page, url: string): Promise<void> {
  const headers = { authorization: `Bearer ${await logIn(url)}` }
  const { result } = await (await page.request.get('/trpc/settings.get', { headers })).json()
  const change = { botProtection: { proofOfWork: 'always' } }
  const data = { change, updatedAt: result.data.updatedAt }
  const response = await page.request.post('/trpc/settings.update', { headers, data })
  expect(response.ok()).toBe(true)
}

test('while everybody is asked, forms are sent with a proof of work, by keyboard and without other sites', async ({
  page,
  demo,
  problems,
}) => {
  await askEverybody(page, demo.url)
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  const dialog = page.getByRole('dialog', { name: 'One moment' })

  await page.goto('/contact')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Name' }).fill('Ada')
  await main.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await main.getByRole('textbox', { name: 'Message' }).fill('Our booking page is slow.')
  let isFailing = true
  await page.route('**/api/proof-of-work', (route) =>
    isFailing ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(dialog.getByRole('status')).toContainText('Tick the box to try again.')
  await expectToBeAccessible(page)
  isFailing = false
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('Message sent successfully!')).toBeFocused()
  await expect(dialog).toBeHidden()

  await page.goto('/ai-generator')
  await fillGenerator(page)
  await submitButton(page).click()
  await expect(page.getByRole('heading', { name: 'Your Generated Website Concept' })).toBeVisible({
    timeout: 60_000,
  })

  await page.goto('/ghibli-generator')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a photo' }).click()
  const photo = { name: 'harbour.jpg', mimeType: 'image/jpeg', buffer: await makePicture('jpeg') }
  await (await chooser).setFiles(photo)
  await page.getByRole('button', { name: 'Transform Image' }).click()
  await expect(page.locator('[data-status]')).toContainText('Saved to server', {
    timeout: 120_000,
  })
  expect([...hosts].filter(Boolean)).toEqual([new URL(demo.url).host])
  ignoreStatusErrors(problems)
})

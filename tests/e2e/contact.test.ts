import { fullOnly } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { ignoreFailedCalls } from '../support/mock-calls.ts'
import { expect, test } from '../support/site-test.ts'

const field = (page: Page, label: string) =>
  page.getByRole('main').getByRole('textbox', { name: label })
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const message = { Name: 'Ada', Email: 'ada@example.com', Message: 'Our booking page is slow.' }
const SUCCESS_MESSAGE = 'Message sent successfully! We will be in touch soon.'

async function write(page: Page, texts: Record<string, string> = message) {
  await page.goto('/contact')
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text)
}

test('shows where the agency is and how to reach it', async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible()
  await expect(main.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(main.locator('a[href^="tel:"]')).toBeVisible()
  await expect(main.getByText('Melbourne, Australia').first()).toBeVisible()
  for (const name of ['LinkedIn', 'Instagram', 'Facebook', 'X']) {
    const link = main.getByRole('link', { name, exact: true })
    expect(await link.getAttribute('href')).toMatch(/^https:\/\//)
  }
  await expect(main.getByRole('heading', { name: 'Visit Our Office' })).toBeVisible()
  const maps = main.getByRole('link', { name: 'Get Directions' })
  expect(await maps.getAttribute('href')).toMatch(/^https:\/\//)
})

test('pressing Send moves nothing from under the pointer before its release', async ({ page }) => {
  await write(page, { ...message, Message: '' })
  await field(page, 'Message').focus()
  await sendButton(page).hover()
  await page.mouse.down()
  await expect(field(page, 'Message')).toBeFocused()
  await page.mouse.up()
  await expect(page.locator('a[href="#message"]')).toBeVisible()
})

test('a message without a subject is sent, stored by the server and cleared', async ({ page }) => {
  await write(page)
  await sendButton(page).click()
  // The confirmation takes the form's place, and the focus.
  await expect(page.getByRole('status').getByText(SUCCESS_MESSAGE)).toBeFocused()
  await expect(sendButton(page)).toBeHidden()
  await page.getByRole('link', { name: 'Write another message' }).click()
  for (const label of [...Object.keys(message), 'Subject']) {
    await expect(field(page, label)).toHaveValue('')
  }
})

test('a draft survives a reload', async ({ page }) => {
  await write(page, { ...message, Subject: 'Bookings' })
  await page.reload()
  for (const [label, value] of Object.entries({ ...message, Subject: 'Bookings' })) {
    await expect(field(page, label)).toHaveValue(value)
  }
})

test(
  'without the validation code the server’s validation decides',
  fullOnly,
  async ({ page, problems }) => {
    await page.route(/assets\/contact-message-/, (route) => route.abort())
    await write(page, { ...message, Email: 'ada at example' })
    await sendButton(page).click()
    await expect(page.getByText('Please enter a valid email address.').first()).toBeVisible()
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
    ignoreFailedCalls(problems)
  },
)

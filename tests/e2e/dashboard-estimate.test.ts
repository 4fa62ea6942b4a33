import type { Page } from 'playwright/test'
import { expect } from '../support/site-test.ts'
import { forgetStatuses, staffTest as test } from '../support/staff-test.ts'

const CALL = '/api/quotes/website'
const button = (page: Page) => page.getByRole('button', { name: 'Generate Estimate PDF' })
const fill = async (page: Page) => {
  await page.goto('/dashboard/create-estimate')
  await page.getByLabel('First name').fill('Mira')
  await page.getByLabel('Last name').fill('Castellan')
  await page.getByLabel('Email').fill('mira@saltbush.example')
  await page.getByLabel('Website description').fill('A site for a law firm with bookings.')
}

test('makes an estimate, downloads it under its own name, and keeps it at hand', async ({
  page,
}) => {
  await fill(page)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Create Website Estimate Request' }),
  ).toBeVisible()
  const size = page.getByLabel('Company size')
  await expect(size).toHaveAttribute('placeholder', 'e.g., 1-10 employees, Startup, etc.')
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Phone')).toHaveAttribute('type', 'tel')
  await page.getByLabel('Target market').fill('Family businesses')
  await page.getByLabel('Industry').fill('Legal Services')
  await page.getByLabel('Company name').fill('Saltbush Legal')
  const [downloaded, answer] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForResponse(CALL),
    button(page).click(),
  ])
  const { pdfUrl } = await answer.json()
  expect(downloaded.suggestedFilename()).toBe(pdfUrl.split('/').at(-1))
  expect(answer.request().headers().authorization).toBeUndefined()
  await expect(
    page.getByText('Quote PDF generated successfully! Downloading...', { exact: true }),
  ).toBeVisible()
  const again = page.getByRole('link', { name: 'Download again' })
  await expect(again).toHaveAttribute('href', pdfUrl)
})

test('is busy in words while the document is written', async ({ page }) => {
  let answer = () => {}
  await page.route(CALL, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.fulfill({ json: { success: true, pdfUrl: '', message: 'Done.' } })
  })
  await fill(page)
  await button(page).click()
  await expect(page.getByRole('button', { name: 'Generating PDF...' })).toBeVisible()
  answer()
  await expect(button(page)).toBeVisible()
})

for (const [label, words] of [
  ['First name', 'Please enter a first name.'],
  ['Last name', 'Please enter a last name.'],
  ['Email', 'Please enter your email address.'],
  ['Website description', 'Please describe the website.'],
] as const) {
  test(`asks for the ${label.toLowerCase()} and sends nothing without it`, async ({ page }) => {
    let calls = 0
    await page.route(CALL, (route) => {
      calls += 1
      return route.abort()
    })
    await fill(page)
    await page.getByLabel(label).fill('')
    await button(page).click()
    const summary = page.getByRole('group', { name: 'One answer needs a look' })
    await expect(summary).toBeFocused()
    await expect(summary).toContainText(words)
    expect(calls).toBe(0)
  })
}

test('says what failed: the server’s words, its status, or where to look', async ({
  page,
  problems,
}) => {
  const alert = page.getByRole('alert')
  await fill(page)
  await page.route(CALL, (route) =>
    route.fulfill({ status: 429, json: { message: 'Too many estimates just now.' } }),
  )
  await button(page).click()
  await expect(alert).toHaveText('Too many estimates just now.')
  await page.route(CALL, (route) => route.fulfill({ status: 502, body: '<html>' }))
  await button(page).click()
  await expect(alert).toHaveText('HTTP error! status: 502')
  forgetStatuses(problems)
  await page.route(CALL, (route) => route.abort())
  await button(page).click()
  await expect(alert).toHaveText('Failed to create estimate. Please check the console.')
  expect(problems.splice(0).some((line) => line.includes('TypeError'))).toBe(true)
})

import type { Page } from 'playwright/test'
import { expect } from '../support/site-test.ts'
import { staffTest as test } from '../support/staff-test.ts'

const CALL = '/api/quotes/website'
const button = (page: Page) => page.getByRole('button', { name: 'Generate Estimate PDF' })
const fill = async (page: Page) => {
  await page.goto('/dashboard/create-estimate')
  await page.getByLabel('First name').fill('Mira')
  await page.getByLabel('Last name').fill('Castellan')
  await page.getByLabel('Email').fill('mira@saltbush.example')
  await page.getByLabel('Website description').fill('A site for a law firm with bookings.')
}

test('creates an estimate, downloads it under its own name, and offers it again', async ({
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
  const [download, response] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForResponse(CALL),
    button(page).click(),
  ])
  const { pdfUrl } = await response.json()
  expect(download.suggestedFilename()).toBe(pdfUrl.split('/').at(-1))
  // The path is public; the token says that staff asked for it, not the client.
  expect(response.request().headers().authorization).toMatch(/^Bearer /)
  await expect(
    page.getByText('Quote PDF generated successfully! Downloading...', { exact: true }),
  ).toBeVisible()
  const downloadLink = page.getByRole('link', { name: 'Download again' })
  await expect(downloadLink).toHaveAttribute('href', pdfUrl)
})

test.describe('the list of estimates', () => {
  const list = (page: Page) => page.getByRole('region', { name: 'Estimates' })
  const rows = (page: Page) => list(page).locator('tbody tr')

  test('starts with a new one, downloadable again, even after a reload', async ({ page }) => {
    const word = Date.now().toString(36)
    const company = `Saltbush ${word}`
    await fill(page)
    // For somebody new, so that known contacts stay unchanged.
    await page.getByLabel('Email').fill(`mira.${word}@saltbush.example`)
    await page.getByLabel('Company name').fill(company)
    const [response] = await Promise.all([page.waitForResponse(CALL), button(page).click()])
    const { pdfUrl } = await response.json()
    const row = rows(page).filter({ has: page.locator(`a[href="${pdfUrl}"]`) })
    await expect(row).toContainText(`Mira Castellan, ${company}`)
    await expect(row).toContainText(/\$\d{1,3}(,\d{3})*\.\d\d/)
    await page.reload()
    const downloadLink = row.getByRole('link', { name: /^Download WE-/ })
    await expect(downloadLink).toHaveAttribute('href', pdfUrl)
    const [downloaded] = await Promise.all([page.waitForEvent('download'), downloadLink.click()])
    expect(downloaded.suggestedFilename()).toBe(pdfUrl.split('/').at(-1))
  })
})

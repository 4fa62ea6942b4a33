import type { StoredEstimate } from '@agency/contract/stored-estimate'
import { fullOnly, fullUnless } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { mockCalls } from '../support/mock-calls.ts'
import { expect } from '../support/site-test.ts'
import { failProcedure, ignoreStatusErrors, staffTest as test } from '../support/staff-test.ts'

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
  expect(response.request().headers().authorization).toBeUndefined()
  await expect(
    page.getByText('Quote PDF generated successfully! Downloading...', { exact: true }),
  ).toBeVisible()
  const downloadLink = page.getByRole('link', { name: 'Download again' })
  await expect(downloadLink).toHaveAttribute('href', pdfUrl)
})

test('promises an email only with a mail server', fullOnly, async ({ page }) => {
  await page.goto('/dashboard/create-estimate')
  // The site of these tests has no mail server.
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/not emailed/)
  const responses = {
    'emails.delivery': { host: 'mail.kelp.example', sender: 'hello@kelp.example' },
  }
  await mockCalls(page, responses)
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'The estimate is emailed here.',
  )
})

test('shows progress while the document is written', fullOnly, async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  await page.route(CALL, async (route) => {
    await gate.promise
    await route.fulfill({ json: { success: true, pdfUrl: '', message: 'Done.' } })
  })
  await fill(page)
  await button(page).click()
  await expect(page.getByRole('button', { name: 'Generating PDF...' })).toBeVisible()
  gate.resolve()
  await expect(button(page)).toBeVisible()
})

for (const [label, text] of [
  ['First name', 'Please enter a first name.'],
  ['Last name', 'Please enter a last name.'],
  ['Email', 'Please enter your email address.'],
  ['Website description', 'Please describe the website.'],
] as const) {
  test(
    `requires the ${label.toLowerCase()} and sends nothing without it`,
    fullUnless(label === 'Email'),
    async ({ page }) => {
      let calls = 0
      await page.route(CALL, (route) => {
        calls += 1
        return route.abort()
      })
      await fill(page)
      await page.getByLabel(label).fill('')
      await button(page).click()
      const summary = page.getByRole('group', { name: '1 field needs attention' })
      await expect(summary).toBeFocused()
      await expect(summary).toContainText(text)
      expect(calls).toBe(0)
    },
  )
}

test('reports a failure with the server’s message, its status, or the console', async ({
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
  ignoreStatusErrors(problems)
  await page.route(CALL, (route) => route.abort())
  await button(page).click()
  await expect(alert).toHaveText('Failed to create estimate. Please check the console.')
  expect(problems.splice(0).some((line) => line.includes('TypeError'))).toBe(true)
})

test.describe('the list of estimates', () => {
  const list = (page: Page) => page.getByRole('region', { name: 'Estimates' })
  const rows = (page: Page) => list(page).locator('tbody tr')
  const buildEstimate = (id: number, change: Partial<StoredEstimate> = {}): StoredEstimate => ({
    id,
    reference: `WE-${id}`,
    ...{ totalCents: 1_234_567, lowCents: 1_045_000, highCents: 1_420_000 },
    ...{ validUntil: '2026-03-31', isExpired: false },
    pdfUrl: `/uploads/estimates/${id}.pdf`,
    createdAt: '2026-03-01T01:00:00.000Z',
    kind: 'quote',
    contact: { id, name: 'Mira Castellan', email: 'mira@saltbush.example', company: 'Saltbush' },
    ...change,
  })

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

  test(
    'shows the reference, contact, reason, total and date of each',
    fullOnly,
    async ({ page }) => {
      const older = { kind: 'concept', totalCents: 50, isExpired: true } as const
      const estimateRows = [buildEstimate(7), buildEstimate(6, older)]
      await mockCalls(page, { 'estimates.list': { rows: estimateRows } })
      await page.goto('/dashboard/create-estimate')
      await expect(rows(page).first().locator('td')).toHaveText([
        'WE-7',
        'Mira Castellan, Saltbushmira@saltbush.example',
        'Quote',
        '$12,345.67$10,450 to $14,200',
        '1 Mar 2026',
        '31 Mar 2026',
        '',
      ])
      await expect(
        rows(page)
          .first()
          .getByRole('link', { name: /^Mira Castellan/ }),
      ).toHaveAttribute('href', /^\/dashboard\/users\/\d+$/)
      await expect(rows(page).nth(1)).toContainText('Concept')
      await expect(rows(page).nth(1)).toContainText('$0.50')
      await expect(rows(page).nth(1)).toContainText('Expired')
      await expect(rows(page).first()).not.toContainText('Expired')
    },
  )

  test('is paged by the server, in the URL', fullOnly, async ({ page }) => {
    const requested: unknown[] = []
    await mockCalls(page, {
      'estimates.list': (input: { after?: string }) => {
        requested.push(input)
        return input.after
          ? { rows: [buildEstimate(1)], previous: 'the-first' }
          : { rows: [buildEstimate(2)], next: 'behind-2' }
      },
    })
    await page.goto('/dashboard/create-estimate')
    await expect(rows(page)).toContainText('WE-2')
    await expect(page.getByRole('button', { name: 'Previous page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(rows(page)).toContainText('WE-1')
    await expect(page).toHaveURL(/after=behind-2/)
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50')
    await expect(page).toHaveURL(/\/create-estimate\?size=50$/)
    await expect(rows(page)).toContainText('WE-2')
    expect(requested).toEqual([{ size: 25 }, { size: 25, after: 'behind-2' }, { size: 50 }])
  })

  test(
    'reports that it is empty, or that it cannot be loaded',
    fullOnly,
    async ({ page, problems }) => {
      await mockCalls(page, { 'estimates.list': { rows: [] } })
      await page.goto('/dashboard/create-estimate')
      await expect(list(page)).toContainText('No estimates yet')
      await page.unrouteAll()
      const stopFailing = await failProcedure(page, 'estimates.list')
      await page.reload()
      await expect(list(page).getByRole('alert')).toContainText('Failed to load estimates')
      await stopFailing()
      await list(page).getByRole('button', { name: 'Try again' }).click()
      await expect(rows(page).first()).toBeVisible()
      ignoreStatusErrors(problems)
    },
  )
})

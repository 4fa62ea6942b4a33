import { defaultPriceBook } from '@agency/contract/default-price-book'
import type { StoredPriceBook } from '@agency/contract/price-book-calls'
import { fullOnly, fullUnless, isFullRun } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { expectToBeAccessible } from '../support/accessible.ts'
import { validBrief } from '../support/briefs.ts'
import { expect } from '../support/site-test.ts'
import { ignoreStatusErrors, messages, sharedSiteTest as test } from '../support/staff-test.ts'
import { expectDraftToBeKept, expectFailuresToBeReported } from '../support/unsaved-form.ts'

// In sequence: they change the single price book of their site.
test.describe.configure({ mode: 'default' })

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const form = (page: Page) => page.getByRole('form', { name: 'Price book' })
const save = (page: Page) => page.getByRole('button', { name: 'Save price book' })
const preview = (page: Page) => page.getByRole('button', { name: 'Preview', exact: true })
const panel = (page: Page) => page.getByRole('region', { name: 'Preview' })
const state = (page: Page) => form(page).locator('p[data-unsaved]')
const versions = (page: Page) => page.getByRole('region', { name: 'Versions' })
const open = async (page: Page) => {
  await page.goto('/dashboard/price-book')
  await expect(field(page, 'Design, $ an hour')).toBeVisible()
}
const expectSaved = async (page: Page) => {
  await expect(messages(page)).toContainText(/Price book saved as version \d+/)
  await expect(state(page)).toHaveCount(0)
}
const authorizationHeader = (token: string) => ({ authorization: `Bearer ${token}` })
const storedBook = async (page: Page, token: string): Promise<StoredPriceBook> => {
  const response = await page.request.get('/trpc/priceBook.get', {
    headers: authorizationHeader(token),
  })
  return (await response.json()).result.data
}
/** Somebody else's change, made in the meantime. */
const changeAsColleague = async (page: Page, token: string, terms: object) => {
  const { book, version } = await storedBook(page, token)
  await page.request.post('/trpc/priceBook.update', {
    headers: authorizationHeader(token),
    data: { book: { ...book, terms: { ...book.terms, ...terms } }, version },
  })
}
let quoteCount = 0
/** The total of the same site for somebody else. */
const quotedTotal = async (page: Page, token: string) => {
  quoteCount += 1
  const quote = await page.request.post('/api/quotes/website', {
    data: {
      ...{ firstName: 'Mira', lastName: 'Castellan', email: `mira${quoteCount}@saltbush.example` },
      websiteDescription: 'People should order bread online.',
    },
  })
  const { pdfUrl } = await quote.json()
  const list = await page.request.get('/trpc/estimates.list', {
    headers: authorizationHeader(token),
  })
  const { rows } = (await list.json()).result.data
  return rows.find((row: { pdfUrl: string }) => row.pdfUrl === pdfUrl).totalCents as number
}
/** A brief sent to the documented path, which the preview prices. */
const sendBrief = (page: Page, companyName: string, mainGoal: string) =>
  page.request.post('/api/generate-estimate', {
    data: { ...validBrief, companyName, mainGoal, userEmail: `${companyName}@lantern.example` },
  })

test('is linked from the estimate screen, the settings and the search', async ({ page }) => {
  await page.goto('/dashboard/create-estimate')
  await page.getByRole('link', { name: 'Price book' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Price book' })).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('combobox', { name: 'Search' }).fill('price')
  await page.getByRole('option', { name: 'Price book' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Price book' })).toBeFocused()
  await page.goto('/dashboard/settings')
  await page.getByRole('link', { name: 'price book' }).click()
  await expect(page).toHaveURL('/dashboard/price-book')
  for (const section of [
    ...['Rates and GST', 'Features', 'Pages', 'Overhead', 'Languages', 'Packages', 'Options'],
    ...['Minimum and discount', 'Payment and terms', 'Wording', 'Document', 'Versions'],
  ]) {
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible()
    await expect(page.getByRole('link', { name: section, exact: true })).toBeVisible()
  }
  await expect(page.getByText('Version 1, the default. It prices')).toBeVisible()
})

for (const [device, width, height] of [
  ['a desktop', 1440, 900],
  ['a phone', 360, 740],
] as const) {
  test(
    `on ${device} an owner edits, previews and saves a rate and a feature for the next estimate`,
    fullUnless(device === 'a phone'),
    async ({ page, token }) => {
      await page.setViewportSize({ width, height })
      await sendBrief(page, `Bakery${width}`, 'We want a website where people order bread online.')
      const before = await quotedTotal(page, token)
      const { book, version } = await storedBook(page, token)
      await open(page)
      const rate = book.rateCard.hourly.design / 100 + 10.5
      const hours = book.features.shop.build / 4 + 10.25
      await field(page, 'Design, $ an hour').fill(`$${rate}`)
      await field(page, 'Online shop: Build, hours').fill(`${hours} h`)
      await expect(state(page)).toHaveText('Unsaved changes')
      await preview(page).click()
      await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused()
      await expect(panel(page)).toContainText(/totals? moves?\./)
      const row = panel(page)
        .getByRole('row')
        .filter({ hasText: `Bakery${width}` })
      await expect(row).toContainText('+$')
      await row.getByText(/^\d+ lines$/).click()
      await expect(row).toContainText(/Online shop: products.* → \$/)
      expect((await storedBook(page, token)).version).toBe(version)
      const screenshotDir = process.env.PRICE_BOOK_SHOTS
      if (screenshotDir)
        await page.screenshot({ path: `${screenshotDir}/${width}.png`, fullPage: true })

      await save(page).click()
      await expectSaved(page)
      await expect(panel(page)).toHaveCount(0)
      const currentBook = await storedBook(page, token)
      expect(currentBook.version).toBe(version + 1)
      expect(currentBook.book.rateCard.hourly.design).toBe(rate * 100)
      expect(currentBook.book.features.shop.build).toBe(hours * 4)
      await expect(field(page, 'Online shop: Build, hours')).toHaveValue(String(hours))
      await versions(page).getByText(`2 changes`).first().click()
      await expect(versions(page)).toContainText(
        `Online shop, build: ${book.features.shop.build / 4} h before, ${hours} h now.`,
      )
      expect(await quotedTotal(page, token)).toBeGreaterThan(before)
    },
  )
}

test(
  'a change that moves a total by more than half asks for confirmation once',
  fullOnly,
  async ({ page, token }) => {
    const { version } = await storedBook(page, token)
    await open(page)
    await field(page, 'Minimum price, $').fill('95,000')
    await save(page).click()
    const question = page.getByRole('dialog', {
      name: 'Save a change that moves a total by more than half?',
    })
    await expect(question).toContainText(/Bakery\d+: \$[\d,.]+ now, \$104,500.00 with the change/)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(state(page)).toHaveText('Unsaved changes')
    expect((await storedBook(page, token)).version).toBe(version)
    await save(page).click()
    await question.getByRole('button', { name: 'Save price book' }).click()
    await expectSaved(page)
    expect((await storedBook(page, token)).book.price.minimum).toBe(9_500_000)

    await page.getByRole('button', { name: 'Reset to default: Minimum and discount' }).click()
    await expect(field(page, 'Minimum price, $')).toHaveValue('0')
    await save(page).click()
    await question.getByRole('button', { name: 'Save price book' }).click()
    await expectSaved(page)
  },
)

test('features can be disabled and reworded, and options added and removed', async ({
  page,
  token,
}) => {
  await open(page)
  await field(page, 'Offer API').uncheck()
  const shopGroup = page.getByRole('group', { name: 'Online shop' })
  await shopGroup.getByText('Wording').click()
  await shopGroup.getByLabel('Name').fill('Web store')
  await expect(page.getByRole('group', { name: 'Web store' })).toBeVisible()
  await page.getByRole('button', { name: 'Add an option' }).click()
  await expect(field(page, 'Name of option 4')).toBeFocused()
  await page.keyboard.type('Podcast')
  await field(page, 'Description of option 4').fill('Ten episodes, cut and published')
  await field(page, 'Podcast: Content, hours').fill('40')
  await page.getByRole('button', { name: 'Remove Photography direction' }).click()
  await save(page).click()
  await expectSaved(page)
  const { book } = await storedBook(page, token)
  expect(book.features.api.isOffered).toBe(false)
  expect(book.features.shop.name).toBe('Web store')
  expect(book.options.map(({ name }) => name)).toEqual([
    ...['Search visibility for six months', 'Care for a year', 'Podcast'],
  ])
  await page.getByRole('button', { name: 'Reset to default: Features' }).click()
  await page.getByRole('button', { name: 'Reset to default: Options' }).click()
  await expect(state(page)).toHaveText('Unsaved changes')
  await save(page).click()
  await expectSaved(page)
  const { features, options } = (await storedBook(page, token)).book
  expect({ features, options }).toEqual({
    features: defaultPriceBook.features,
    options: defaultPriceBook.options,
  })
})

test('terms, colours and a logo are saved', async ({ page, token }) => {
  await open(page)
  await field(page, 'ABN (optional)').fill('51 824 753 556')
  await field(page, 'Deposit, % of the total').fill('30')
  await field(page, 'Days to pay an invoice').fill('14')
  await field(page, 'Account name (optional)').fill('Emberlane Pty Ltd')
  await field(page, 'BSB (optional)').fill('063-000')
  await field(page, 'Account number (optional)').fill('1234 5678')
  await field(page, 'Terms (optional)').fill(
    'The price holds for three months.\n\nPaid work is yours.',
  )
  await field(page, 'Accent colour').fill('#2dd4bf')
  const picture = await sharp({
    create: { width: 900, height: 300, channels: 4, background: '#10243e' },
  })
    .png()
    .toBuffer()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a picture' }).click(),
  ])
  await chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('img', { name: 'The logo' })).toBeVisible()
  await save(page).click()
  await expectSaved(page)
  const { book } = await storedBook(page, token)
  expect(book.terms).toEqual({
    ...{ abn: '51824753556', deposit: 3_000, paymentDays: 14 },
    lines: ['The price holds for three months.', 'Paid work is yours.'],
    bank: { accountName: 'Emberlane Pty Ltd', bsb: '063000', accountNumber: '12345678' },
  })
  expect(book.look).toMatchObject({ accent: '#2dd4bf', logo: expect.stringMatching(/^\w{32}$/) })
  await page.getByRole('button', { name: 'Remove the logo' }).click()
  await expect(page.getByRole('img', { name: 'The logo' })).toHaveCount(0)
  await save(page).click()
  await expectSaved(page)
  expect((await storedBook(page, token)).book.look.logo).toBe('')
})

test(
  'errors show on the field and in a summary that takes focus, and nothing is sent',
  fullOnly,
  async ({ page }) => {
    let sentCount = 0
    await page.route(/priceBook\.(update|preview)/, (route) => {
      sentCount += 1
      return route.continue()
    })
    await open(page)
    await field(page, 'CRM connection: Build, hours').fill('ten')
    await page.keyboard.press('Tab')
    const crm = page.getByRole('group', { name: 'CRM connection' })
    await expect(crm).toContainText('Please enter 0 to 500 hours, in quarters such as 2.25.')
    await field(page, 'ABN (optional)').fill('51 824 753 557')
    await save(page).click()
    const summary = page.getByRole('group', { name: '2 fields need attention' })
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: /This is not an ABN/ }).click()
    await expect(field(page, 'ABN (optional)')).toBeFocused()
    // A rule on two values is only checked once each of them is valid.
    await field(page, 'ABN (optional)').fill('')
    await field(page, 'CRM connection: Build, hours').fill('11')
    await field(page, 'Accent colour').fill('#201008')
    await save(page).click()
    await page.getByRole('link', { name: /Please choose a lighter colour/ }).click()
    await expect(field(page, 'Accent colour')).toBeFocused()
    expect(sentCount).toBe(0)
  },
)

test(
  'conflicting changes to the book are resolved by choosing a version',
  fullOnly,
  async ({ page, token, problems }) => {
    await open(page)
    await field(page, 'Days to pay an invoice').fill('21')
    await changeAsColleague(page, token, { paymentDays: 7, deposit: 2_000 })
    await save(page).click()
    const choice = page.getByRole('alert')
    await expect(choice).toContainText('Somebody else changed the price book meanwhile.')
    await choice.getByRole('button', { name: 'Take theirs' }).click()
    await expect(field(page, 'Days to pay an invoice')).toHaveValue('7')
    await expect(choice).toHaveCount(0)

    await field(page, 'Days to pay an invoice').fill('22')
    await changeAsColleague(page, token, { paymentDays: 8, deposit: 2_500 })
    await save(page).click()
    await choice.getByRole('button', { name: 'Keep mine' }).click()
    await expectSaved(page)
    // Their changes to other fields are kept.
    const { book } = await storedBook(page, token)
    expect(book.terms).toMatchObject({ paymentDays: 22, deposit: 2_500 })
    await expect(field(page, 'Deposit, % of the total')).toHaveValue('25')
    ignoreStatusErrors(problems)
  },
)

test(
  'an unsaved book is confirmed on leaving, kept as a draft, and can be restored',
  fullOnly,
  async ({ page }) => {
    await open(page)
    await expectDraftToBeKept(page, field(page, 'Closing sentence (optional)'), 'price-book-draft')
  },
)

test(
  'failures to load or save are reported, and the input is kept',
  fullOnly,
  async ({ page, problems }) => {
    await expectFailuresToBeReported(page, {
      url: '/dashboard/price-book',
      subject: 'the price book',
      router: 'priceBook',
      field: field(page, 'Closing sentence (optional)'),
      save: save(page),
    })
    ignoreStatusErrors(problems)
  },
)

test('is accessible in both themes with everything expanded', async ({ page }) => {
  await open(page)
  await preview(page).click()
  await expect(panel(page)).toBeVisible()
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  const themesByWidth: Parameters<typeof expectToBeAccessible>[1] = [
    [360, 'dark', 'light'],
    [1440, 'dark', 'light'],
  ]
  await expectToBeAccessible(page, isFullRun ? themesByWidth : undefined)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow()).toBeLessThanOrEqual(0)
    const screenshotDir = process.env.PRICE_BOOK_SHOTS
    if (screenshotDir)
      await page.screenshot({ path: `${screenshotDir}/all-${width}.png`, fullPage: true })
  }
})

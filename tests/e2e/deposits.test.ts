import { trackCalls, waitForPage } from '@agency/tools/browser/settled-page'
import { fullOnly, fullUnless } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { expectToBeAccessible } from '../support/accessible.ts'
import { sendProposal, setBank, depositTest as test } from '../support/deposit-test.ts'
import { readProposal } from '../support/site-proposals.ts'
import { expect } from '../support/site-test.ts'
import { ignoreStatusErrors, messages } from '../support/staff-test.ts'
import { eventOf, sendEvent } from '../support/stripe-stub.ts'

// In sequence: they change the single bank account of their site.
test.describe.configure({ mode: 'default' })

const AMOUNT = '$3,762.33'
const ACCOUNT = { accountName: 'Emberlane Pty Ltd', bsb: '063000', accountNumber: '12345678' }

async function accept(page: Page): Promise<void> {
  await page.getByLabel('Your full name').fill('Priya Raman')
  await page.getByLabel(/^I have read this proposal/).check()
  await page.getByRole('button', { name: /^Accept for/ }).click()
  await expect(page.getByRole('heading', { name: 'Accepted. Thank you.' })).toBeVisible()
}
const deposit = (page: Page) => page.getByRole('region', { name: 'Deposit and next step' })
const payLink = (page: Page) => page.getByRole('link', { name: `Pay ${AMOUNT} by card` })
/** Pays on the stub's hosted page, whose event arrives before the client is back. */
async function pay(page: Page): Promise<void> {
  await payLink(page).click()
  await expect(page.getByRole('heading', { name: 'Pay A$3762.33' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.waitForURL(/\/proposals\/[0-9a-f]{32}\?paid$/)
}
const paidNotice = (page: Page) =>
  deposit(page).getByText(/^Deposit of \$3,762\.33 paid on \d+ \w+ \d{4}\./)

test.beforeEach(async ({ siteUrl, token, stripe }) => {
  stripe.webhookUrl = `${siteUrl}/api/stripe/webhook`
  await setBank(siteUrl, token, ACCOUNT)
})

for (const [name, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 360, height: 780 }],
] as const) {
  test(
    `a client pays the deposit by card on a ${name}`,
    fullUnless(name === 'phone'),
    async ({ page, siteUrl, token, browser }) => {
      const { id, token: secret, reference } = await sendProposal(siteUrl, token)
      const context = await browser.newContext({
        ...{ viewport, baseURL: siteUrl },
        storageState: { cookies: [], origins: [] },
      })
      const client = await context.newPage()
      trackCalls(client)
      await client.goto(`/proposals/${secret}`)
      await waitForPage(client)
      await expect(deposit(client)).toHaveCount(0)
      await accept(client)
      for (const text of [AMOUNT, 'Emberlane Pty Ltd', '063-000', '12345678', reference]) {
        await expect(deposit(client).getByText(text, { exact: true })).toBeVisible()
      }
      const title = deposit(client).getByRole('heading')
      await expect(title).toHaveCSS('color', 'rgb(246, 243, 240)')
      await client.emulateMedia({ media: 'print' })
      await expect(title).toHaveCSS('color', 'rgb(24, 20, 18)')
      await expect(deposit(client).getByText('063-000')).toBeVisible()
      await expect(client.getByRole('banner')).toBeHidden()
      await client.emulateMedia({ media: 'screen' })
      await expectToBeAccessible(client)
      await pay(client)
      await expect(paidNotice(client)).toBeVisible()
      await expect(deposit(client).getByText('063-000')).toHaveCount(0)
      await expect(payLink(client)).toHaveCount(0)
      expect((await readProposal(token, id, siteUrl)).deposit).toMatchObject({ paidBy: 'card' })
      await context.close()

      await page.setViewportSize(viewport)
      await page.goto(`/dashboard/proposals/${id}`)
      await expect(page.getByText(/^\$3,762\.33, paid by card, /)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Mark deposit as received' })).toHaveCount(0)
    },
  )
}

test('staff mark a bank transfer as received', async ({ page, siteUrl, token }) => {
  const { id, token: secret } = await sendProposal(siteUrl, token)
  await page.goto(`/proposals/${secret}`)
  await accept(page)
  await page.goto(`/dashboard/proposals/${id}`)
  await expect(page.getByText('$3,762.33, not paid')).toBeVisible()
  await page.getByRole('button', { name: 'Mark deposit as received' }).click()
  await page.getByRole('button', { name: 'Mark as received' }).click()
  await expect(messages(page).getByText('Deposit marked as received')).toBeVisible()
  await expect(page.getByText(/^\$3,762\.33, paid by bank transfer, /)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText(
    'Deposit paid $3,762.33by bank transfer',
  )
  await page.goto(`/proposals/${secret}`)
  await expect(paidNotice(page)).toBeVisible()
})

test(
  'a client who returns before the webhook event sees the deposit as paid',
  fullOnly,
  async ({ page, siteUrl, token, stripe }) => {
    stripe.webhookUrl = undefined
    const { token: secret } = await sendProposal(siteUrl, token)
    await page.goto(`/proposals/${secret}`)
    await accept(page)
    await pay(page)
    await expect(paidNotice(page)).toBeVisible()
  },
)

test(
  'a page waiting for a payment updates when it has arrived',
  fullOnly,
  async ({ page, siteUrl, token, stripe }) => {
    const { token: secret } = await sendProposal(siteUrl, token)
    await page.goto(`/proposals/${secret}`)
    await accept(page)
    await payLink(page).click()
    const [id = ''] = page.url().match(/cs_test_\w+$/) ?? []
    stripe.pay(id, 'unpaid')
    await page.goto(`/proposals/${secret}?paid`)
    await expect(deposit(page).getByText(/^Your payment is being confirmed\./)).toBeVisible()
    await expect(payLink(page)).toHaveCount(0)
    const event = eventOf('checkout.session.async_payment_succeeded', stripe.pay(id))
    expect((await sendEvent(`${siteUrl}/api/stripe/webhook`, event)).status).toBe(200)
    await expect(paidNotice(page)).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the deposit can be paid as well', async ({ page, siteUrl, token, problems }) => {
    const { token: secret } = await sendProposal(siteUrl, token)
    await page.goto(`/proposals/${secret}`)
    await accept(page)
    await expect(deposit(page).getByText('063-000')).toBeVisible()
    await pay(page)
    await expect(paidNotice(page)).toBeVisible()
    await page.goto(`/proposals/${secret}/deposit`)
    await expect(page.getByText('This deposit is paid already.')).toBeVisible()
    ignoreStatusErrors(problems)
  })
})

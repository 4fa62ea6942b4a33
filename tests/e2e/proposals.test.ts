import { trackCalls, waitForPage } from '@agency/tools/browser/settled-page'
import { fullOnly, fullUnless } from '@agency/tools/test/test-size'
import type { Page } from 'playwright/test'
import { expectToBeAccessible } from '../support/accessible.ts'
import { holdScripts, openWithoutScripts } from '../support/hold-scripts.ts'
import { findEstimate, readProposal, sendProposalFor } from '../support/site-proposals.ts'
import { expect, test } from '../support/site-test.ts'
import {
  ignoreStatusErrors,
  makeConcept,
  messages,
  staffTest,
  uniqueWord,
} from '../support/staff-test.ts'

async function createEstimate(token: string) {
  const name = `${uniqueWord('Priya')} Raman`
  await makeConcept('Copperline', name, false)
  return findEstimate(token, name)
}
const total = (page: Page) => page.locator('[data-total] dd')
const form = (page: Page) => page.getByRole('form', { name: 'Options and signature' })

for (const [name, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 360, height: 780 }],
] as const) {
  staffTest(
    `from an estimate to a signed document, on a ${name}`,
    fullUnless(name === 'phone'),
    async ({ page, token, browser }) => {
      await page.setViewportSize(viewport)
      const { reference } = await createEstimate(token)
      await page.goto('/dashboard/create-estimate')
      await page.getByRole('button', { name: `Make a proposal of ${reference}` }).click()
      await expect(page).toHaveURL(/\/dashboard\/proposals\/\d+$/)
      const id = Number(page.url().split('/').at(-1))

      // Live totals, and the differences from the estimate.
      const totals = page.getByRole('region', { name: 'Totals' })
      await expect(totals.getByText('Nothing yet.')).toBeVisible()
      const before = await totals.locator('[data-total]').textContent()
      const first = page.getByRole('region', { name: 'Items' }).getByRole('group').first()
      await first.getByLabel('Price').fill('1,234.50')
      await expect(totals.locator('[data-total]')).not.toHaveText(before ?? '')
      await expect(totals.getByText(/^Changed: /)).toBeVisible()
      await first.getByLabel('Price').fill('1,23')
      await expect(totals.getByText(/once every field is valid/)).toBeVisible()
      await page.getByRole('button', { name: 'Save draft' }).click()
      await expect(page.getByRole('group', { name: '1 field needs attention' })).toBeFocused()
      await first.getByLabel('Price').fill('200')
      await page.getByRole('button', { name: 'Add an item' }).click()
      const itemGroup = page.getByRole('group', { name: /^Item \d+$/ })
      await itemGroup.getByLabel('Deliverable').fill('Portraits of the team')
      const item = page.getByRole('group', { name: 'Portraits of the team' })
      await item.getByLabel('Price').fill('450')
      await item.getByText(/section, choice and description/).click()
      await item.getByLabel('Kind').selectOption('optional')
      await item.getByLabel('Client may choose from').fill('1')
      await item.getByLabel('up to').fill('5')
      await page.getByLabel('Introduction').fill('A calm shop for bread.')
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Preview PDF' }).click()
      expect((await download).suggestedFilename()).toMatch(/^proposal-WP-\w+-preview\.pdf$/)
      await page.getByRole('button', { name: 'Send...' }).click()
      await page.getByRole('button', { name: 'Send proposal' }).click()
      await expect(messages(page).getByText('Proposal sent')).toBeVisible()
      const path = await page.getByRole('link', { name: 'Open its page' }).getAttribute('href')

      // The client has no login.
      const context = await browser.newContext({
        ...{ viewport, baseURL: process.env.AGENCY_TEST_SITE ?? '' },
        storageState: { cookies: [], origins: [] },
      })
      const client = await context.newPage()
      trackCalls(client)
      const response = await client.goto(path ?? '')
      expect(response?.headers()).toMatchObject({
        ...{ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' },
        'referrer-policy': 'no-referrer',
      })
      await expect(client.getByText('A calm shop for bread.')).toBeVisible()
      await waitForPage(client)
      const shownTotal = await total(client).textContent()
      await client.getByLabel('Portraits of the team', { exact: false }).first().check()
      await expect(total(client)).not.toHaveText(shownTotal ?? '')
      await client.getByLabel(/^Quantity of Portraits/).fill('3')
      await expect
        .poll(async () => (await readProposal(token, id)).price.lines.at(-1)?.amount)
        .toBe(135_000)
      const { price } = await readProposal(token, id)
      const formattedTotal = `$${(price.total / 100).toLocaleString('en-AU', { minimumFractionDigits: 2 })}`
      await expect(total(client)).toHaveText(formattedTotal)
      await client.getByLabel('Your question').fill('When can we start?')
      await client.getByRole('button', { name: 'Send the question' }).click()
      await expect(client.getByText('Your question was sent.')).toBeVisible()
      await client.getByRole('button', { name: /^Accept for/ }).click()
      await expect(client.getByRole('group', { name: '2 fields need attention' })).toBeFocused()
      await client.getByLabel('Your full name').fill('Priya Raman')
      const pad = client.getByRole('img', { name: 'Field to draw your signature in' })
      await pad.scrollIntoViewIfNeeded()
      const box = await pad.boundingBox()
      if (!box) throw new Error('no field')
      await client.mouse.move(box.x + 20, box.y + 60)
      await client.mouse.down()
      await client.mouse.move(box.x + 90, box.y + 20, { steps: 6 })
      await client.mouse.move(box.x + 160, box.y + 70, { steps: 6 })
      await client.mouse.up()
      await client.getByLabel(/^I have read this proposal/).check()
      await client.getByRole('button', { name: `Accept for ${formattedTotal}` }).click()
      await expect(client.getByRole('heading', { name: 'Accepted. Thank you.' })).toBeVisible()
      await expect
        .poll(async () => (await client.request.get(`${path}/document.pdf`)).status())
        .toBe(200)
      await client.getByRole('link', { name: /^the page for its code/ }).click()
      await expect(
        client.getByRole('heading', { name: 'This document was signed here' }),
      ).toBeVisible()
      await context.close()

      await page.reload()
      await expect(page.getByText('Signed by')).toBeVisible()
      await page.goto('/dashboard/proposals?state=accepted')
      await expect(page.getByRole('table').getByText('Accepted').first()).toBeVisible()
      const { contact, reference: signed } = await readProposal(token, id)
      await page.goto(`/dashboard/users/${contact.id}`)
      await expect(
        page.getByRole('heading', { name: new RegExp(`^Proposal accepted, .*${signed}`) }),
      ).toBeVisible()
    },
  )
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  staffTest.use({ javaScriptEnabled: false })
  staffTest(
    'options, a question and the signature work as forms',
    async ({ page, token, problems }) => {
      const { id } = await createEstimate(token)
      const { token: secret } = await sendProposalFor(token, id)
      await page.goto(`/proposals/${secret}`)
      await form(page).getByLabel('Photos').check()
      await form(page).getByLabel('Best').check()
      await page.getByLabel('Your full name').fill('Priya Raman')
      await page.getByLabel(/^I have read this proposal/).check()
      await page.getByRole('button', { name: /^Accept for/ }).click()
      await expect(page.getByText('You changed the options.')).toBeVisible()
      await form(page).getByLabel('Photos').check()
      await form(page).getByLabel('Best').check()
      await page.getByRole('button', { name: 'Update the price' }).click()
      const sum = 1_000_000 + 12_345 + 90_000 + 3 * 30_033
      const cents = sum + Math.floor((sum * 1_000 + 5_000) / 10_000)
      const formattedTotal = `$${(cents / 100).toLocaleString('en-AU', { minimumFractionDigits: 2 })}`
      await expect(total(page)).toHaveText(formattedTotal)
      await page.getByLabel('Your question').fill('Is that all?')
      await page.getByRole('button', { name: 'Send the question' }).click()
      await expect(page.getByText('Your question was sent.')).toBeVisible()
      await page.getByRole('button', { name: /^Accept for/ }).click()
      await expect(page.getByText('Please enter your full name.').first()).toBeVisible()
      await page.getByLabel('Your full name').fill('Priya Raman')
      await page.getByLabel(/^I have read this proposal/).check()
      await page.getByRole('button', { name: /^Accept for/ }).click()
      await expect(page.getByRole('heading', { name: 'Accepted. Thank you.' })).toBeVisible()
      // Chromium reports the statuses of the rejected forms.
      ignoreStatusErrors(problems)
    },
  )
})

staffTest(
  'choices made before hydration are included in the price',
  fullOnly,
  async ({ token, browser }) => {
    const { id } = await createEstimate(token)
    const proposal = await sendProposalFor(token, id)
    const context = await browser.newContext({
      baseURL: process.env.AGENCY_TEST_SITE ?? '',
      storageState: { cookies: [], origins: [] },
    })
    const client = await context.newPage()
    const release = await holdScripts(client)
    await openWithoutScripts(client, `/proposals/${proposal.token}`)
    await client.getByLabel('Photos').check()
    await client.getByLabel('Best').check()
    await client.getByLabel(/^Quantity of Pages/).fill('5')
    release()
    const sum = 1_000_000 + 12_345 + 90_000 + 5 * 30_033
    const cents = sum + Math.floor((sum * 1_000 + 5_000) / 10_000)
    await expect.poll(async () => (await readProposal(token, proposal.id)).price.total).toBe(cents)
    const formattedTotal = `$${(cents / 100).toLocaleString('en-AU', { minimumFractionDigits: 2 })}`
    await expect(total(client)).toHaveText(formattedTotal)
    await context.close()
  },
)

staffTest('a client can decline with a reason, and stop reminders', async ({ page, token }) => {
  const { id } = await createEstimate(token)
  const proposal = await sendProposalFor(token, id)
  await page.goto(`/proposals/${proposal.token}/reminders`)
  await page.getByRole('button', { name: 'Stop sending reminders' }).click()
  await expect(page.getByRole('heading', { name: 'No more reminders' })).toBeVisible()
  await page.goto(`/proposals/${proposal.token}`)
  await page.getByText('Decline this proposal').click()
  await page.getByLabel(/^Could you tell us why/).fill('Next year.')
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'This proposal was declined.' })).toBeVisible()
  expect(await readProposal(token, proposal.id)).toMatchObject({
    ...{ state: 'declined', declineReason: 'Next year.' },
  })
})

staffTest(
  'a withdrawn proposal ends, and an unknown token opens nothing',
  fullOnly,
  async ({ page, token, problems }) => {
    const { id } = await createEstimate(token)
    const proposal = await sendProposalFor(token, id)
    await page.goto(`/dashboard/proposals/${proposal.id}`)
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(messages(page).getByText('Proposal withdrawn')).toBeVisible()
    const endedPage = await page.goto(`/proposals/${proposal.token}`)
    expect(endedPage?.status()).toBe(410)
    await expect(page.getByRole('heading', { name: 'This proposal has ended.' })).toBeVisible()
    const unknownPage = await page.goto(`/proposals/${'0'.repeat(32)}`)
    expect(unknownPage?.status()).toBe(404)
    problems.splice(0)
  },
)

staffTest('the pages are accessible in both themes', async ({ page, token }) => {
  const { id } = await createEstimate(token)
  const proposal = await sendProposalFor(token, id)
  for (const path of [
    `/proposals/${proposal.token}`,
    '/dashboard/proposals',
    `/dashboard/proposals/${proposal.id}`,
  ]) {
    await page.goto(path)
    // Past the guard, with the page's data loaded.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Website for|Proposals/)
    await waitForPage(page)
    await expectToBeAccessible(page)
  }
})

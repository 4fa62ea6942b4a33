import type { Bank } from '@agency/contract/price-book'
import type { StoredPriceBook } from '@agency/contract/price-book-calls'
import type { ProposalDraft } from '@agency/contract/proposal'
import type { PublicProposal } from '@agency/contract/proposal-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProposals } from '../support/proposal-site.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages } from '../support/worker-outputs.ts'

const ACCOUNT: Bank = { accountName: 'Emberlane Pty Ltd', bsb: '063000', accountNumber: '12345678' }
const NO_ACCOUNT: Bank = { accountName: '', bsb: '', accountNumber: '' }

let site: TestApp
let proposals: Awaited<ReturnType<typeof openProposals>>
beforeAll(async () => {
  site = await openTestApp({ stages: quickStages })
  proposals = await openProposals(site)
})
afterAll(() => site.close())

const open = async (token: string) =>
  (await proposals.client.query<PublicProposal>('proposals.open', { token })).result

async function setBank(bank: Bank): Promise<void> {
  const { result } = await proposals.staff.query<StoredPriceBook>('priceBook.get')
  const { book, version } = result
  const terms = { ...book.terms, bank }
  await proposals.staff.mutate('priceBook.update', { book: { ...book, terms }, version })
}

/** A proposal that its client has accepted. */
async function accepted(change?: (draft: ProposalDraft) => void) {
  const { id, token, contact, reference } = await proposals.sent(change)
  const { version, price } = await open(token)
  const { status } = await proposals.client.mutate('proposals.accept', {
    ...{ token, version, total: price.total, name: 'Mira Castellan', agreed: true },
  })
  expect(status).toBe(200)
  return { id, token, contact, reference }
}
const acceptanceMail = (contactId: number) =>
  site.db
    .selectFrom('mails')
    .select(['bodyText', 'bodyHtml'])
    .where('contactId', '=', contactId)
    .where('recipient', '=', 'visitor')
    .where('subject', 'like', 'You accepted%')
    .executeTakeFirstOrThrow()

describe('the bank account', () => {
  test('is shown with the amount to the cent behind an accepted proposal', async () => {
    await setBank(ACCOUNT)
    // 30% of $12,541.09 is $3,762.327.
    const { token, contact, reference } = await accepted()
    const { deposit, price } = await open(token)
    expect(price).toMatchObject({ total: 1_254_109, deposit: 376_233 })
    expect(deposit).toEqual({
      ...{ amount: 376_233, paidAt: null, byCard: false },
      bank: { accountName: 'Emberlane Pty Ltd', bsb: '063-000', accountNumber: '12345678' },
    })
    const { bodyText, bodyHtml } = await acceptanceMail(contact.id)
    for (const body of [bodyText, bodyHtml]) {
      for (const said of ['$3,762.33', 'Emberlane Pty Ltd', '063-000', '12345678', reference]) {
        expect(body).toContain(said)
      }
    }
    expect(bodyText).toContain(`Payment reference: ${reference}`)
  })

  test('is shown before an acceptance to nobody', async () => {
    await setBank(ACCOUNT)
    const { token, contact } = await proposals.sent()
    const shown = await open(token)
    expect(shown.deposit).toBeNull()
    expect(JSON.stringify(shown)).not.toContain(ACCOUNT.accountNumber)
    const { version } = shown
    await proposals.client.mutate('proposals.decline', { token, version, reason: '' })
    expect((await open(token)).deposit).toBeNull()
    const mails = await site.db
      .selectFrom('mails')
      .select('bodyText')
      .where('contactId', '=', contact.id)
      .execute()
    expect(JSON.stringify(mails)).not.toContain(ACCOUNT.accountNumber)
  })

  test('is the one that holds when it is looked at; the mail keeps what it said', async () => {
    await setBank(ACCOUNT)
    const { token, contact } = await accepted()
    await setBank({ ...ACCOUNT, accountNumber: '99998888' })
    expect((await open(token)).deposit?.bank?.accountNumber).toBe('99998888')
    expect((await acceptanceMail(contact.id)).bodyText).toContain('12345678')
  })
})

test('a proposal without a deposit says nothing of one', async () => {
  await setBank(ACCOUNT)
  const { token, contact } = await accepted((draft) => {
    draft.depositBasisPoints = 0
  })
  expect((await open(token)).deposit).toBeNull()
  expect((await acceptanceMail(contact.id)).bodyText).not.toMatch(/deposit|063-000/i)
})

test('without a bank account an invoice is announced', async () => {
  await setBank(NO_ACCOUNT)
  const { token, contact } = await accepted()
  expect((await open(token)).deposit).toEqual({
    ...{ amount: 376_233, paidAt: null, bank: null, byCard: false },
  })
  const { bodyText } = await acceptanceMail(contact.id)
  expect(bodyText).toContain('We will send you an invoice for the deposit.')
  expect(bodyText).toContain('$3,762.33')
})

import { NO_DEPOSIT, type ProposalDetail } from '@agency/contract/proposal-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNT, AMOUNT, NO_ACCOUNT, useDepositSite } from '../support/deposit-site.ts'
import { openProposals, sharedDocuments } from '../support/proposal-site.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages } from '../support/worker-outputs.ts'

let site: TestApp
let proposals: Awaited<ReturnType<typeof openProposals>>
beforeAll(async () => {
  site = await openTestApp({
    stages: quickStages,
    ...sharedDocuments,
  })
  proposals = await openProposals(site)
})
afterAll(() => site.close())

const findAcceptanceEmail = (contactId: number | null) =>
  site.db
    .selectFrom('mails')
    .select(['bodyText', 'bodyHtml'])
    .where('contactId', '=', contactId ?? 0)
    .where('recipient', '=', 'visitor')
    .where('subject', 'like', 'You accepted%')
    .executeTakeFirstOrThrow()

describe('the bank account', () => {
  test('is shown with the exact amount once a proposal is accepted', async () => {
    await proposals.setBank(ACCOUNT)
    // 30% of $12,541.09 is $3,762.327.
    const { token, contact, reference } = await proposals.createAccepted()
    const { deposit, price } = await proposals.open(token)
    expect(price).toMatchObject({ total: 1_254_109, deposit: 376_233 })
    expect(deposit).toEqual({
      ...{ amount: 376_233, paidAt: null, byCard: false },
      bank: { accountName: 'Emberlane Pty Ltd', bsb: '063-000', accountNumber: '12345678' },
    })
    const { bodyText, bodyHtml } = await findAcceptanceEmail(contact.id)
    for (const body of [bodyText, bodyHtml]) {
      for (const expected of ['$3,762.33', 'Emberlane Pty Ltd', '063-000', '12345678', reference]) {
        expect(body).toContain(expected)
      }
    }
    expect(bodyText).toContain(`Payment reference: ${reference}`)
  })

  test('is not shown before acceptance', async () => {
    await proposals.setBank(ACCOUNT)
    const { token, contact } = await proposals.createSent()
    const opened = await proposals.open(token)
    expect(opened.deposit).toBeNull()
    expect(JSON.stringify(opened)).not.toContain(ACCOUNT.accountNumber)
    const { version } = opened
    await proposals.client.mutate('proposals.decline', { token, version, reason: '' })
    expect((await proposals.open(token)).deposit).toBeNull()
    const emails = await site.db
      .selectFrom('mails')
      .select('bodyText')
      .where('contactId', '=', contact.id ?? 0)
      .execute()
    expect(JSON.stringify(emails)).not.toContain(ACCOUNT.accountNumber)
  })

  test('is the current one on the page, while the email keeps the earlier one', async () => {
    await proposals.setBank(ACCOUNT)
    const { token, contact } = await proposals.createAccepted()
    await proposals.setBank({ ...ACCOUNT, accountNumber: '99998888' })
    expect((await proposals.open(token)).deposit?.bank?.accountNumber).toBe('99998888')
    expect((await findAcceptanceEmail(contact.id)).bodyText).toContain('12345678')
  })
})

test('a proposal without a deposit does not mention one', async () => {
  await proposals.setBank(ACCOUNT)
  const { token, contact } = await proposals.createAccepted((draft) => {
    draft.depositBasisPoints = 0
  })
  expect((await proposals.open(token)).deposit).toBeNull()
  expect((await findAcceptanceEmail(contact.id)).bodyText).not.toMatch(/deposit|063-000/i)
})

test('without a bank account an invoice is announced', async () => {
  await proposals.setBank(NO_ACCOUNT)
  const { token, contact } = await proposals.createAccepted()
  expect((await proposals.open(token)).deposit).toEqual({
    ...{ amount: 376_233, paidAt: null, bank: null, byCard: false },
  })
  const { bodyText } = await findAcceptanceEmail(contact.id)
  expect(bodyText).toContain('We will send you an invoice for the deposit.')
  expect(bodyText).toContain('$3,762.33')
})

describe('a bank transfer', () => {
  const deposits = useDepositSite()
  const { createAccepted, checkout, sendCheckoutEvent, paidAt, depositEvents } = deposits

  test('is marked as received by staff, once, and ends the checkout', async () => {
    const { id, token } = await createAccepted()
    const session = await checkout(token)
    const markReceived = () =>
      deposits.proposals.staff.mutate<ProposalDetail>('proposals.markDepositReceived', { id })
    const responses = await Promise.all([markReceived(), markReceived()])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(session.status).toBe('expired')
    expect(await depositEvents(id)).toMatchObject([
      { text: 'by bank transfer', total: AMOUNT, by: 'owner@emberlane.example' },
    ])
    expect((await deposits.proposals.get(id)).deposit).toMatchObject({ paidBy: 'transfer' })
    expect(await paidAt(token)).not.toBeNull()
  })

  test('followed by a card payment is recorded as a second payment', async () => {
    const { id, token } = await createAccepted()
    const session = await checkout(token)
    deposits.stripe.pay(session.id)
    await deposits.proposals.staff.mutate('proposals.markDepositReceived', { id })
    const first = await paidAt(token)
    for (let i = 0; i < 2; i += 1) await sendCheckoutEvent('completed', session)
    expect(await paidAt(token)).toBe(first)
    expect((await depositEvents(id)).map(({ text }) => text)).toEqual([
      ...['by bank transfer', 'by card, a second time: please refund one of the two'],
    ])
  })

  test('can only be marked by staff, and only if a deposit is due', async () => {
    const { id } = await createAccepted()
    expect(
      (await deposits.proposals.client.mutate('proposals.markDepositReceived', { id })).status,
    ).toBe(401)
    const errorFor = async (proposalId: number) =>
      deposits.proposals.errorOf(
        'proposals.markDepositReceived',
        { id: proposalId },
        deposits.proposals.authorization,
      )
    const withoutDeposit = await createAccepted((draft) => {
      draft.depositBasisPoints = 0
    })
    const sentProposal = await deposits.proposals.createSent()
    for (const proposal of [withoutDeposit, sentProposal]) {
      expect(await errorFor(proposal.id)).toMatchObject({ status: 409, message: NO_DEPOSIT })
    }
    expect(await errorFor(2_000_000)).toMatchObject({ status: 404 })
    expect(await depositEvents(id)).toEqual([])
  })
})

describe('a deposit with an unresponsive payment service', () => {
  const impatientSite = useDepositSite({ limitMs: 300 })

  test('can still be marked as received', async () => {
    const { id, token } = await impatientSite.createAccepted()
    await impatientSite.checkout(token)
    impatientSite.stripe.next.push('hang', 'hang')
    const { status } = await impatientSite.proposals.staff.mutate('proposals.markDepositReceived', {
      id,
    })
    expect(status).toBe(200)
    expect(await impatientSite.paidAt(token)).not.toBeNull()
  })
})

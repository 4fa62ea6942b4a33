import { NO_DEPOSIT } from '@agency/contract/proposal-calls'
import { isBackedUp, readTables } from '@agency/db/backup/tables'
import { describe, expect, test } from 'vitest'
import { ACCOUNT, AMOUNT, NO_ACCOUNT, useDepositSite, WEBHOOK } from '../support/deposit-site.ts'
import { openProposals, sharedDocuments } from '../support/proposal-site.ts'
import {
  eventOf,
  STRIPE_KEYS,
  type StripeStub,
  sendEvent,
  signatureOf,
} from '../support/stripe-stub.ts'
import { openTestApp } from '../support/test-app.ts'
import { quickStages } from '../support/worker-outputs.ts'

const NO_CARD =
  'Payment by card is not available at the moment. Please pay by bank transfer or ask us.'

const deposits = useDepositSite()
const {
  open,
  createAccepted,
  setBank,
  openCheckoutLink,
  sessionAt,
  checkout,
  sendCheckoutEvent,
  paidAt,
} = deposits

const checkoutRequests = () =>
  deposits.stripe.requests.filter(({ path }) => path === '/v1/checkout/sessions')

test('the page offers a bank account with card payment, or card payment alone', async () => {
  const { token } = await createAccepted()
  await setBank(ACCOUNT)
  expect((await open(token)).deposit).toMatchObject({ byCard: true, bank: { bsb: '063-000' } })
  await setBank(NO_ACCOUNT)
  expect((await open(token)).deposit).toEqual({
    ...{ amount: AMOUNT, byCard: true, bank: null, paidAt: null },
  })
})

test('the acceptance email links to the checkout', async () => {
  await setBank(ACCOUNT)
  const { token, contact } = await createAccepted()
  const { bodyText } = await deposits.site.db
    .selectFrom('mails')
    .select('bodyText')
    .where('contactId', '=', contact.id)
    .where('subject', 'like', 'You accepted%')
    .executeTakeFirstOrThrow()
  expect(bodyText).toContain('Please transfer it with the reference below, or pay it by card.')
  expect(bodyText).toContain(`/proposals/${token}/deposit`)
})

describe('the checkout link', () => {
  test('opens a checkout for the exact deposit and is not cached', async () => {
    const { id, token, reference, contact } = await createAccepted()
    const response = await openCheckoutLink(token)
    expect(response.status).toBe(303)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...{ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
      'referrer-policy': 'no-referrer',
    })
    expect(sessionAt(response.headers.get('location'))).toMatchObject({
      ...{ amount_total: AMOUNT, currency: 'aud', client_reference_id: reference },
      ...{ customer_email: contact.email, metadata: { proposal_id: String(id) } },
      success_url: `http://127.0.0.1:3000/proposals/${token}?paid`,
      cancel_url: `http://127.0.0.1:3000/proposals/${token}`,
    })
    expect(checkoutRequests()[0]?.form).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][product_data][name]': `Deposit for proposal ${reference}`,
      'payment_intent_data[metadata][proposal_id]': String(id),
    })
  })

  test('leads to the same checkout, however often it is opened, at once or later', async () => {
    const { token } = await createAccepted()
    const responses = await Promise.all([
      openCheckoutLink(token),
      openCheckoutLink(token),
      openCheckoutLink(token),
    ])
    const addresses = responses.map(({ headers }) => headers.get('location'))
    expect(new Set(addresses).size).toBe(1)
    expect((await checkout(token)).url).toBe(addresses[0])
    expect(deposits.stripe.sessions.has(sessionAt(addresses[0] ?? null).id)).toBe(true)
    expect(new Set(checkoutRequests().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  test('opens a new checkout if the last is expired, unknown or of another amount', async () => {
    const { token } = await createAccepted()
    const first = await checkout(token)
    Object.assign(first, { status: 'expired', url: null })
    const second = await checkout(token)
    expect(second.id).not.toBe(first.id)
    second.amount_total = 100
    const third = await checkout(token)
    expect(third.id).not.toBe(second.id)
    expect(second.status).toBe('expired')
    deposits.stripe.sessions.delete(third.id)
    const fourth = await checkout(token)
    expect(fourth).toMatchObject({ status: 'open', amount_total: AMOUNT })
  })

  test('waits for a pending payment, and records one that has arrived', async () => {
    const { token } = await createAccepted()
    const { id } = await checkout(token)
    deposits.stripe.pay(id, 'unpaid')
    const pendingPage = await openCheckoutLink(token)
    expect(pendingPage.status).toBe(409)
    expect(await pendingPage.text()).toContain('Your payment is being confirmed.')
    deposits.stripe.pay(id)
    const afterPayment = await openCheckoutLink(token)
    expect(afterPayment.headers.get('location')).toBe(`/proposals/${token}`)
    expect(await paidAt(token)).not.toBeNull()
    expect(checkoutRequests()).toHaveLength(1)
  })

  test('opens a new checkout after a failed payment', async () => {
    const { token } = await createAccepted()
    const first = await checkout(token)
    deposits.stripe.pay(first.id, 'unpaid')
    expect((await sendCheckoutEvent('async_payment_failed', first)).status).toBe(200)
    expect((await checkout(token)).id).not.toBe(first.id)
  })

  test('explains when there is nothing to pay', async () => {
    const withoutDeposit = await createAccepted((draft) => {
      draft.depositBasisPoints = 0
    })
    const sentProposal = await deposits.proposals.createSent()
    const declined = await deposits.proposals.createDeclined()
    const expired = await deposits.proposals.createSent()
    await deposits.site.pool.query("update proposals set expires_on = '2020-01-01' where id = $1", [
      expired.id,
    ])
    for (const { token } of [withoutDeposit, sentProposal, declined, expired]) {
      const response = await openCheckoutLink(token)
      expect(response.status).toBe(409)
      expect(response.headers.get('content-type')).toContain('text/html')
      const page = await response.text()
      expect(page).toContain(NO_DEPOSIT)
      expect(page).toContain(`href="/proposals/${token}"`)
    }
    expect(deposits.stripe.requests).toEqual([])
  })

  test('is 404 for an unknown token, a draft or a withdrawn proposal', async () => {
    const draft = await deposits.proposals.createDraft()
    const withdrawn = await deposits.proposals.createSent()
    await deposits.proposals.staff.mutate('proposals.withdraw', { id: withdrawn.id })
    for (const token of ['0'.repeat(32), draft.token, withdrawn.token]) {
      expect((await openCheckoutLink(token)).status).toBe(404)
    }
    expect((await openCheckoutLink('abc')).status).toBe(400)
    expect(deposits.stripe.requests).toEqual([])
  })

  test('is not offered above the card limit', async () => {
    const { token } = await createAccepted((draft) => {
      draft.depositBasisPoints = 10_000
      for (const item of draft.items) item.unitPrice = 50_000_000
    })
    expect((await open(token)).deposit).toMatchObject({ byCard: false })
    expect((await openCheckoutLink(token)).status).toBe(503)
    expect(deposits.stripe.requests).toEqual([])
  })

  test.each<[string, StripeStub['next']]>([
    ['fails', [500, 500]],
    ['refuses the key', [401]],
    ['refuses the order', [400]],
    ['sends an unreadable response', ['garbage']],
    ['returns a URL that is not https', ['evil']],
  ])('reports that cards are unavailable when the service %s', async (_label, faults) => {
    const { token } = await createAccepted()
    deposits.stripe.next.push(...faults)
    const response = await openCheckoutLink(token)
    expect(response.status).toBe(503)
    expect(response.headers.get('location')).toBeNull()
    expect(await response.text()).toContain(NO_CARD)
    expect(await paidAt(token)).toBeNull()
  })

  test('works again after a failure that the service would replay for the same key', async () => {
    const { token } = await createAccepted()
    deposits.stripe.next.push(500, 500)
    expect((await openCheckoutLink(token)).status).toBe(503)
    deposits.stripe.next.length = 0
    expect((await checkout(token)).amount_total).toBe(AMOUNT)
  })
})

test('a deposit is deleted with its proposal, and backed up', async () => {
  const { id, token } = await createAccepted()
  await checkout(token)
  const count = async () =>
    (await deposits.site.pool.query('select from deposits where proposal_id = $1', [id])).rowCount
  expect(await count()).toBe(1)
  await deposits.site.pool.query('delete from proposals where id = $1', [id])
  expect(await count()).toBe(0)
  const client = await deposits.site.pool.connect()
  try {
    const table = (await readTables(client)).find(({ name }) => name === 'public.deposits')
    expect(table && isBackedUp(table)).toBe(true)
  } finally {
    client.release()
  }
})

test('no key, signing secret or session id appears in a log or response', async () => {
  const { id, token } = await createAccepted()
  // Failures are logged: at the service, and with an event.
  deposits.stripe.next.push(500, 500)
  expect((await openCheckoutLink(token)).status).toBe(503)
  deposits.stripe.next.length = 0
  const session = deposits.stripe.pay((await checkout(token)).id)
  for (const invalidSession of [
    { metadata: null },
    { amount_total: 1 },
    { currency: 'usd' },
    { id: 7 },
  ]) {
    expect((await sendCheckoutEvent('completed', { ...session, ...invalidSession })).status).toBe(
      200,
    )
  }
  const body = eventOf('checkout.session.completed', session)
  const forged = signatureOf(body, { secret: 'whsec_of_somebody_else' })
  expect((await sendEvent(`${deposits.origin}${WEBHOOK}`, body, forged)).status).toBe(400)
  // So are a checkout that cannot be expired, and a payment that arrives a second time.
  deposits.stripe.next.push(500, 500)
  await deposits.proposals.staff.mutate('proposals.markDepositReceived', { id })
  await sendCheckoutEvent('completed', session)
  const serialized = JSON.stringify([
    deposits.site.logLines,
    await open(token),
    await deposits.proposals.get(id),
  ])
  for (const secret of [...Object.values(STRIPE_KEYS), ...deposits.stripe.sessions.keys()]) {
    expect(serialized).not.toContain(secret)
    // The log must not even contain the masked secret.
    expect(serialized).not.toContain(`${secret.slice(0, 6)}…`)
  }
})

describe('a payment service with 300 ms in total', () => {
  const impatientSite = useDepositSite({ limitMs: 300 })

  // Retried until the total time is over: a request that hangs is never answered.
  test.each<[string, StripeStub['next']]>([
    ['does not respond', ['hang', 'hang', 'hang']],
    ['breaks the connection', ['drop', 'drop', 'drop']],
  ])('is abandoned when it %s', async (_label, faults) => {
    const { token } = await impatientSite.createAccepted()
    impatientSite.stripe.next.push(...faults)
    const response = await impatientSite.openCheckoutLink(token)
    expect(response.status).toBe(503)
    expect(response.headers.get('location')).toBeNull()
    expect(await response.text()).toContain(NO_CARD)
    expect(await impatientSite.paidAt(token)).toBeNull()
  })
})

describe('limits the rate', () => {
  const limitedSite = useDepositSite({ rateLimitFactor: 1 })

  test('of checkouts from one address', async () => {
    const url = `/proposals/${'0'.repeat(32)}/deposit`
    for (let i = 0; i < 30; i += 1) {
      expect((await limitedSite.site.app.inject(url)).statusCode).toBe(404)
    }
    const response = await limitedSite.site.app.inject(url)
    expect(response.statusCode).toBe(429)
    expect(response.headers['retry-after']).toBeDefined()
    expect(response.headers['content-type']).toContain('text/html')
  })

  test('of checkouts of one proposal from all addresses', async () => {
    const { token } = await limitedSite.proposals.createAccepted()
    const url = `/proposals/${token}/deposit`
    const requestFrom = (n: number) =>
      limitedSite.site.app.inject({ url, remoteAddress: `203.0.113.${n}` })
    for (let n = 1; n <= 60; n += 1) expect((await requestFrom(n)).statusCode).toBe(303)
    expect((await requestFrom(61)).statusCode).toBe(429)
  })
})

test('without Stripe keys there is no webhook and no card payment', async () => {
  const siteWithoutStripe = await openTestApp({ stages: quickStages, ...sharedDocuments })
  try {
    const proposals = await openProposals(siteWithoutStripe)
    const { token } = await proposals.createAccepted()
    const response = await siteWithoutStripe.app.inject({
      method: 'POST',
      url: WEBHOOK,
      payload: {},
    })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Not found.',
    })
    const link = await siteWithoutStripe.app.inject(`/proposals/${token}/deposit`)
    expect(link.statusCode).toBe(503)
    expect(link.body).toContain(NO_CARD)
  } finally {
    await siteWithoutStripe.close()
  }
})

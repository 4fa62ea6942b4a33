import { openCardPayments } from '@agency/api/payments/card-payments'
import type { Bank } from '@agency/contract/price-book'
import type { StoredPriceBook } from '@agency/contract/price-book-calls'
import type { ProposalDraft } from '@agency/contract/proposal'
import {
  DEPOSIT_PAID,
  NO_DEPOSIT,
  type ProposalDetail,
  type PublicProposal,
} from '@agency/contract/proposal-calls'
import { isBackedUp, readTables } from '@agency/db/backup/tables'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openProposals } from '../support/proposal-site.ts'
import {
  eventOf,
  openStripeStub,
  STRIPE_KEYS,
  type StripeStub,
  type StubSession,
  sendEvent,
  signatureOf,
} from '../support/stripe-stub.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages } from '../support/worker-outputs.ts'

const AMOUNT = 376_233
const NO_CARD =
  'Payment by card is not available at the moment. Please pay by bank transfer or ask us.'
const ACCOUNT: Bank = { accountName: 'Emberlane Pty Ltd', bsb: '063000', accountNumber: '12345678' }
const NO_ACCOUNT: Bank = { accountName: '', bsb: '', accountNumber: '' }
/** Enough for the stand-in, which takes 20 ms. */
const LIMIT_MS = 800

let stub: StripeStub
let site: TestApp
let origin: string
let proposals: Awaited<ReturnType<typeof openProposals>>
beforeAll(async () => {
  stub = await openStripeStub(STRIPE_KEYS)
  site = await openTestApp({
    stages: quickStages,
    cardPayments: openCardPayments({
      ...{ ...STRIPE_KEYS, apiUrl: stub.url, limitMs: LIMIT_MS },
    }),
  })
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
  proposals = await openProposals(site)
})
afterAll(async () => {
  await site.close()
  await stub.close()
})
beforeEach(() => {
  stub.requests.length = 0
  stub.next.length = 0
})

const open = async (token: string) =>
  (await proposals.client.query<PublicProposal>('proposals.open', { token })).result

async function setBank(bank: Bank): Promise<void> {
  const { result } = await proposals.staff.query<StoredPriceBook>('priceBook.get')
  const { book, version } = result
  const terms = { ...book.terms, bank }
  await proposals.staff.mutate('priceBook.update', { book: { ...book, terms }, version })
}

/** A proposal that its client has accepted. */
async function accepted(change?: (draft: ProposalDraft) => void): Promise<ProposalDetail> {
  const sent = await proposals.sent(change)
  const { version, price } = await open(sent.token)
  await proposals.client.mutate('proposals.accept', {
    ...{ token: sent.token, version, total: price.total, name: 'Mira Castellan', agreed: true },
  })
  return proposals.get(sent.id)
}

const follow = (token: string) =>
  fetch(`${origin}/proposals/${token}/deposit`, { redirect: 'manual' })
const sessionIn = (location: string | null): StubSession => {
  const session = stub.sessions.get(location?.split('/').at(-1) ?? '')
  if (!session) throw new Error(`No session is at ${location}.`)
  return session
}
/** The checkout that the link of an accepted proposal leads to. */
async function checkout(token: string): Promise<StubSession> {
  const response = await follow(token)
  expect(response.status).toBe(303)
  return sessionIn(response.headers.get('location'))
}
const created = () => stub.requests.filter(({ path }) => path === '/v1/checkout/sessions')
const WEBHOOK = '/api/stripe/webhook'
const tell = (type: string, session: object) =>
  sendEvent(`${origin}${WEBHOOK}`, eventOf(`checkout.session.${type}`, session))
const paidAt = async (token: string) => (await open(token)).deposit?.paidAt ?? null
const steps = async (id: number) =>
  (await proposals.get(id)).events.filter(({ kind }) => kind === 'deposit_paid')
const warnings = () =>
  site.logged.filter(({ msg }) => msg === 'a payment was not taken for a deposit')

test('the page offers what there is: account, card, both, or an invoice', async () => {
  const { token } = await accepted()
  await setBank(ACCOUNT)
  expect((await open(token)).deposit).toMatchObject({ byCard: true, bank: { bsb: '063-000' } })
  await setBank(NO_ACCOUNT)
  expect((await open(token)).deposit).toEqual({
    ...{ amount: AMOUNT, byCard: true, bank: null, paidAt: null },
  })
})

test('the mail of the acceptance leads to the checkout', async () => {
  await setBank(ACCOUNT)
  const { token, contact } = await accepted()
  const { bodyText } = await site.db
    .selectFrom('mails')
    .select('bodyText')
    .where('contactId', '=', contact.id)
    .where('subject', 'like', 'You accepted%')
    .executeTakeFirstOrThrow()
  expect(bodyText).toContain('Please transfer it with the reference below, or pay it by card.')
  expect(bodyText).toContain(`/proposals/${token}/deposit`)
})

describe('the link to the checkout', () => {
  test('opens one for the deposit to the cent, and is kept by nobody', async () => {
    const { id, token, reference, contact } = await accepted()
    const response = await follow(token)
    expect(response.status).toBe(303)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...{ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
      'referrer-policy': 'no-referrer',
    })
    expect(sessionIn(response.headers.get('location'))).toMatchObject({
      ...{ amount_total: AMOUNT, currency: 'aud', client_reference_id: reference },
      ...{ customer_email: contact.email, metadata: { proposal_id: String(id) } },
      success_url: `http://127.0.0.1:3000/proposals/${token}?paid`,
      cancel_url: `http://127.0.0.1:3000/proposals/${token}`,
    })
    expect(created()[0]?.form).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][product_data][name]': `Deposit for proposal ${reference}`,
      'payment_intent_data[metadata][proposal_id]': String(id),
    })
  })

  test('leads to the same one, however many follow it at once and later', async () => {
    const { token } = await accepted()
    const both = await Promise.all([follow(token), follow(token), follow(token)])
    const addresses = both.map(({ headers }) => headers.get('location'))
    expect(new Set(addresses).size).toBe(1)
    expect((await checkout(token)).url).toBe(addresses[0])
    expect(stub.sessions.has(sessionIn(addresses[0] ?? null).id)).toBe(true)
    expect(new Set(created().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  test('leads to another one when the last has expired, is unknown, or is of another amount', async () => {
    const { token } = await accepted()
    const first = await checkout(token)
    Object.assign(first, { status: 'expired', url: null })
    const second = await checkout(token)
    expect(second.id).not.toBe(first.id)
    second.amount_total = 100
    const third = await checkout(token)
    expect(third.id).not.toBe(second.id)
    expect(second.status).toBe('expired')
    stub.sessions.delete(third.id)
    const fourth = await checkout(token)
    expect(fourth).toMatchObject({ status: 'open', amount_total: AMOUNT })
  })

  test('says so where the payment is under way, and takes one that has arrived', async () => {
    const { token } = await accepted()
    const { id } = await checkout(token)
    stub.pay(id, 'unpaid')
    const waiting = await follow(token)
    expect(waiting.status).toBe(409)
    expect(await waiting.text()).toContain('Your payment is being confirmed.')
    stub.pay(id)
    const arrived = await follow(token)
    expect(arrived.headers.get('location')).toBe(`/proposals/${token}`)
    expect(await paidAt(token)).not.toBeNull()
    expect(created()).toHaveLength(1)
  })

  test('begins anew where a payment failed after the checkout', async () => {
    const { token } = await accepted()
    const first = await checkout(token)
    stub.pay(first.id, 'unpaid')
    expect((await tell('async_payment_failed', first)).status).toBe(200)
    expect((await checkout(token)).id).not.toBe(first.id)
  })

  test('says in a sentence that there is nothing to pay', async () => {
    const none = await accepted((draft) => {
      draft.depositBasisPoints = 0
    })
    const sent = await proposals.sent()
    const declined = await proposals.sent()
    const { version } = await open(declined.token)
    await proposals.client.mutate('proposals.decline', {
      ...{ token: declined.token, version, reason: '' },
    })
    const expired = await proposals.sent()
    await site.pool.query("update proposals set expires_on = '2020-01-01' where id = $1", [
      expired.id,
    ])
    for (const { token } of [none, sent, declined, expired]) {
      const response = await follow(token)
      expect(response.status).toBe(409)
      expect(response.headers.get('content-type')).toContain('text/html')
      const page = await response.text()
      expect(page).toContain(NO_DEPOSIT)
      expect(page).toContain(`href="/proposals/${token}"`)
    }
    expect(stub.requests).toEqual([])
  })

  test('is not there for a token that nobody has, a draft, or a proposal that was taken back', async () => {
    const draft = await proposals.draft()
    const withdrawn = await proposals.sent()
    await proposals.staff.mutate('proposals.withdraw', { id: withdrawn.id })
    for (const token of ['0'.repeat(32), draft.token, withdrawn.token]) {
      expect((await follow(token)).status).toBe(404)
    }
    expect((await follow('abc')).status).toBe(400)
    expect(stub.requests).toEqual([])
  })

  test('is not offered for more than a card can be charged', async () => {
    const { token } = await accepted((draft) => {
      draft.depositBasisPoints = 10_000
      for (const item of draft.items) item.unitPrice = 50_000_000
    })
    expect((await open(token)).deposit).toMatchObject({ byCard: false })
    expect((await follow(token)).status).toBe(503)
    expect(stub.requests).toEqual([])
  })

  test.each<[string, StripeStub['next']]>([
    ['fails', [500, 500]],
    ['refuses the key', [401]],
    ['refuses the order', [400]],
    ['breaks the connection', ['drop', 'drop', 'drop']],
    ['does not answer', ['hang', 'hang', 'hang']],
    ['answers what nobody can read', ['garbage']],
    ['names an address that is not https', ['evil']],
  ])('says that cards are not available where the service %s', async (_what, faults) => {
    const { token } = await accepted()
    stub.next.push(...faults)
    const before = performance.now()
    const response = await follow(token)
    expect(performance.now() - before).toBeLessThan(LIMIT_MS + 1_000)
    expect(response.status).toBe(503)
    expect(response.headers.get('location')).toBeNull()
    expect(await response.text()).toContain(NO_CARD)
    expect(await paidAt(token)).toBeNull()
  })

  test('works again after a failure that the service would repeat for the same key', async () => {
    const { token } = await accepted()
    stub.next.push(500, 500)
    expect((await follow(token)).status).toBe(503)
    stub.next.length = 0
    expect((await checkout(token)).amount_total).toBe(AMOUNT)
  })
})

describe('an event', () => {
  test('of a paid checkout marks the deposit as paid, and tells both', async () => {
    await setBank(ACCOUNT)
    const { id, token, contact, reference } = await accepted()
    const session = await checkout(token)
    const response = await tell('completed', stub.pay(session.id))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ received: true })
    const { deposit, steps: shown } = await open(token)
    expect(deposit).toEqual({
      ...{ amount: AMOUNT, paidAt: expect.any(String), bank: null, byCard: false },
    })
    expect(shown.at(-1)?.kind).toBe('deposit_paid')
    expect(await steps(id)).toMatchObject([{ text: 'by card', total: AMOUNT, by: '' }])
    expect((await proposals.get(id)).deposit).toMatchObject({ amount: AMOUNT, paidBy: 'card' })
    const mails = await site.db
      .selectFrom('mails')
      .select(['recipient', 'subject', 'bodyText'])
      .where('contactId', '=', contact.id)
      .where('subject', 'like', 'Deposit%')
      .orderBy('recipient')
      .execute()
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['owner', 'Deposit paid: Mira Castellan, Saltbush'],
      ['visitor', `Deposit received for proposal ${reference}`],
    ])
    for (const { bodyText } of mails) expect(bodyText).toContain('$3,762.33')
    const { result } = await proposals.staff.query<{
      rows: { kind: string; proposalId: number }[]
    }>(...(['notifications.list', {}] as const))
    expect(result.rows).toContainEqual(
      expect.objectContaining({ kind: 'proposal_deposit_paid', proposalId: id }),
    )
    const again = await follow(token)
    expect(again.status).toBe(409)
    expect(await again.text()).toContain(DEPOSIT_PAID)
  })

  test('of a payment that arrives days later counts as well', async () => {
    const { token } = await accepted()
    const { id } = await checkout(token)
    await tell('completed', stub.pay(id, 'unpaid'))
    expect(await paidAt(token)).toBeNull()
    await tell('async_payment_succeeded', stub.pay(id))
    expect(await paidAt(token)).not.toBeNull()
  })

  test('that comes twenty times at once counts once', async () => {
    const { id, token, contact } = await accepted()
    const session = stub.pay((await checkout(token)).id)
    const body = eventOf('checkout.session.completed', session)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendEvent(`${origin}${WEBHOOK}`, body)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const first = await paidAt(token)
    await sendEvent(`${origin}${WEBHOOK}`, body)
    expect(await paidAt(token)).toBe(first)
    expect(await steps(id)).toHaveLength(1)
    const { count } = await site.db
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('contactId', '=', contact.id)
      .where('subject', 'like', 'Deposit%')
      .executeTakeFirstOrThrow()
    expect(count).toBe(2)
  })

  const different: [string, (session: StubSession, other: number) => object, string][] = [
    [
      'of another session',
      (session) => ({ ...session, id: 'cs_test_anotherone12345' }),
      'unknown session',
    ],
    [
      'for another proposal',
      (session, other) => ({ ...session, metadata: { proposal_id: String(other) } }),
      'another proposal',
    ],
    ['without a proposal', (session) => ({ ...session, metadata: null }), 'another proposal'],
    ['of a cent less', (session) => ({ ...session, amount_total: AMOUNT - 1 }), 'another amount'],
    ['without an amount', (session) => ({ ...session, amount_total: null }), 'another amount'],
    ['in another currency', (session) => ({ ...session, currency: 'usd' }), 'another currency'],
  ]
  test.each(different)('%s is logged and changes nothing', async (_what, change, reason) => {
    const other = await accepted()
    await checkout(other.token)
    const { id, token } = await accepted()
    const session = stub.pay((await checkout(token)).id)
    const before = warnings().length
    const response = await tell('completed', change(session, other.id))
    expect(response.status).toBe(200)
    expect(await Promise.all([paidAt(token), paidAt(other.token)])).toEqual([null, null])
    expect(await steps(id)).toEqual([])
    expect(warnings().slice(before)).toMatchObject([{ reason }])
  })

  test.each([
    ['another kind', 'payment_intent.succeeded'],
    ['a checkout that has expired', 'checkout.session.expired'],
  ])('of %s is taken and changes nothing', async (_what, type) => {
    const { token } = await accepted()
    const session = stub.pay((await checkout(token)).id)
    expect((await sendEvent(`${origin}${WEBHOOK}`, eventOf(type, session))).status).toBe(200)
    expect(await paidAt(token)).toBeNull()
  })

  test('whose signature is not right is refused by the name of the header', async () => {
    const { token } = await accepted()
    const session = stub.pay((await checkout(token)).id)
    const body = eventOf('checkout.session.completed', session)
    const old = Date.now() - 301_000
    const cases: [string, string | undefined][] = [
      [body, undefined],
      [body, ''],
      [body, 'nonsense'],
      [body, signatureOf(body, { secret: 'whsec_of_somebody_else' })],
      [body, signatureOf(body, { at: old })],
      // A time that was moved is signed by nobody.
      [body, signatureOf(body, { at: old }).replace(/^t=\d+/, `t=${Math.floor(Date.now() / 1e3)}`)],
      [`${body.slice(0, -1)} `, signatureOf(body)],
      [body.replace('"paid"', '"Paid"'), signatureOf(body)],
      ['', signatureOf('')],
    ]
    for (const [sent, signature] of cases) {
      const response = await fetch(`${origin}${WEBHOOK}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(signature !== undefined && { 'stripe-signature': signature }),
        },
        body: sent,
      })
      expect(response.status).toBe(400)
      const { success, code, errors } = await response.json()
      expect({ success, code, errors }).toEqual({
        ...{ success: false, code: 'BAD_REQUEST' },
        errors: [
          { path: 'stripe-signature', message: expect.stringMatching(/^This is not signed/) },
        ],
      })
    }
    expect(await paidAt(token)).toBeNull()
    // Within the five minutes it counts.
    const late = signatureOf(body, { at: Date.now() - 290_000 })
    expect((await sendEvent(`${origin}${WEBHOOK}`, body, late)).status).toBe(200)
    expect(await paidAt(token)).not.toBeNull()
  })

  test('of more than 64 KB is refused before it is looked at', async () => {
    const body = eventOf('checkout.session.completed', { filler: 'x'.repeat(65 * 1024) })
    expect((await sendEvent(`${origin}${WEBHOOK}`, body)).status).toBe(413)
  })

  test('that is signed and says nothing that can be read is taken and logged', async () => {
    expect((await tell('completed', { id: 7 })).status).toBe(200)
    expect(site.logged).toContainEqual(
      expect.objectContaining({ msg: 'an event of the payment service cannot be read' }),
    )
  })
})

describe('a bank transfer', () => {
  test('is marked as received by staff, once, and ends the checkout', async () => {
    const { id, token } = await accepted()
    const session = await checkout(token)
    const mark = () =>
      proposals.staff.mutate<ProposalDetail>('proposals.markDepositReceived', { id })
    const answers = await Promise.all([mark(), mark()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(session.status).toBe('expired')
    expect(await steps(id)).toMatchObject([
      { text: 'by bank transfer', total: AMOUNT, by: 'owner@emberlane.example' },
    ])
    expect((await proposals.get(id)).deposit).toMatchObject({ paidBy: 'transfer' })
    expect(await paidAt(token)).not.toBeNull()
  })

  test('is marked where the payment service is away', async () => {
    const { id, token } = await accepted()
    await checkout(token)
    stub.next.push('hang', 'hang')
    const { status } = await proposals.staff.mutate('proposals.markDepositReceived', { id })
    expect(status).toBe(200)
    expect(await paidAt(token)).not.toBeNull()
  })

  test('beside a payment by card is told as a second payment', async () => {
    const { id, token } = await accepted()
    const session = await checkout(token)
    stub.pay(session.id)
    await proposals.staff.mutate('proposals.markDepositReceived', { id })
    const first = await paidAt(token)
    for (let times = 0; times < 2; times += 1) await tell('completed', session)
    expect(await paidAt(token)).toBe(first)
    expect((await steps(id)).map(({ text }) => text)).toEqual([
      ...['by bank transfer', 'by card, a second time: please refund one of the two'],
    ])
  })

  test('is marked by nobody else, and for no other proposal', async () => {
    const { id } = await accepted()
    expect((await proposals.client.mutate('proposals.markDepositReceived', { id })).status).toBe(
      401,
    )
    const refused = async (of: number) =>
      proposals.refusal('proposals.markDepositReceived', { id: of }, proposals.authorization)
    const none = await accepted((draft) => {
      draft.depositBasisPoints = 0
    })
    const sent = await proposals.sent()
    for (const each of [none, sent]) {
      expect(await refused(each.id)).toMatchObject({ status: 409, message: NO_DEPOSIT })
    }
    expect(await refused(2_000_000)).toMatchObject({ status: 404 })
    expect(await steps(id)).toEqual([])
  })
})

test('a deposit goes with its proposal, and is in a backup', async () => {
  const { id, token } = await accepted()
  await checkout(token)
  const count = async () =>
    (await site.pool.query('select from deposits where proposal_id = $1', [id])).rowCount
  expect(await count()).toBe(1)
  await site.pool.query('delete from proposals where id = $1', [id])
  expect(await count()).toBe(0)
  const client = await site.pool.connect()
  try {
    const table = (await readTables(client)).find(({ name }) => name === 'public.deposits')
    expect(table && isBackedUp(table)).toBe(true)
  } finally {
    client.release()
  }
})

test('no key, no signing secret and no session is in a log or an answer', async () => {
  const { id, token } = await accepted()
  await checkout(token)
  const said = JSON.stringify([site.logged, await open(token), await proposals.get(id)])
  for (const secret of [...Object.values(STRIPE_KEYS), ...stub.sessions.keys()]) {
    expect(said).not.toContain(secret)
    // Nor as the log masks what it finds.
    expect(said).not.toContain(`${secret.slice(0, 6)}…`)
  }
})

describe('who asks without end is told to wait', () => {
  let slow: TestApp
  beforeAll(async () => {
    const { cardPayments } = site.deps
    if (!cardPayments) throw new Error('Nothing is paid by card here.')
    slow = await openTestApp({ stages: quickStages, rateLimitFactor: 1, cardPayments })
  })
  afterAll(() => slow.close())

  test('for checkouts, from one address', async () => {
    const url = `/proposals/${'0'.repeat(32)}/deposit`
    for (let times = 0; times < 30; times += 1) {
      expect((await slow.app.inject(url)).statusCode).toBe(404)
    }
    const response = await slow.app.inject(url)
    expect(response.statusCode).toBe(429)
    expect(response.headers['retry-after']).toBeDefined()
    expect(response.headers['content-type']).toContain('text/html')
  })

  test('for the checkout of one proposal, from wherever', async () => {
    const own = await openProposals(slow)
    const { token } = await own.sent()
    const { result } = await own.client.query<PublicProposal>('proposals.open', { token })
    await own.client.mutate('proposals.accept', {
      ...{ token, version: result.version, total: result.price.total },
      ...{ name: 'Mira Castellan', agreed: true },
    })
    const url = `/proposals/${token}/deposit`
    const from = (n: number) => slow.app.inject({ url, remoteAddress: `203.0.113.${n}` })
    for (let n = 1; n <= 60; n += 1) expect((await from(n)).statusCode).toBe(303)
    expect((await from(61)).statusCode).toBe(429)
  })

  test('with events, from one address', async () => {
    const send = () => slow.app.inject({ method: 'POST', url: WEBHOOK, payload: {} })
    for (let times = 0; times < 600; times += 1) expect((await send()).statusCode).toBe(400)
    expect((await send()).statusCode).toBe(429)
  })
})

test('without keys of Stripe’s there is no webhook, and the link says so', async () => {
  const bare = await openTestApp({ stages: quickStages })
  try {
    const own = await openProposals(bare)
    const { token } = await own.sent()
    const { result } = await own.client.query<PublicProposal>('proposals.open', { token })
    await own.client.mutate('proposals.accept', {
      ...{ token, version: result.version, total: result.price.total },
      ...{ name: 'Mira Castellan', agreed: true },
    })
    const response = await bare.app.inject({ method: 'POST', url: WEBHOOK, payload: {} })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({
      code: 'NOT_FOUND',
      message: 'There is no such address.',
    })
    const link = await bare.app.inject(`/proposals/${token}/deposit`)
    expect(link.statusCode).toBe(503)
    expect(link.body).toContain(NO_CARD)
  } finally {
    await bare.close()
  }
})

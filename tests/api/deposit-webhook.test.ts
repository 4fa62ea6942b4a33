import { DEPOSIT_PAID } from '@agency/contract/proposal-calls'
import { describe, expect, test } from 'vitest'
import { ACCOUNT, AMOUNT, useDepositSite, WEBHOOK } from '../support/deposit-site.ts'
import { eventOf, type StubSession, sendEvent, signatureOf } from '../support/stripe-stub.ts'

const deposits = useDepositSite()
const {
  open,
  createAccepted,
  setBank,
  openCheckoutLink,
  checkout,
  sendCheckoutEvent,
  paidAt,
  depositEvents,
} = deposits

const warnings = () =>
  deposits.site.logLines.filter(({ msg }) => msg === 'ignored a payment for a deposit')

describe('an event', () => {
  test('for a paid checkout marks the deposit as paid and notifies both sides', async () => {
    await setBank(ACCOUNT)
    const { id, token, contact, reference } = await createAccepted()
    const session = await checkout(token)
    const response = await sendCheckoutEvent('completed', deposits.stripe.pay(session.id))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ received: true })
    const { deposit, steps: shown } = await open(token)
    expect(deposit).toEqual({
      ...{ amount: AMOUNT, paidAt: expect.any(String), bank: null, byCard: false },
    })
    expect(shown.at(-1)?.kind).toBe('deposit_paid')
    expect(await depositEvents(id)).toMatchObject([{ text: 'by card', total: AMOUNT, by: '' }])
    expect((await deposits.proposals.get(id)).deposit).toMatchObject({
      amount: AMOUNT,
      paidBy: 'card',
    })
    const emails = await deposits.site.db
      .selectFrom('mails')
      .select(['recipient', 'subject', 'bodyText'])
      .where('contactId', '=', contact.id)
      .where('subject', 'like', 'Deposit%')
      .orderBy('recipient')
      .execute()
    expect(emails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['owner', 'Deposit paid: Mira Castellan, Saltbush'],
      ['visitor', `Deposit received for proposal ${reference}`],
    ])
    for (const { bodyText } of emails) expect(bodyText).toContain('$3,762.33')
    const { result } = await deposits.proposals.staff.query<{
      rows: { kind: string; proposalId: number }[]
    }>(...(['notifications.list', {}] as const))
    expect(result.rows).toContainEqual(
      expect.objectContaining({ kind: 'proposal_deposit_paid', proposalId: id }),
    )
    const secondVisit = await openCheckoutLink(token)
    expect(secondVisit.status).toBe(409)
    expect(await secondVisit.text()).toContain(DEPOSIT_PAID)
  })

  test('for a payment that arrives days later also counts', async () => {
    const { token } = await createAccepted()
    const { id } = await checkout(token)
    await sendCheckoutEvent('completed', deposits.stripe.pay(id, 'unpaid'))
    expect(await paidAt(token)).toBeNull()
    await sendCheckoutEvent('async_payment_succeeded', deposits.stripe.pay(id))
    expect(await paidAt(token)).not.toBeNull()
  })

  test('delivered twenty times at once counts once', async () => {
    const { id, token, contact } = await createAccepted()
    const session = deposits.stripe.pay((await checkout(token)).id)
    const body = eventOf('checkout.session.completed', session)
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => sendEvent(`${deposits.origin}${WEBHOOK}`, body)),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    const first = await paidAt(token)
    await sendEvent(`${deposits.origin}${WEBHOOK}`, body)
    expect(await paidAt(token)).toBe(first)
    expect(await depositEvents(id)).toHaveLength(1)
    const { count } = await deposits.site.db
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('contactId', '=', contact.id)
      .where('subject', 'like', 'Deposit%')
      .executeTakeFirstOrThrow()
    expect(count).toBe(2)
  })

  const mismatches: [string, (session: StubSession, otherId: number) => object, string][] = [
    [
      'of another session',
      (session) => ({ ...session, id: 'cs_test_anotherone12345' }),
      'unknown session',
    ],
    [
      'for another proposal',
      (session, otherId) => ({ ...session, metadata: { proposal_id: String(otherId) } }),
      'another proposal',
    ],
    ['without a proposal', (session) => ({ ...session, metadata: null }), 'another proposal'],
    ['of a cent less', (session) => ({ ...session, amount_total: AMOUNT - 1 }), 'another amount'],
    ['without an amount', (session) => ({ ...session, amount_total: null }), 'another amount'],
    ['in another currency', (session) => ({ ...session, currency: 'usd' }), 'another currency'],
  ]
  test.each(mismatches)('%s is logged and changes nothing', async (_label, change, reason) => {
    const otherProposal = await createAccepted()
    await checkout(otherProposal.token)
    const { id, token } = await createAccepted()
    const session = deposits.stripe.pay((await checkout(token)).id)
    const before = warnings().length
    const response = await sendCheckoutEvent('completed', change(session, otherProposal.id))
    expect(response.status).toBe(200)
    expect(await Promise.all([paidAt(token), paidAt(otherProposal.token)])).toEqual([null, null])
    expect(await depositEvents(id)).toEqual([])
    expect(warnings().slice(before)).toMatchObject([{ reason }])
  })

  test.each([
    ['another kind', 'payment_intent.succeeded'],
    ['a checkout that has expired', 'checkout.session.expired'],
  ])('for %s is accepted and changes nothing', async (_label, type) => {
    const { token } = await createAccepted()
    const session = deposits.stripe.pay((await checkout(token)).id)
    expect((await sendEvent(`${deposits.origin}${WEBHOOK}`, eventOf(type, session))).status).toBe(
      200,
    )
    expect(await paidAt(token)).toBeNull()
  })

  test('with an invalid signature is refused, naming the header', async () => {
    const { token } = await createAccepted()
    const session = deposits.stripe.pay((await checkout(token)).id)
    const body = eventOf('checkout.session.completed', session)
    const oldTimestamp = Date.now() - 301_000
    const cases: [string, string | undefined][] = [
      [body, undefined],
      [body, ''],
      [body, 'nonsense'],
      [body, signatureOf(body, { secret: 'whsec_of_somebody_else' })],
      [body, signatureOf(body, { timestamp: oldTimestamp })],
      [body, signatureOf(body, { timestamp: Date.now() + 310_000 })],
      [body, signatureOf(body, { timestamp: Date.now() + 1e12 })],
      // A modified timestamp invalidates the signature.
      [
        body,
        signatureOf(body, { timestamp: oldTimestamp }).replace(
          /^t=\d+/,
          `t=${Math.floor(Date.now() / 1e3)}`,
        ),
      ],
      [`${body.slice(0, -1)} `, signatureOf(body)],
      [body.replace('"paid"', '"Paid"'), signatureOf(body)],
      ['', signatureOf('')],
    ]
    for (const [sentBody, signature] of cases) {
      const response = await fetch(`${deposits.origin}${WEBHOOK}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(signature !== undefined && { 'stripe-signature': signature }),
        },
        body: sentBody,
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
    // Within the five minutes in which it is valid.
    const validSignature = signatureOf(body, { timestamp: Date.now() - 290_000 })
    expect((await sendEvent(`${deposits.origin}${WEBHOOK}`, body, validSignature)).status).toBe(200)
    expect(await paidAt(token)).not.toBeNull()
  })

  test('over 64 KB is refused before it is parsed', async () => {
    const body = eventOf('checkout.session.completed', { filler: 'x'.repeat(65 * 1024) })
    expect((await sendEvent(`${deposits.origin}${WEBHOOK}`, body)).status).toBe(413)
  })

  test('that is signed but unreadable is accepted and logged', async () => {
    expect((await sendCheckoutEvent('completed', { id: 7 })).status).toBe(200)
    expect(deposits.site.logLines).toContainEqual(
      expect.objectContaining({ msg: 'unreadable payment webhook event' }),
    )
  })
})

describe('limits the rate', () => {
  const limitedSite = useDepositSite({ rateLimitFactor: 1 })

  test('of events from one address', async () => {
    const send = () => limitedSite.site.app.inject({ method: 'POST', url: WEBHOOK, payload: {} })
    for (let i = 0; i < 600; i += 1) expect((await send()).statusCode).toBe(400)
    expect((await send()).statusCode).toBe(429)
  })
})

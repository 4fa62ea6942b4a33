import { openCardPayments } from '@agency/api/payments/card-payments'
import type { Bank } from '@agency/contract/price-book'
import type { ProposalDraft } from '@agency/contract/proposal'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { openProposals, sharedDocuments } from './proposal-site.ts'
import {
  eventOf,
  openStripeStub,
  STRIPE_KEYS,
  type StripeStub,
  type StubSession,
  sendEvent,
} from './stripe-stub.ts'
import { openTestApp, type TestApp } from './test-app.ts'
import { quickStages } from './worker-outputs.ts'

/** In cents: 30% of $12,541.09, which is a proposal's total if nothing else is chosen. */
export const AMOUNT = 376_233
export const ACCOUNT: Bank = {
  ...{ accountName: 'Emberlane Pty Ltd', bsb: '063000', accountNumber: '12345678' },
}
export const NO_ACCOUNT: Bank = { accountName: '', bsb: '', accountNumber: '' }
/** Enough for the stub on any machine. */
const DEFAULT_LIMIT_MS = 20_000
export const WEBHOOK = '/api/stripe/webhook'

/**
 * A site where deposits are paid by card, with a stub for Stripe, opened before and closed after
 * all tests of a file or a group; each test starts without recorded requests and faults at the
 * stub.
 */
export function useDepositSite({
  rateLimitFactor,
  limitMs = DEFAULT_LIMIT_MS,
}: {
  rateLimitFactor?: number
  limitMs?: number
} = {}) {
  let stripe: StripeStub
  let site: TestApp
  let origin: string
  let proposals: Awaited<ReturnType<typeof openProposals>>
  beforeAll(async () => {
    stripe = await openStripeStub(STRIPE_KEYS)
    site = await openTestApp({
      stages: quickStages,
      ...sharedDocuments,
      cardPayments: openCardPayments({
        ...{ ...STRIPE_KEYS, apiUrl: stripe.url, limitMs },
      }),
      ...(rateLimitFactor !== undefined && { rateLimitFactor }),
    })
    origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
    proposals = await openProposals(site)
  })
  afterAll(async () => {
    await site.close()
    await stripe.close()
  })
  beforeEach(() => {
    stripe.requests.length = 0
    stripe.next.length = 0
  })

  const open = (token: string) => proposals.open(token)
  const openCheckoutLink = (token: string) =>
    fetch(`${origin}/proposals/${token}/deposit`, { redirect: 'manual' })
  const sessionAt = (location: string | null): StubSession => {
    const session = stripe.sessions.get(location?.split('/').at(-1) ?? '')
    if (!session) throw new Error(`No session is at ${location}.`)
    return session
  }
  return {
    get stripe() {
      return stripe
    },
    get site() {
      return site
    },
    get origin() {
      return origin
    },
    get proposals() {
      return proposals
    },
    open,
    createAccepted: (change?: (draft: ProposalDraft) => void) => proposals.createAccepted(change),
    setBank: (bank: Bank) => proposals.setBank(bank),
    /** The response of a proposal's link to its checkout. */
    openCheckoutLink,
    /** The checkout at a URL. */
    sessionAt,
    /** The checkout that the link of an accepted proposal leads to. */
    checkout: async (token: string): Promise<StubSession> => {
      const response = await openCheckoutLink(token)
      expect(response.status).toBe(303)
      return sessionAt(response.headers.get('location'))
    },
    /** Sends the site an event about a checkout. */
    sendCheckoutEvent: (type: string, session: object) =>
      sendEvent(`${origin}${WEBHOOK}`, eventOf(`checkout.session.${type}`, session)),
    paidAt: async (token: string) => (await open(token)).deposit?.paidAt ?? null,
    /** Deposit entries in a proposal's timeline. */
    depositEvents: async (id: number) =>
      (await proposals.get(id)).events.filter(({ kind }) => kind === 'deposit_paid'),
  }
}

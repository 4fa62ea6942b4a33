import type { Bank } from '@agency/contract/price-book'
import type { StoredPriceBook } from '@agency/contract/price-book-calls'
import type { ProposalDetail } from '@agency/contract/proposal-calls'
import { call, sendProposalFor } from './site-proposals.ts'
import { sharedSiteTest } from './staff-test.ts'
import { openStripeStub, STRIPE_KEYS, type StripeKeys, type StripeStub } from './stripe-stub.ts'

interface StripeFixtures {
  /** The keys that the site and the stub share. */
  stripeKeys: StripeKeys
  /** The stub for Stripe, which notifies the site of payments as long as it has a webhook URL. */
  stripe: StripeStub
}

/** A test in the owner's browser, on a site where deposits can be paid by card. */
export const depositTest = sharedSiteTest.extend<object, StripeFixtures>({
  stripeKeys: [STRIPE_KEYS, { option: true, scope: 'worker' }],
  stripe: [
    async ({ stripeKeys }, use) => {
      const stripe = await openStripeStub(stripeKeys)
      await use(stripe)
      await stripe.close()
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ stripe, stripeKeys }, use) =>
      use({
        ...{ STRIPE_SECRET_KEY: stripeKeys.secretKey, STRIPE_API_URL: stripe.url },
        STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
      }),
    { scope: 'worker' },
  ],
})

/** Stores the bank account for deposits. */
export async function setBank(site: string, token: string, bank: Bank): Promise<void> {
  const { book, version } = await call<StoredPriceBook>(token, 'priceBook.get', {}, true, site)
  const terms = { ...book.terms, bank }
  await call(token, 'priceBook.update', { book: { ...book, terms }, version }, false, site)
}

let requestCount = 0

/** A proposal with options of every kind, sent to a new contact. */
export async function sendProposal(site: string, token: string): Promise<ProposalDetail> {
  requestCount += 1
  const response = await fetch(`${site}/api/quotes/website`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{
        firstName: 'Priya',
        lastName: 'Raman',
        email: `priya${requestCount}@copperline.example`,
      },
      ...{ companyName: 'Copperline', websiteDescription: 'People should order bread online.' },
    }),
  })
  const { pdfUrl } = (await response.json()) as { pdfUrl: string }
  const { rows } = await call<{ rows: { id: number; pdfUrl: string }[] }>(
    ...([token, 'estimates.list', {}, true, site] as const),
  )
  const found = rows.find((row) => row.pdfUrl === pdfUrl)
  if (!found) throw new Error('There is no estimate for the requested quote.')
  return sendProposalFor(token, found.id, site)
}

import type { Bank } from '@agency/contract/price-book'
import type { StoredPriceBook } from '@agency/contract/price-book-calls'
import type { ProposalDetail } from '@agency/contract/proposal-calls'
import { call, sendProposalOf } from './site-proposals.ts'
import { type StaffFixtures, staffTest } from './staff-test.ts'
import { type DemoSite, openDemoSite } from './start-site.ts'
import {
  openStripeStub,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeStub,
} from './stripe-stub.ts'

interface StripeFixtures extends StaffFixtures {
  /** Stands in for Stripe, and tells the site of payments as long as it has an address for that. */
  stripe: StripeStub
  demo: DemoSite
}

/** A test in the owner's browser, on a site where deposits can be paid by card. */
export const depositTest = staffTest.extend<object, StripeFixtures>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from its first parameter and throws where that is no object pattern; this one needs none.
    async ({}, use) => {
      const stripe = await openStripeStub()
      await use(stripe)
      await stripe.close()
    },
    { scope: 'worker' },
  ],
  demo: [
    async ({ stripe }, use) => {
      const demo = await openDemoSite({
        ...{ STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL: stripe.url },
      })
      await use(demo)
      await demo.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  siteUrl: [({ demo }, use) => use(demo.url), { scope: 'worker' }],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
})

/** Stores where deposits are transferred to. */
export async function setBank(site: string, token: string, bank: Bank): Promise<void> {
  const { book, version } = await call<StoredPriceBook>(token, 'priceBook.get', {}, true, site)
  const terms = { ...book.terms, bank }
  await call(token, 'priceBook.update', { book: { ...book, terms }, version }, false, site)
}

let asked = 0

/** A proposal with options of every kind, sent to somebody new. */
export async function sendProposal(site: string, token: string): Promise<ProposalDetail> {
  asked += 1
  const response = await fetch(`${site}/api/quotes/website`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ firstName: 'Priya', lastName: 'Raman', email: `priya${asked}@copperline.example` },
      ...{ companyName: 'Copperline', websiteDescription: 'People should order bread online.' },
    }),
  })
  const { pdfUrl } = (await response.json()) as { pdfUrl: string }
  const { rows } = await call<{ rows: { id: number; pdfUrl: string }[] }>(
    ...([token, 'estimates.list', {}, true, site] as const),
  )
  const found = rows.find((row) => row.pdfUrl === pdfUrl)
  if (!found) throw new Error('There is no estimate for the quote that was asked for.')
  return sendProposalOf(token, found.id, site)
}

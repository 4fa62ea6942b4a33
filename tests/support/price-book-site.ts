import { Estimate } from '@agency/contract/estimate'
import type { PriceBook } from '@agency/contract/price-book'
import type { StoredPriceBook } from '@agency/contract/price-book-calls'
import { afterAll, beforeAll, expect } from 'vitest'
import { createLogin } from './accounts.ts'
import { callerOf, procedureErrorOf } from './procedures.ts'
import { openTestApp, type TestApp } from './test-app.ts'
import { quickStages } from './worker-outputs.ts'

/** A site for tests of its price book, opened before and closed after all tests of a file. */
export function usePriceBookSite() {
  let site: TestApp
  let token: string
  let staff: ReturnType<typeof callerOf>
  beforeAll(async () => {
    site = await openTestApp({ stages: quickStages })
    token = await createLogin(site)
    staff = callerOf(site, `Bearer ${token}`)
  })
  afterAll(() => site.close())

  const get = async () => (await staff.query<StoredPriceBook>('priceBook.get')).result
  const update = (book: unknown, version: number) =>
    staff.mutate<StoredPriceBook>('priceBook.update', { book, version } as object)
  /** Saves the current book with some of its parts changed. */
  async function save(change: (book: PriceBook) => unknown) {
    const { book, version } = await get()
    change(book)
    return update(book, version)
  }
  const errorOf = (name: string, payload: object) =>
    procedureErrorOf(site, name, payload, `Bearer ${token}`)
  /** Uploads a picture, in base64. */
  const addLogo = (picture: string) =>
    staff.mutate<{ id: string }>('priceBook.addLogo', { picture })
  let requestCount = 0
  /** The stored estimate of a new quote request. */
  async function requestQuote() {
    requestCount += 1
    const response = await site.app.inject({
      ...{ method: 'POST', url: '/api/quotes/website' },
      payload: {
        ...{
          firstName: 'Mira',
          lastName: 'Castellan',
          email: `mira${requestCount}@saltbush.example`,
        },
        websiteDescription: 'People should order bread online.',
      },
    })
    expect(response.statusCode).toBe(200)
    const { pdfUrl } = response.json()
    const row = await site.db
      .selectFrom('estimates')
      .select(['estimate', 'totalCents'])
      .where('pdfUrl', '=', pdfUrl)
      .executeTakeFirstOrThrow()
    return { pdfUrl, estimate: Estimate.parse(row.estimate), stored: row }
  }
  return {
    get site() {
      return site
    },
    get staff() {
      return staff
    },
    ...{ get, update, save, errorOf, addLogo, requestQuote },
  }
}

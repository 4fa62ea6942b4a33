import { defaultPriceBook } from '@agency/contract/default-price-book'
import type { PriceBook } from '@agency/contract/price-book'
import type { BookVersionPage } from '@agency/contract/price-book-calls'
import type { StoredSettings } from '@agency/contract/settings'
import { describe, expect, test } from 'vitest'
import { owner } from '../support/accounts.ts'
import { validBrief } from '../support/briefs.ts'
import { usePriceBookSite } from '../support/price-book-site.ts'

const prices = usePriceBookSite()
const { get, update, save, errorOf, requestQuote } = prices

const settings = async () => (await prices.staff.query<StoredSettings>('settings.get')).result
const versions = async (input = {}) =>
  (await prices.staff.query<BookVersionPage>('priceBook.versions', input)).result

test('a new site has the default book as version 1, saved by nobody', async () => {
  expect(await get()).toEqual({ book: defaultPriceBook, version: 1, since: null })
  expect(await versions()).toEqual({
    rows: [{ version: 1, since: null, by: null, changes: [] }],
  })
})

test('of two concurrent first changes, one is refused', async () => {
  const responses = await Promise.all(
    [14, 30].map((paymentDays) =>
      update({ ...defaultPriceBook, terms: { ...defaultPriceBook.terms, paymentDays } }, 1),
    ),
  )
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await get()).version).toBe(2)
})

test('a change is stored as the next version with its author and differences', async () => {
  const { version } = await get()
  const { status, result } = await save((book) => {
    book.features.shop.build = 160
    book.features.api.isOffered = false
  })
  expect(status).toBe(200)
  expect(result).toEqual(await get())
  expect(result.version).toBe(version + 1)
  expect(Date.parse(result.since ?? '')).toBeGreaterThan(Date.now() - 60_000)
  const [newest] = (await versions()).rows
  expect(newest).toEqual({
    ...{ version: version + 1, since: result.since, by: owner.email },
    changes: [
      { path: 'features.shop.build', before: 144, after: 160 },
      { path: 'features.api.isOffered', before: true, after: false },
    ],
  })
})

test('saving an unchanged book creates no version', async () => {
  const { version } = await get()
  expect((await save(() => {})).result.version).toBe(version)
})

test('a change to an older version is refused and changes nothing', async () => {
  const { book, version } = await get()
  await save((current) => Object.assign(current.terms, { paymentDays: 21 }))
  const before = await get()
  expect(await update({ ...book, options: [] }, version)).toMatchObject({
    ...{ status: 409, code: 'CONFLICT' },
  })
  expect(await get()).toEqual(before)
})

describe('the rate card of the settings', () => {
  test('is shared: changing a rate in the book changes the settings and their state', async () => {
    const before = await settings()
    const { result } = await save((book) => Object.assign(book.rateCard.hourly, { design: 17_050 }))
    const after = await settings()
    expect(after.rateCard.hourly.design).toBe(17_050)
    expect(after.rateCardState.version).toBe(result.version)
    expect(after.updatedAt).not.toBe(before.updatedAt)
  })

  test('can still be changed in the settings, leaving the rest of the book as it was', async () => {
    const { book, version } = await get()
    const { rateCard, updatedAt } = await settings()
    const change = { rateCard: { ...rateCard, validDays: 45 } }
    expect((await prices.staff.mutate('settings.update', { change, updatedAt })).status).toBe(200)
    expect(await get()).toEqual({
      book: { ...book, rateCard: change.rateCard },
      version: version + 1,
      since: expect.any(String),
    })
    const [newest] = (await versions()).rows
    expect(newest?.by).toBe(owner.email)
    expect(newest?.changes).toEqual([{ path: 'rateCard.validDays', before: 30, after: 45 }])
  })

  test('is unaffected by other changes to the book', async () => {
    const before = await settings()
    await save((book) => Object.assign(book.terms, { paymentDays: 22 }))
    expect((await settings()).updatedAt).toBe(before.updatedAt)
  })

  test('stored alone by an earlier release joins the rest of the previous book', async () => {
    const { book, version } = await get()
    await prices.site.pool.query(
      'insert into rate_card_versions (version, rate_card) values ($1, $2)',
      [version + 1, JSON.stringify(book.rateCard)],
    )
    expect(await get()).toMatchObject({ book, version: version + 1 })
    expect((await versions()).rows[0]).toMatchObject({ by: null, changes: [] })
  })

  test('cannot lead to prices too large to store', async () => {
    const { rateCard, updatedAt } = await settings()
    const hourly = { strategy: 500_000, design: 500_000, build: 500_000, content: 500_000 }
    const hugeRates = { ...rateCard, hourly, gstBasisPoints: 10_000, rangeBasisPoints: 5_000 }
    expect(
      await errorOf('settings.update', { change: { rateCard: hugeRates }, updatedAt }),
    ).toMatchObject({
      status: 400,
      issues: [
        { path: 'change.rateCard.hourly.build', message: expect.stringMatching(/20 million/) },
      ],
    })
    const { book, version } = await get()
    for (const feature of Object.values(book.features)) Object.assign(feature, { build: 2_000 })
    Object.assign(book.rateCard, { hourly })
    expect(await errorOf('priceBook.update', { book, version })).toMatchObject({
      status: 400,
      issues: [{ path: 'book.rateCard.hourly.build' }],
    })
    expect((await get()).version).toBe(version)
  })
})

test('an estimate keeps the book it was priced with; the next one uses the new book', async () => {
  const first = await requestQuote()
  const pdf = await prices.site.deps.storage.read(first.pdfUrl.replace('/uploads/', ''))
  const { result } = await save((book) => {
    Object.assign(book.features.shop, { build: book.features.shop.build + 400, name: 'Web store' })
    Object.assign(book.terms, {
      abn: '51 824 753 556',
      deposit: 2_500,
      lines: ['Paid work is yours.'],
    })
    Object.assign(book.price, { discount: 500, discountWording: 'Opening offer' })
  })
  const second = await requestQuote()
  expect(first.estimate.rateCardVersion).toBe(result.version - 1)
  expect(second.estimate.rateCardVersion).toBe(result.version)
  expect(second.estimate.features.map(({ name }) => name)).toContain('Web store')
  expect(second.estimate.adjustments).toMatchObject([{ kind: 'discount' }])
  expect(second.estimate.terms).toMatchObject({
    ...{ abn: '51824753556', depositBasisPoints: 2_500, lines: ['Paid work is yours.'] },
  })
  expect(second.stored.totalCents).toBe(second.estimate.total)
  const workCents = second.estimate.lines.reduce((sum, { amount }) => sum + amount, 0)
  expect(workCents).toBe(
    first.estimate.lines.reduce((sum, { amount }) => sum + amount, 0) +
      100 * result.book.rateCard.hourly.build,
  )
  // The previous version is unchanged.
  const [storedEstimate] = await prices.site.db
    .selectFrom('estimates')
    .select('estimate')
    .where('pdfUrl', '=', first.pdfUrl)
    .execute()
  expect(storedEstimate?.estimate).toEqual(first.stored.estimate)
  expect(await prices.site.deps.storage.read(first.pdfUrl.replace('/uploads/', ''))).toEqual(pdf)
})

describe('the preview', () => {
  const preview = (book: PriceBook) =>
    prices.staff.mutate<
      { companyName: string; before: number; after: number; moved: { description: string }[] }[]
    >('priceBook.preview', { book })

  test('is empty without briefs', async () => {
    expect((await preview((await get()).book)).result).toEqual([])
  })

  test('prices the last ten briefs with both books and stores nothing', async () => {
    for (let n = 1; n <= 11; n += 1) {
      const response = await prices.site.app.inject({
        ...{ method: 'POST', url: '/api/generate-estimate' },
        payload: {
          ...validBrief,
          ...{ companyName: `Bakery ${n}`, userEmail: `baker${n}@lantern.example` },
          mainGoal: n === 11 ? 'We want a website where people order bread online.' : 'A bakery.',
        },
      })
      expect(response.statusCode).toBe(200)
    }
    const before = await get()
    const book = structuredClone(before.book)
    book.features.shop.build += 40
    const { result } = await preview(book)
    expect(result.map(({ companyName }) => companyName)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Bakery ${11 - index}`),
    )
    const [shop, ...otherChanges] = result
    expect(shop?.moved.map(({ description }) => description)).toEqual([
      expect.stringMatching(/^Web store: /),
      expect.stringMatching(/^Opening offer/),
      'GST',
    ])
    expect(shop?.after).toBeGreaterThan(shop?.before ?? 0)
    for (const change of otherChanges)
      expect(change).toMatchObject({ moved: [], after: change.before })
    expect(await get()).toEqual(before)
    expect((await preview(before.book)).result.every(({ moved }) => moved.length === 0)).toBe(true)
  })

  test('refuses an invalid book', async () => {
    const { book } = await get()
    Object.assign(book.features.shop, { build: -1 })
    expect(await preview(book)).toMatchObject({ status: 400 })
  })
})

test('older versions are listed page by page', async () => {
  for (let n = 0; n < 21; n += 1) {
    await save((book) => Object.assign(book.terms, { paymentDays: 40 + n }))
  }
  const first = await versions()
  expect(first.rows).toHaveLength(20)
  expect(first.rows[0]?.changes).toEqual([{ path: 'terms.paymentDays', before: 59, after: 60 }])
  const secondPage = await versions({ cursor: first.next })
  expect(secondPage.rows[0]?.version).toBe(Number(first.next) - 1)
  expect(secondPage.rows.at(-1)?.version).toBe(1)
  expect(secondPage.next).toBeUndefined()
})

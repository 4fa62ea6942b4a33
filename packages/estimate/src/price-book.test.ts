import { defaultPriceBook } from '@agency/contract/default-price-book'
import { Estimate } from '@agency/contract/estimate'
import { featureKeys, PriceBook } from '@agency/contract/price-book'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparePrices } from './compare-prices.ts'
import { features } from './features.ts'
import { largestPrice } from './largest-price.ts'
import { priceEstimate } from './price-estimate.ts'
import type { Scope } from './scope.ts'
import { sitePages } from './site-pages.ts'

const hours = fc.nat(2_000)
const partHours = fc.record({ design: hours, build: hours, content: hours })
const rate = fc.nat(500_000)
const price = fc.record({
  minimum: fc.oneof(fc.constant(0), fc.nat(10_000_000)),
  discount: fc.oneof(fc.constant(0), fc.nat(9_000)),
  discountWording: fc.constant('Spring offer'),
})

/** Books with any hours, rates, switches and terms. */
const books: fc.Arbitrary<PriceBook> = fc
  .record({
    hourly: fc.record({ strategy: rate, design: rate, build: rate, content: rate }),
    gstBasisPoints: fc.nat(10_000),
    rangeBasisPoints: fc.nat(5_000),
    validDays: fc.integer({ min: 1, max: 365 }),
    features: fc.tuple(...featureKeys.map(() => fc.tuple(fc.boolean(), partHours))),
    pages: fc.record({
      ...{ home: partHours, designed: partHours, pattern: partHours, plain: partHours },
      homeSections: hours,
    }),
    shares: fc.tuple(fc.integer({ min: 100, max: 10_000 }), fc.integer({ min: 100, max: 10_000 })),
    offered: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    price,
    deposit: fc.nat(10_000),
  })
  .map(({ hourly, gstBasisPoints, rangeBasisPoints, validDays, shares, offered, ...random }) => {
    const book = structuredClone(defaultPriceBook)
    book.rateCard = { currency: 'AUD', hourly, gstBasisPoints, rangeBasisPoints, validDays }
    for (const [index, key] of featureKeys.entries()) {
      const [isOffered, featureHours] = random.features[index] ?? [true, book.features[key]]
      book.features[key] = { ...book.features[key], isOffered, ...featureHours }
    }
    book.pages = random.pages
    book.pages.home.build = Math.max(1, book.pages.home.build)
    book.packages.onePage.share = shares[0]
    book.packages.small.share = shares[1]
    for (const [index, option] of book.options.entries()) option.isOffered = offered[index] ?? true
    book.price = random.price
    book.terms.deposit = random.deposit
    return book
  })

const scopes: fc.Arbitrary<Scope> = fc
  .record({
    requested: fc.subarray(features),
    mentioned: fc.subarray(features),
    count: fc.nat(60),
    languages: fc.integer({ min: 1, max: 8 }),
    stakeholders: fc.constantFrom(1 as const, 2 as const, 3 as const),
    businessType: fc.constantFrom('B2B' as const, 'B2C' as const, 'Both' as const),
  })
  .map(({ requested, mentioned, count, ...rest }) => ({
    ...rest,
    pages: sitePages([], requested, count),
    features: requested,
    mentioned: mentioned.filter((feature) => !requested.includes(feature)),
    refused: [],
    stated: { pages: count, languages: rest.languages, words: 40, content: true },
  }))

const priced = (scope: Scope, book: PriceBook) =>
  priceEstimate(scope, { book, bookVersion: 7, issuedOn: '2026-11-23' })
const sum = (parts: { amount: number }[]) => parts.reduce((total, { amount }) => total + amount, 0)
const scopeOf = (...keys: string[]): Scope => {
  const chosenFeatures = features.filter(({ key }) => keys.includes(key))
  return {
    ...{
      pages: sitePages([], chosenFeatures, 0),
      languages: 1,
      features: chosenFeatures,
      mentioned: [],
      refused: [],
    },
    stated: { pages: 0, languages: 1, words: 40, content: true },
    ...{ stakeholders: 1, businessType: 'B2C' },
  }
}
/** The default book with some of its parts changed. */
function bookWith(change: (book: PriceBook) => unknown): PriceBook {
  const book = structuredClone(defaultPriceBook)
  change(book)
  return book
}

describe('for any price book and scope', () => {
  test('adds up to the cent', () => {
    fc.assert(
      fc.property(scopes, books, (scope, book) => {
        const estimate = Estimate.parse(priced(scope, book))
        const { lines, adjustments, subtotal, gst, total, low, high, terms } = estimate
        for (const line of lines) {
          expect(line.amount).toBe(Math.floor((line.quarterHours * line.hourly + 2) / 4))
        }
        expect(subtotal).toBe(sum(lines) + sum(adjustments))
        expect(total).toBe(subtotal + gst)
        expect(low).toBeLessThanOrEqual(total)
        expect(high).toBeGreaterThanOrEqual(total)
        for (const amount of [subtotal, gst, total, low, high]) {
          expect(Number.isSafeInteger(amount)).toBe(true)
        }
        expect(
          Math.abs((terms?.deposit ?? 0) - (total * book.terms.deposit) / 10_000),
        ).toBeLessThan(1)
        expect(PriceBook.parse(book)).toEqual(book)
      }),
    )
  })

  test('discounts the work down to the minimum price, or raises it to that', () => {
    fc.assert(
      fc.property(scopes, books, (scope, book) => {
        const { lines, adjustments, subtotal } = priced(scope, book)
        const { minimum, discount } = book.price
        expect(subtotal).toBeGreaterThanOrEqual(minimum)
        expect(adjustments.length).toBeLessThanOrEqual(1)
        const work = sum(lines)
        const share = Math.floor((work * discount + 5_000) / 10_000)
        if (work >= minimum) expect(subtotal).toBe(Math.max(minimum, work - share))
      }),
    )
  })

  test('neither charges for nor offers a disabled feature, and adds no page for it', () => {
    fc.assert(
      fc.property(scopes, books, (scope, book) => {
        const { lines, options, features: named, pages } = priced(scope, book)
        for (const key of featureKeys) {
          const { isOffered, name } = book.features[key]
          if (isOffered) continue
          expect(lines.some(({ description }) => description.startsWith(`${name}:`))).toBe(false)
          expect([...options, ...named].map((item) => item.name)).not.toContain(name)
        }
        const disabledPages = scope.pages.filter(
          ({ feature }) => feature && !book.features[feature].isOffered,
        )
        for (const { name } of disabledPages) {
          const isSharedName = scope.pages.some(
            (page) => page.name === name && !disabledPages.includes(page),
          )
          if (!isSharedName) expect(pages.map((page) => page.name)).not.toContain(name)
        }
        for (const { isOffered, name } of book.options) {
          expect(options.some((option) => option.name === name)).toBe(isOffered)
        }
      }),
    )
  })
})

test('lists a requested but disabled feature as an exclusion', () => {
  const book = bookWith(({ features: { shop } }) => Object.assign(shop, { isOffered: false }))
  const { exclusions, total } = priced(scopeOf('shop'), book)
  expect(exclusions[0]).toBe('Online shop, which you asked for and we do not offer')
  expect(total).toBe(priced(scopeOf(), book).total)
  expect(priced(scopeOf(), book).exclusions.join()).not.toContain('which you asked for')
})

test('shows a discount as its own line in the owner’s words, limited by the minimum', () => {
  const offer = { discount: 1_000, discountWording: 'Spring offer' }
  const undiscounted = priced(scopeOf(), defaultPriceBook).subtotal
  const priceWith = (change: object) =>
    priced(
      scopeOf(),
      bookWith(({ price }) => Object.assign(price, change)),
    )
  expect(priceWith(offer).adjustments).toEqual([
    { kind: 'discount', description: 'Spring offer, 10%', amount: -Math.round(undiscounted / 10) },
  ])
  expect(priceWith({ ...offer, minimum: undiscounted - 100 }).adjustments).toEqual([
    { kind: 'discount', description: 'Spring offer, down to our minimum price', amount: -100 },
  ])
  expect(priceWith({ ...offer, minimum: undiscounted + 1 }).adjustments).toEqual([
    { kind: 'minimum', description: 'Minimum price of a project', amount: 1 },
  ])
  expect(priceWith({ minimum: undiscounted }).adjustments).toEqual([])
})

test('keeps the range from falling below the minimum', () => {
  const book = bookWith((draft) => Object.assign(draft.price, { minimum: 10_000_000 }))
  const { low, total, gst } = priced(scopeOf(), book)
  expect(total - gst).toBe(10_000_000)
  expect(low).toBe(11_000_000)
})

test('uses the names, wording and terms of the price book', () => {
  const book = bookWith(({ features: { shop }, wording, terms, overhead }) => {
    Object.assign(shop, { name: 'Web store', assumes: 'Ten products.', excludes: 'Stock' })
    Object.assign(wording, { scope: 'It has {scope}.', rounds: '', exclusions: ['Printing'] })
    Object.assign(terms, { abn: '51824753556', deposit: 3_000, paymentDays: 14, lines: ['Pay.'] })
    Object.assign(overhead.siteMap, { description: 'Map of {pages}' })
  })
  const estimate = priced(scopeOf('shop'), book)
  expect(estimate.features.map(({ name }) => name)).toEqual(['Web store'])
  expect(estimate.assumptions[0]).toBe('It has 8 pages.')
  expect(estimate.assumptions).toContain('Web store: Ten products.')
  expect(estimate.assumptions.join()).not.toContain('Two rounds')
  expect(estimate.exclusions).toEqual(expect.arrayContaining(['Stock', 'Printing']))
  expect(estimate.lines.map(({ description }) => description)).toContain('Map of 8 pages')
  expect(estimate.terms).toMatchObject({ abn: '51824753556', paymentDays: 14, lines: ['Pay.'] })
  expect(estimate.terms?.deposit).toBe(Math.round(estimate.total * 0.3))
  expect(estimate.rateCardVersion).toBe(7)
})

test('compares two prices of one scope line by line', () => {
  const book = bookWith(({ features: { shop }, price: bookPrice }) => {
    shop.build += 40
    Object.assign(bookPrice, { discount: 1_000, discountWording: 'Offer' })
  })
  const [before, after] = [defaultPriceBook, book].map((priceBook) =>
    priced(scopeOf('shop'), priceBook),
  )
  if (!before || !after) throw new Error('Two were priced.')
  const { moved, ...totals } = comparePrices(before, after)
  expect(totals).toEqual({ before: before.total, after: after.total })
  expect(moved.map(({ description }) => description)).toEqual([
    expect.stringMatching(/^Online shop: products/),
    'Offer, 10%',
    'GST',
  ])
  expect(moved[0]).toMatchObject({ before: 144 * 4_125, after: 184 * 4_125 })
  expect(moved.reduce((total, line) => total + line.after - line.before, 0)).toBe(
    after.total - before.total,
  )
  expect(comparePrices(before, before).moved).toEqual([])
})

test('never exceeds the price of the largest site', () => {
  fc.assert(
    fc.property(scopes, books, (scope, book) => {
      expect(priced(scope, book).total).toBeLessThanOrEqual(largestPrice(book))
    }),
  )
  expect(largestPrice(defaultPriceBook)).toBeLessThan(2_000_000_000)
})

import { defaultPriceBook } from '@agency/contract/default-price-book'
import { describe, expect, test } from 'vitest'
import {
  allTextOf,
  elements,
  expectWithinMargins,
  png,
  pricing,
  quote,
  read,
  readingOrder,
  scope,
  textOf,
  write,
} from '../samples/estimate-document.ts'
import type { EstimateContent } from './estimate-content.ts'
import { formatDollars } from './pdf-sheet.ts'
import { priceEstimate } from './price-estimate.ts'

describe('a document with a customised price book', () => {
  const terms = {
    ...defaultPriceBook.terms,
    ...{ abn: '51824753556', deposit: 3_000, paymentDays: 14 },
    lines: ['Either of us may end the work at the end of a stage.', `Long: ${'word '.repeat(110)}`],
  }
  const look = { accent: '#2dd4bf', ink: '#10243e', logo: 'a'.repeat(32) }
  const price = { minimum: 0, discount: 1_000, discountWording: 'Spring offer' }
  const wording = {
    ...defaultPriceBook.wording,
    introduction: 'All of {client} in {weeks}.',
    closing: 'Nothing is owed yet.',
    steps: ['Talk', 'Agree', 'Begin'].map((title) => ({ title, text: `${title} with us.` })),
  }
  const book = { ...defaultPriceBook, terms, look, price, wording }
  const customised: EstimateContent = {
    ...quote,
    estimate: priceEstimate(scope, { ...pricing, book }),
    logo: { picture: png, width: 300, height: 100 },
  }

  test('states its terms, promises and ABN within the margins', async () => {
    const { pages } = await read(customised)
    const text = allTextOf({ pages })
    const { deposit = 0 } = customised.estimate.terms ?? {}
    for (const expected of [
      'Payment and terms',
      `A deposit of 30%, ${formatDollars(deposit)} including GST, is due before we start.`,
      ...['Invoices are due within 14 days.', 'Either of us may end the work'],
      ...['All of Lantern Bakery', 'Nothing is owed yet.', '1. Talk', 'Begin with us.'],
    ]) {
      expect(text.replace(/\s+/g, ' ')).toContain(expected)
    }
    for (const page of pages) expect(textOf(page)).toContain('ABN 51 824 753 556')
    expect(text).not.toContain('designed, written, built')
    expectWithinMargins(pages)
  })

  test('shows a discount as a row before the subtotal', async () => {
    const { structure } = await read(customised)
    const rows = elements(structure, 'TFoot').flatMap((footer) => elements(footer, 'TR'))
    const [discount, subtotal] = rows.map((row) => readingOrder(row))
    const { adjustments, ...totals } = customised.estimate
    expect(discount).toBe(`Spring offer, 10% ${formatDollars(adjustments[0]?.amount ?? 0)}`)
    expect(discount).toContain('−$')
    expect(subtotal).toBe(`Subtotal, before GST ${formatDollars(totals.subtotal)}`)
    expect(rows).toHaveLength(4)
  })

  test('shows the logo with alternative text in place of the mark', async () => {
    const { structure, pages } = await read(customised)
    const [first] = elements(structure, 'Figure')
    expect(first?.alt).toBe('Emberlane')
    expect(pages[0]?.filter(({ text, tag }) => tag !== 'Artifact' && text === 'Emberlane')).toEqual(
      [],
    )
    const source = Buffer.from(await write(customised)).toString('latin1')
    expect(source).toContain('/Subtype /Image')
  })

  test('omits whatever is not set', async () => {
    const text = allTextOf(await read(quote))
    for (const absent of ['Payment and terms', 'ABN', 'deposit', 'Invoices', 'offer']) {
      expect(text).not.toContain(absent)
    }
  })
})

import { defaultPriceBook } from '@agency/contract/default-price-book'
import { NewPriceBook, type PriceBook } from '@agency/contract/price-book'
import { describe, expect, test } from 'vitest'
import {
  BookRules,
  bookOf,
  fieldAt,
  hoursText,
  readQuarterHours,
  slotValues,
  usedSlots,
  valuesOf,
} from './book-values.ts'

const book: PriceBook = {
  ...defaultPriceBook,
  price: { minimum: 950_050, discount: 1_250, discountWording: 'Spring offer' },
  terms: {
    ...{ abn: '51824753556', deposit: 3_000, paymentDays: 14, lines: ['One.', 'Two.'] },
    bank: { accountName: 'Emberlane Pty Ltd', bsb: '063000', accountNumber: '12345678' },
  },
}
const problemsOf = (change: Record<string, string | boolean>) =>
  BookRules.safeParse({ ...valuesOf(book), ...change }).error?.issues.map(
    ({ path, message }) => `${path}: ${message}`,
  )

test('round-trips a price book through the form fields', () => {
  for (const priceBook of [book, defaultPriceBook]) {
    expect(bookOf(valuesOf(priceBook))).toEqual(priceBook)
    expect(NewPriceBook.safeParse(bookOf(valuesOf(priceBook))).success).toBe(true)
  }
})

test('formats values as people write them', () => {
  expect(valuesOf(book)).toMatchObject({
    ...{ features_shop_build: '36', features_crm_design: '0.5', features_shop_isOffered: true },
    ...{
      rateCard_hourly_strategy: '180',
      rateCard_gstBasisPoints: '10',
      pages_homeSections: '3.75',
    },
    ...{ overhead_workshop_eachDecider: '3', languages_contentEachPage: '1.25' },
    ...{ packages_small_share: '65', packages_small_pages: '4', options_0_design: '7' },
    ...{ price_minimum: '9500.50', price_discount: '12.50', terms_lines: 'One.\nTwo.' },
    ...{ wording_steps_0_title: 'A call', look_accent: '#fc6d00', terms_paymentDays: '14' },
  })
})

describe('hours', () => {
  test.each([
    ['2.25', 9],
    ['12', 48],
    ['0', 0],
    ['.5', 2],
    ['3 h', 12],
    ['3 hours', 12],
    ['2.2', Number.NaN],
    ['2:15', Number.NaN],
    ['', Number.NaN],
    ['-1', Number.NaN],
  ])('reads %j as %d quarters', (text, quarters) => {
    expect(readQuarterHours(text)).toBe(quarters)
  })
  test('are written without needless decimals', () => {
    expect([9, 48, 0, 1].map(hoursText)).toEqual(['2.25', '12', '0', '0.25'])
  })
})

test('joins the lines of a sentence', () => {
  const values = { ...valuesOf(book), wording_rounds: 'Two rounds,\n  and no more.' }
  expect(bookOf(values).wording.rounds).toBe('Two rounds, and no more.')
})

test('reports contract violations at their field', () => {
  expect(problemsOf({})).toBeUndefined()
  expect(problemsOf({ features_shop_build: 'ten', terms_abn: '51 824 753 557' })).toEqual([
    'features_shop_build: Please enter 0 to 500 hours, in quarters such as 2.25.',
    'terms_abn: This is not an ABN: its check digits do not fit. Please look for a mistyped digit.',
  ])
  expect(problemsOf({ terms_bank_bsb: '063-00', terms_bank_accountNumber: '123' })).toEqual([
    'terms_bank_bsb: Please enter the 6 digits of your BSB, such as 063-000.',
    'terms_bank_accountNumber: Please enter an account number of 4 to 10 digits.',
  ])
  expect(problemsOf({ terms_bank_bsb: '' })).toEqual([
    'terms_bank_bsb: Please enter the BSB of the account as well.',
  ])
  expect(problemsOf({ price_minimum: '9.500,00' })?.[0]).toMatch(/^price_minimum: .*1,250\.50/)
  expect(problemsOf({ terms_lines: `Fine.\n${'x'.repeat(601)}` })).toEqual([
    'terms_lines: Please keep this to 600 characters.',
  ])
})

describe('options', () => {
  test('are added in a free slot and removed from any', () => {
    const added = { ...valuesOf(book), ...slotValues(5, true), options_5_name: 'Podcast' }
    const values = { ...added, options_5_description: 'Ten episodes', options_5_content: '40' }
    expect(usedSlots(values)).toEqual([0, 1, 2, 5])
    expect(bookOf(values).options.at(-1)).toEqual({
      ...{ isOffered: true, name: 'Podcast', description: 'Ten episodes' },
      ...{ strategy: 0, design: 0, build: 0, content: 160 },
    })
    const withoutOption = bookOf({ ...values, ...slotValues(1, false) })
    expect(withoutOption.options.map(({ name }) => name)).toEqual([
      ...['Photography direction', 'Care for a year', 'Podcast'],
    ])
  })

  test('report problems at their slot', () => {
    const values = { ...valuesOf(book), ...slotValues(1, false), ...slotValues(7, true) }
    expect(fieldAt(['options', 2, 'name'], values)).toBe('options_7_name')
    const problems = BookRules.safeParse(values).error?.issues.map(({ path }) => String(path))
    expect(new Set(problems)).toEqual(
      new Set(['options_7_name', 'options_7_description', 'options_7_build']),
    )
  })
})

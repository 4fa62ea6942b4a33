import type { PriceBook } from '@agency/contract/price-book'
import { describe, expect, test } from 'vitest'
import { makePicture } from '../support/forms.ts'
import { usePriceBookSite } from '../support/price-book-site.ts'
import { callerOf } from '../support/procedures.ts'

const prices = usePriceBookSite()
const { get, update, save, errorOf, addLogo } = prices

const ACCOUNT = { accountName: 'Emberlane Pty Ltd', bsb: '063-000', accountNumber: '1234 5678' }

describe('is refused by field name without storing anything:', () => {
  test.each<[string, (book: PriceBook) => unknown, string]>([
    [
      'hours below 0',
      ({ features }) => Object.assign(features.shop, { build: -4 }),
      'features.shop.build',
    ],
    [
      'hours that are not a number',
      ({ pages }) => Object.assign(pages.plain, { design: '2' }),
      'pages.plain.design',
    ],
    [
      'excessive hours',
      ({ overhead }) => Object.assign(overhead.care, { quarterHours: 1e9 }),
      'overhead.care.quarterHours',
    ],
    [
      'a feature without hours',
      ({ features }) => Object.assign(features.crm, { design: 0, build: 0, content: 0 }),
      'features.crm.build',
    ],
    [
      'a rate with fractions of a cent',
      ({ rateCard }) => Object.assign(rateCard.hourly, { build: 1.5 }),
      'rateCard.hourly.build',
    ],
    [
      'an excessive rate',
      ({ rateCard }) => Object.assign(rateCard.hourly, { build: 500_001 }),
      'rateCard.hourly.build',
    ],
    ['a wrong ABN', ({ terms }) => Object.assign(terms, { abn: '51824753557' }), 'terms.abn'],
    [
      'a BSB of five digits',
      ({ terms }) => Object.assign(terms.bank, { ...ACCOUNT, bsb: '063-00' }),
      'terms.bank.bsb',
    ],
    [
      'an account number of letters',
      ({ terms }) => Object.assign(terms.bank, { ...ACCOUNT, accountNumber: 'savings' }),
      'terms.bank.accountNumber',
    ],
    [
      'an account number of eleven digits',
      ({ terms }) => Object.assign(terms.bank, { ...ACCOUNT, accountNumber: '12345678901' }),
      'terms.bank.accountNumber',
    ],
    [
      'an account name of two lines',
      ({ terms }) => Object.assign(terms.bank, { ...ACCOUNT, accountName: 'Ember\nlane' }),
      'terms.bank.accountName',
    ],
    [
      'a bank account without its BSB',
      ({ terms }) => Object.assign(terms.bank, { ...ACCOUNT, bsb: '' }),
      'terms.bank.bsb',
    ],
    [
      'a bank account without its name',
      ({ terms }) => Object.assign(terms.bank, { ...ACCOUNT, accountName: '' }),
      'terms.bank.accountName',
    ],
    [
      'a bank account without its number',
      ({ terms }) => Object.assign(terms.bank, { ...ACCOUNT, accountNumber: ' ' }),
      'terms.bank.accountNumber',
    ],
    ['a negative minimum', ({ price }) => Object.assign(price, { minimum: -1 }), 'price.minimum'],
    ['pale text', ({ look }) => Object.assign(look, { ink: '#cccccc' }), 'look.ink'],
    ['an unknown logo', ({ look }) => Object.assign(look, { logo: 'a'.repeat(32) }), 'look.logo'],
  ])('%s', async (_label, change, path) => {
    const before = await get()
    const book = structuredClone(before.book)
    change(book)
    const error = await errorOf('priceBook.update', { book, version: before.version })
    expect(error.status).toBe(400)
    expect(error.issues).toEqual([{ path: `book.${path}`, message: expect.stringMatching(/\.$/) }])
    expect(error.message).toBe(error.issues[0]?.message)
    expect(await get()).toEqual(before)
  })

  test('an unknown key', async () => {
    const { book, version } = await get()
    expect(await update({ ...book, isFree: true }, version)).toMatchObject({ status: 400 })
    expect(await update(book, 2_147_483_648)).toMatchObject({ status: 400 })
  })
})

describe('the bank account', () => {
  test.each(['063-000', '063000', ' 063 000 ', '063–000'])(
    'is stored as digits, however it is typed: %j',
    async (bsb) => {
      const { status, result } = await save(({ terms }) =>
        Object.assign(terms.bank, { ...ACCOUNT, bsb }),
      )
      expect(status).toBe(200)
      expect(result.book.terms.bank).toEqual({
        ...{ accountName: 'Emberlane Pty Ltd', bsb: '063000', accountNumber: '12345678' },
      })
    },
  )

  test('is empty in a book stored before it existed', async () => {
    const { book, version } = await get()
    const { rateCard, ...parts } = structuredClone(book)
    const { bank: _bank, ...terms } = parts.terms
    await prices.site.pool.query(
      'insert into rate_card_versions (version, rate_card, price_book) values ($1, $2, $3)',
      [version + 1, JSON.stringify(rateCard), JSON.stringify({ ...parts, terms })],
    )
    const empty = { accountName: '', bsb: '', accountNumber: '' }
    expect((await get()).book).toEqual({ ...book, terms: { ...book.terms, bank: empty } })
  })
})

test('visitors can neither see nor change the price book', async () => {
  const visitor = callerOf(prices.site)
  const picture = await makePicture('png', { width: 30, height: 10 })
  const { result: logo } = await addLogo(picture.toString('base64'))
  const { book, version } = await get()
  expect(await visitor.query('priceBook.get')).toMatchObject({ status: 401 })
  expect(await visitor.query('priceBook.versions', {})).toMatchObject({ status: 401 })
  expect(await visitor.query('priceBook.logo', logo)).toMatchObject({ status: 401 })
  for (const [name, input] of [
    ['priceBook.update', { book, version }],
    ['priceBook.preview', { book }],
    ['priceBook.addLogo', { picture: 'AAAA' }],
  ] as const) {
    expect(await visitor.mutate(name, input)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
  }
  expect((await get()).version).toBe(version)
})

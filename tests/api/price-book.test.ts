import { defaultPriceBook } from '@agency/contract/default-price-book'
import { Estimate } from '@agency/contract/estimate'
import type { PriceBook } from '@agency/contract/price-book'
import type { BookVersion, StoredPriceBook } from '@agency/contract/price-book-calls'
import type { StoredSettings } from '@agency/contract/settings'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogin, owner } from '../support/accounts.ts'
import { validBrief } from '../support/briefs.ts'
import { callerOf } from '../support/procedures.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { quickStages } from '../support/worker-outputs.ts'

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
const settings = async () => (await staff.query<StoredSettings>('settings.get')).result
const versions = async (input = {}) =>
  (await staff.query<{ versions: BookVersion[]; next: number | null }>('priceBook.versions', input))
    .result
const update = (book: unknown, version: number) =>
  staff.mutate<StoredPriceBook>('priceBook.update', { book, version } as object)
/** Saves the book that holds with some of its parts changed. */
async function save(change: (book: PriceBook) => unknown) {
  const { book, version } = await get()
  change(book)
  return update(book, version)
}
/** What a refused call says, by field. */
async function refusal(name: string, payload: object) {
  const response = await site.app.inject({
    ...{ method: 'POST', url: `/trpc/${name}`, payload },
    headers: { authorization: `Bearer ${token}` },
  })
  const { data, message } = response.json().error
  return { status: data.httpStatus, message, issues: data.issues }
}
const ACCOUNT = { accountName: 'Emberlane Pty Ltd', bsb: '063-000', accountNumber: '1234 5678' }
let asked = 0
/** The stored estimate of a new quote request. */
async function quoted(websiteDescription = 'People should order bread online.') {
  asked += 1
  const response = await site.app.inject({
    ...{ method: 'POST', url: '/api/quotes/website' },
    payload: {
      ...{ firstName: 'Mira', lastName: 'Castellan', email: `mira${asked}@saltbush.example` },
      websiteDescription,
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

test('a new site has the default book as version 1, saved by nobody', async () => {
  expect(await get()).toEqual({ book: defaultPriceBook, version: 1, since: null })
  expect(await versions()).toEqual({
    versions: [{ version: 1, since: null, by: null, changes: [] }],
    next: null,
  })
})

test('of two first changes at once one is told of the other', async () => {
  const answers = await Promise.all(
    [14, 30].map((paymentDays) =>
      update({ ...defaultPriceBook, terms: { ...defaultPriceBook.terms, paymentDays } }, 1),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await get()).version).toBe(2)
})

test('a change is kept under the next number, with who made it and what it changed', async () => {
  const { version } = await get()
  const { status, result } = await save((book) => {
    book.features.shop.build = 160
    book.features.api.isOffered = false
  })
  expect(status).toBe(200)
  expect(result).toEqual(await get())
  expect(result.version).toBe(version + 1)
  expect(Date.parse(result.since ?? '')).toBeGreaterThan(Date.now() - 60_000)
  const [newest] = (await versions()).versions
  expect(newest).toEqual({
    ...{ version: version + 1, since: result.since, by: owner.email },
    changes: [
      { path: 'features.shop.build', before: 144, after: 160 },
      { path: 'features.api.isOffered', before: true, after: false },
    ],
  })
})

test('a book that is saved unchanged gets no number', async () => {
  const { version } = await get()
  expect((await save(() => {})).result.version).toBe(version)
})

test('a change from an older version is refused and changes nothing', async () => {
  const { book, version } = await get()
  await save((own) => Object.assign(own.terms, { paymentDays: 21 }))
  const before = await get()
  expect(await update({ ...book, options: [] }, version)).toMatchObject({
    ...{ status: 409, code: 'CONFLICT' },
  })
  expect(await get()).toEqual(before)
})

describe('the rate card of the settings', () => {
  test('is the book’s: a rate that is changed here is changed there, and moves its state', async () => {
    const before = await settings()
    const { result } = await save((book) => Object.assign(book.rateCard.hourly, { design: 17_050 }))
    const after = await settings()
    expect(after.rateCard.hourly.design).toBe(17_050)
    expect(after.rateCardState.version).toBe(result.version)
    expect(after.updatedAt).not.toBe(before.updatedAt)
  })

  test('is changed in the settings as before, and the rest of the book goes on', async () => {
    const { book, version } = await get()
    const { rateCard, updatedAt } = await settings()
    const change = { rateCard: { ...rateCard, validDays: 45 } }
    expect((await staff.mutate('settings.update', { change, updatedAt })).status).toBe(200)
    expect(await get()).toEqual({
      book: { ...book, rateCard: change.rateCard },
      version: version + 1,
      since: expect.any(String),
    })
    const [newest] = (await versions()).versions
    expect(newest?.by).toBe(owner.email)
    expect(newest?.changes).toEqual([{ path: 'rateCard.validDays', before: 30, after: 45 }])
  })

  test('is not disturbed by a change of the rest of the book', async () => {
    const before = await settings()
    await save((book) => Object.assign(book.terms, { paymentDays: 22 }))
    expect((await settings()).updatedAt).toBe(before.updatedAt)
  })

  test('that an earlier release stores alone goes on with the book before it', async () => {
    const { book, version } = await get()
    await site.pool.query('insert into rate_card_versions (version, rate_card) values ($1, $2)', [
      version + 1,
      JSON.stringify(book.rateCard),
    ])
    expect(await get()).toMatchObject({ book, version: version + 1 })
    expect((await versions()).versions[0]).toMatchObject({ by: null, changes: [] })
  })

  test('may not lead to prices that cannot be stored', async () => {
    const { rateCard, updatedAt } = await settings()
    const hourly = { strategy: 500_000, design: 500_000, build: 500_000, content: 500_000 }
    const vast = { ...rateCard, hourly, gstBasisPoints: 10_000, rangeBasisPoints: 5_000 }
    expect(
      await refusal('settings.update', { change: { rateCard: vast }, updatedAt }),
    ).toMatchObject({
      status: 400,
      issues: [
        { path: 'change.rateCard.hourly.build', message: expect.stringMatching(/20 million/) },
      ],
    })
    const { book, version } = await get()
    for (const feature of Object.values(book.features)) Object.assign(feature, { build: 2_000 })
    Object.assign(book.rateCard, { hourly })
    expect(await refusal('priceBook.update', { book, version })).toMatchObject({
      status: 400,
      issues: [{ path: 'book.rateCard.hourly.build' }],
    })
    expect((await get()).version).toBe(version)
  })
})

describe('refused by the name of the field, nothing stored', () => {
  test.each<[string, (book: PriceBook) => unknown, string]>([
    [
      'hours below 0',
      ({ features }) => Object.assign(features.shop, { build: -4 }),
      'features.shop.build',
    ],
    [
      'hours of words',
      ({ pages }) => Object.assign(pages.plain, { design: '2' }),
      'pages.plain.design',
    ],
    [
      'vast hours',
      ({ overhead }) => Object.assign(overhead.care, { quarterHours: 1e9 }),
      'overhead.care.quarterHours',
    ],
    [
      'a feature for nothing',
      ({ features }) => Object.assign(features.crm, { design: 0, build: 0, content: 0 }),
      'features.crm.build',
    ],
    [
      'a rate of parts of cents',
      ({ rateCard }) => Object.assign(rateCard.hourly, { build: 1.5 }),
      'rateCard.hourly.build',
    ],
    [
      'a vast rate',
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
      'an account number of words',
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
    [
      'a logo that is not there',
      ({ look }) => Object.assign(look, { logo: 'a'.repeat(32) }),
      'look.logo',
    ],
  ])('%s', async (_what, change, path) => {
    const before = await get()
    const book = structuredClone(before.book)
    change(book)
    const refused = await refusal('priceBook.update', { book, version: before.version })
    expect(refused.status).toBe(400)
    expect(refused.issues).toEqual([
      { path: `book.${path}`, message: expect.stringMatching(/\.$/) },
    ])
    expect(refused.message).toBe(refused.issues[0].message)
    expect(await get()).toEqual(before)
  })

  test('a key that nobody knows', async () => {
    const { book, version } = await get()
    expect(await update({ ...book, isFree: true }, version)).toMatchObject({ status: 400 })
    expect(await update(book, 2_147_483_648)).toMatchObject({ status: 400 })
  })
})

describe('the bank account', () => {
  test.each(['063-000', '063000', ' 063 000 ', '063–000'])(
    'is kept as digits, however it is typed: %j',
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

  test('is empty in a book that was stored before there was one', async () => {
    const { book, version } = await get()
    const { rateCard, ...parts } = structuredClone(book)
    const { bank: _none, ...terms } = parts.terms
    await site.pool.query(
      'insert into rate_card_versions (version, rate_card, price_book) values ($1, $2, $3)',
      [version + 1, JSON.stringify(rateCard), JSON.stringify({ ...parts, terms })],
    )
    const empty = { accountName: '', bsb: '', accountNumber: '' }
    expect((await get()).book).toEqual({ ...book, terms: { ...book.terms, bank: empty } })
  })
})

test('an estimate keeps the book it was priced by; the next one takes the new book', async () => {
  const first = await quoted()
  const pdf = await site.deps.storage.read(first.pdfUrl.replace('/uploads/', ''))
  const { result } = await save((book) => {
    Object.assign(book.features.shop, { build: book.features.shop.build + 400, name: 'Web store' })
    Object.assign(book.terms, {
      abn: '51 824 753 556',
      deposit: 2_500,
      lines: ['Paid work is yours.'],
    })
    Object.assign(book.price, { discount: 500, discountWording: 'Opening offer' })
  })
  const second = await quoted()
  expect(first.estimate.rateCardVersion).toBe(result.version - 1)
  expect(second.estimate.rateCardVersion).toBe(result.version)
  expect(second.estimate.features.map(({ name }) => name)).toContain('Web store')
  expect(second.estimate.adjustments).toMatchObject([{ kind: 'discount' }])
  expect(second.estimate.terms).toMatchObject({
    ...{ abn: '51824753556', depositBasisPoints: 2_500, lines: ['Paid work is yours.'] },
  })
  expect(second.stored.totalCents).toBe(second.estimate.total)
  const work = second.estimate.lines.reduce((sum, { amount }) => sum + amount, 0)
  expect(work).toBe(
    first.estimate.lines.reduce((sum, { amount }) => sum + amount, 0) +
      100 * result.book.rateCard.hourly.build,
  )
  // The one before has not moved by a letter.
  const [kept] = await site.db
    .selectFrom('estimates')
    .select('estimate')
    .where('pdfUrl', '=', first.pdfUrl)
    .execute()
  expect(kept?.estimate).toEqual(first.stored.estimate)
  expect(await site.deps.storage.read(first.pdfUrl.replace('/uploads/', ''))).toEqual(pdf)
})

describe('the preview', () => {
  const preview = (book: PriceBook) =>
    staff.mutate<
      { companyName: string; before: number; after: number; moved: { description: string }[] }[]
    >('priceBook.preview', { book })

  test('without briefs has nothing to price', async () => {
    expect((await preview((await get()).book)).result).toEqual([])
  })

  test('prices the last ten briefs by both books, and stores nothing', async () => {
    for (let n = 1; n <= 11; n += 1) {
      const response = await site.app.inject({
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
      Array.from({ length: 10 }, (_, at) => `Bakery ${11 - at}`),
    )
    const [shop, ...others] = result
    expect(shop?.moved.map(({ description }) => description)).toEqual([
      expect.stringMatching(/^Web store: /),
      expect.stringMatching(/^Opening offer/),
      'GST',
    ])
    expect(shop?.after).toBeGreaterThan(shop?.before ?? 0)
    for (const other of others) expect(other).toMatchObject({ moved: [], after: other.before })
    expect(await get()).toEqual(before)
    expect((await preview(before.book)).result.every(({ moved }) => moved.length === 0)).toBe(true)
  })

  test('refuses what could not be saved', async () => {
    const { book } = await get()
    Object.assign(book.features.shop, { build: -1 })
    expect(await preview(book)).toMatchObject({ status: 400 })
  })
})

describe('a logo', () => {
  const picture = (width: number, height: number) =>
    sharp({
      create: { width, height, channels: 4, background: { r: 200, g: 90, b: 0, alpha: 0.5 } },
    })
  const base64 = async (bytes: Promise<Buffer>) => (await bytes).toString('base64')
  const add = (encoded: string) =>
    staff.mutate<{ id: string }>('priceBook.addLogo', { picture: encoded })

  test('is checked, kept small as a PNG, and named by its bytes', async () => {
    const sent = await base64(picture(900, 300).webp().toBuffer())
    const { status, result } = await add(sent)
    expect(status).toBe(200)
    expect((await add(sent)).result).toEqual(result)
    const { result: shown } = await staff.query<{ url: string }>('priceBook.logo', result)
    expect(shown).toMatchObject({ width: 600, height: 200 })
    const stored = Buffer.from(shown.url.replace('data:image/png;base64,', ''), 'base64')
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'png', hasAlpha: true })
  })

  test('stands on the next document', async () => {
    const { result } = await add(await base64(picture(300, 100).png().toBuffer()))
    const saved = await save((book) => Object.assign(book.look, { logo: result.id }))
    expect(saved.status).toBe(200)
    const { estimate, pdfUrl } = await quoted()
    expect(estimate.look?.logo).toBe(result.id)
    const pdf = await site.deps.storage.read(pdfUrl.replace('/uploads/', ''))
    expect(Buffer.from(pdf ?? []).includes('/Subtype /Image')).toBe(true)
  })

  test('that stands in no version is deleted a day later', async () => {
    const unused = (await add(await base64(picture(30, 10).png().toBuffer()))).result
    const { logo } = (await get()).book.look
    await site.pool.query(`update document_logos set created_at = now() - interval '25 hours'`)
    await add(await base64(picture(40, 10).png().toBuffer()))
    expect((await staff.query('priceBook.logo', unused)).status).toBe(404)
    expect((await staff.query('priceBook.logo', { id: logo })).status).toBe(200)
  })

  test.each<[string, () => Promise<string>, number]>([
    ['is text', async () => Buffer.from('<svg/>').toString('base64'), 415],
    ['is an animation', () => base64(picture(9, 9).gif().toBuffer()), 415],
    [
      'breaks off',
      async () => (await picture(300, 300).png().toBuffer()).subarray(0, 90).toString('base64'),
      415,
    ],
    ['is too large', async () => 'A'.repeat(60_001), 400],
    ['is not base64', async () => '####', 400],
    ['is nothing', async () => '', 400],
  ])('that %s is refused', async (_what, make, status) => {
    expect(await add(await make())).toMatchObject({ status })
  })
})

test('older versions are listed page by page', async () => {
  for (let n = 0; n < 21; n += 1) {
    await save((book) => Object.assign(book.terms, { paymentDays: 40 + n }))
  }
  const first = await versions()
  expect(first.versions).toHaveLength(20)
  expect(first.versions[0]?.changes).toEqual([{ path: 'terms.paymentDays', before: 59, after: 60 }])
  const rest = await versions({ before: first.next })
  expect(rest.versions[0]?.version).toBe((first.next ?? 0) - 1)
  expect(rest.versions.at(-1)?.version).toBe(1)
  expect(rest.next).toBeNull()
})

test('who is not logged in sees and changes nothing of it', async () => {
  const visitor = callerOf(site)
  const { book, version } = await get()
  expect(await visitor.query('priceBook.get')).toMatchObject({ status: 401 })
  expect(await visitor.query('priceBook.versions', {})).toMatchObject({ status: 401 })
  expect(await visitor.query('priceBook.logo', { id: book.look.logo })).toMatchObject({
    status: 401,
  })
  for (const [name, input] of [
    ['priceBook.update', { book, version }],
    ['priceBook.preview', { book }],
    ['priceBook.addLogo', { picture: 'AAAA' }],
  ] as const) {
    expect(await visitor.mutate(name, input)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
  }
  expect((await get()).version).toBe(version)
})

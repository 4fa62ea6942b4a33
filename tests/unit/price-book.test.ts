import { contrastOf } from '@agency/contract/colour-contrast'
import { defaultPriceBook } from '@agency/contract/default-price-book'
import {
  featureKeys,
  isAbn,
  NewPriceBook,
  type PriceBook,
  PriceBook as PriceBookSchema,
} from '@agency/contract/price-book'
import { changesBetween, upgradePriceBook } from '@agency/contract/price-book-changes'
import { describe, expect, test } from 'vitest'

/** The default book with some values changed. */
function modifiedBook(change: (book: PriceBook) => unknown): PriceBook {
  const book = structuredClone(defaultPriceBook)
  change(book)
  return book
}
const problemsOf = (change: (book: PriceBook) => unknown) =>
  NewPriceBook.safeParse(modifiedBook(change)).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )
/** Sets a value at a path, whatever its type. */
const setAt = (path: string, value: unknown) => (book: PriceBook) => {
  const keys = path.split('.')
  const lastKey = keys.pop() ?? ''
  const parent = keys.reduce<Record<string, never>>((node, key) => node[key] ?? {}, book as never)
  Object.assign(parent, { [lastKey]: value })
}

test('the default book is valid', () => {
  expect(problemsOf(() => {})).toBeUndefined()
  expect(Object.keys(defaultPriceBook.features)).toEqual([...featureKeys])
})

const HOURS = 'Please enter 0 to 500 hours, in quarters such as 2.25.'
describe('is refused by field name:', () => {
  test.each<[string, (book: PriceBook) => unknown, string]>([
    ['hours below 0', setAt('features.shop.build', -1), `features.shop.build: ${HOURS}`],
    ['hours that are not quarters', setAt('pages.home.design', 1.5), `pages.home.design: ${HOURS}`],
    [
      'hours that are not a number',
      setAt('overhead.care.quarterHours', Number.NaN),
      `overhead.care.quarterHours: ${HOURS}`,
    ],
    [
      'excessive hours',
      setAt('overhead.workshop.eachDecider', 2_001),
      `overhead.workshop.eachDecider: ${HOURS}`,
    ],
    [
      'infinite hours',
      setAt('languages.build', Number.POSITIVE_INFINITY),
      `languages.build: ${HOURS}`,
    ],
    [
      'an offered feature without hours',
      (book) => Object.assign(book.features.crm, { design: 0, build: 0, content: 0 }),
      'features.crm.build: Please enter hours for at least one role, or switch it off.',
    ],
    [
      'a home page without hours',
      (book) => Object.assign(book.pages.home, { design: 0, build: 0, content: 0 }),
      'pages.home.build: Please enter hours for the home page.',
    ],
    [
      'a rate below 0',
      setAt('rateCard.gstBasisPoints', -1),
      'rateCard.gstBasisPoints: Please enter a percentage from 0 to 100.',
    ],
    [
      'a feature without a name',
      setAt('features.api.name', ' '),
      'features.api.name: Please enter a name.',
    ],
    [
      'a two-line name',
      setAt('features.api.name', 'a\nb'),
      'features.api.name: Please keep this to one line.',
    ],
    [
      'a share of zero',
      setAt('packages.small.share', 0),
      'packages.small.share: Please enter a percentage from 1 to 100.',
    ],
    [
      'an option without hours',
      (book) => Object.assign(book.options[0] ?? {}, { design: 0 }),
      'options.0: Please enter hours for at least one role.',
    ],
    [
      'two options with the same name',
      (book) => Object.assign(book.options[2] ?? {}, { name: book.options[0]?.name }),
      'options.2.name: Another option has this name.',
    ],
    [
      'too many options',
      (book) => {
        const [first] = book.options
        book.options = Array.from(
          { length: 13 },
          (_, index) => ({ ...first, name: `${index}` }) as never,
        )
      },
      'options: Please enter no more than 12 options.',
    ],
    [
      'an excessive minimum',
      setAt('price.minimum', 10_000_001),
      'price.minimum: Please enter an amount from 0 to 100,000 dollars.',
    ],
    [
      'a discount of 100%',
      (book) => Object.assign(book.price, { discount: 10_000, discountWording: 'All' }),
      'price.discount: Please enter a percentage from 0 to 90.',
    ],
    [
      'a discount without a reason',
      setAt('price.discount', 500),
      'price.discountWording: Please say what the discount is for.',
    ],
    [
      'a deposit over 100%',
      setAt('terms.deposit', 10_001),
      'terms.deposit: Please enter a percentage from 0 to 100.',
    ],
    [
      'a year to pay',
      setAt('terms.paymentDays', 365),
      'terms.paymentDays: Please enter 0 to 120 days.',
    ],
    [
      'ten digits for an ABN',
      setAt('terms.abn', '5182475355'),
      'terms.abn: Please enter the 11 digits of your ABN.',
    ],
    [
      'an ABN with a mistyped digit',
      setAt('terms.abn', '51 824 753 557'),
      'terms.abn: This is not an ABN: its check digits do not fit. Please look for a mistyped digit.',
    ],
    [
      'a term that is too long',
      setAt('terms.lines', ['x'.repeat(601)]),
      'terms.lines.0: Please keep this to 600 characters.',
    ],
    [
      'an unknown placeholder',
      setAt('wording.introduction', 'A site in {days}.'),
      'wording.introduction: Please use no words in braces but {client} and {weeks}.',
    ],
    [
      'only two steps',
      (book) => book.wording.steps.pop(),
      'wording.steps: Please name three steps.',
    ],
    [
      'a colour name',
      setAt('look.accent', 'orange'),
      'look.accent: Please enter a colour such as #fc6d00.',
    ],
    [
      'pale text',
      setAt('look.ink', '#999999'),
      'look.ink: Please choose a darker colour: text in it is hard to read on paper.',
    ],
    [
      'labels unreadable on the dark colour',
      setAt('look.accent', '#403010'),
      'look.accent: Please choose a lighter colour: labels in it stand on the dark one.',
    ],
    [
      'a logo that is a URL',
      setAt('look.logo', 'https://a.example/logo.png'),
      'look.logo: Logo not found. Please upload it again.',
    ],
  ])('%s', (_label, change, problem) => {
    expect(problemsOf(change)).toEqual([problem])
  })

  test.each<[string, (book: PriceBook) => unknown]>([
    ['at the top', (book) => Object.assign(book, { isFree: true })],
    ['in a feature', (book) => Object.assign(book.features.shop, { price: 1 })],
    ['as a feature', (book) => Object.assign(book.features, { casino: book.features.shop })],
    ['in the rates', (book) => Object.assign(book.rateCard.hourly, { magic: 1 })],
    ['in an option', (book) => Object.assign(book.options[0] ?? {}, { more: 1 })],
  ])('an unknown key %s', (_label, change) => {
    expect(NewPriceBook.safeParse(modifiedBook(change)).success).toBe(false)
  })

  test('a missing part', () => {
    expect(problemsOf((book) => Object.assign(book, { wording: undefined }))?.[0]).toMatch(
      /^wording: /,
    )
    expect(problemsOf((book) => Object.assign(book.features, { shop: null }))?.[0]).toMatch(
      /^features\.shop: /,
    )
  })
})

test('an ABN may contain spaces, and is stored as digits', () => {
  const book = NewPriceBook.parse(modifiedBook(setAt('terms.abn', '51 824 753 556')))
  expect(book.terms.abn).toBe('51824753556')
  // A wrong digit changes the remainder, and so do two swapped digits.
  for (const invalidAbn of ['51824753566', '15824753556', '01824753556', '00000000000']) {
    expect(isAbn(invalidAbn)).toBe(false)
  }
})

test('contrast is calculated as in WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#fc6d00', '#0d0b09')).toBeCloseTo(6.85, 1)
})

describe('a stored book', () => {
  const { rateCard, ...parts } = defaultPriceBook
  test('from an earlier release is completed with what it lacks', () => {
    const { look: _look, ...olderBook } = structuredClone(parts)
    const { shop: _shop, ...features } = olderBook.features
    features.crm.build = 7
    const book = upgradePriceBook({ ...olderBook, features }, rateCard, parts)
    expect(book.look).toEqual(parts.look)
    expect(book.features.shop).toEqual(parts.features.shop)
    expect(book.features.crm.build).toBe(7)
  })

  test('from a newer release loses what this one does not know', () => {
    const newer = structuredClone(parts) as unknown as Record<string, Record<string, object>>
    newer.hosting = {}
    Object.assign(newer.features ?? {}, { casino: {} })
    Object.assign(newer.features?.shop ?? {}, { colour: 'red' })
    Object.assign((newer.options as unknown as object[])[0] ?? {}, { colour: 'red' })
    expect(upgradePriceBook(newer, rateCard, parts)).toEqual(defaultPriceBook)
  })

  test('that does not exist is the default', () => {
    expect(upgradePriceBook(undefined, rateCard, parts)).toEqual(defaultPriceBook)
    expect(PriceBookSchema.parse(defaultPriceBook)).toEqual(defaultPriceBook)
  })
})

test('lists the differences between two books by path', () => {
  const after = structuredClone(defaultPriceBook)
  after.features.shop.build = 160
  after.options.pop()
  after.terms.lines = ['Pay.']
  const changes = changesBetween(defaultPriceBook, after)
  expect(changes[0]).toEqual({ path: 'features.shop.build', before: 144, after: 160 })
  expect(changes).toContainEqual({
    ...{ path: 'options.2.name', before: 'Care for a year', after: null },
  })
  expect(changes.at(-1)).toEqual({ path: 'terms.lines.0', before: null, after: 'Pay.' })
  expect(changesBetween(after, after)).toEqual([])
})

import { defaultPriceBook } from '@agency/contract/default-price-book'
import type { SiteWishes } from '@agency/contract/wishes'
import { expect, test } from 'vitest'
import { offeredScope } from './offered-scope.ts'
import { openQuestions, rangeOf } from './open-questions.ts'
import { priceEstimate } from './price-estimate.ts'
import { scopeFromBrief } from './scope.ts'

const pricing = { book: defaultPriceBook, bookVersion: 1, issuedOn: '2026-11-23' }
const scopeOf = (wishes: Partial<SiteWishes>) =>
  scopeFromBrief(
    {
      ...{ companyName: 'Lantern Bakery', employeeCount: '1-10', businessType: 'B2C' as const },
      ...{ industry: 'Food', mainGoal: '', overallVibe: 'Modern', colorFeel: 'cream' },
    },
    undefined,
    { requested: '', described: '', ruledOut: '', clauses: [], ...wishes },
  )
const keys = (features: { key: string }[]) => features.map(({ key }) => key)

test('prices only website requests and offers what the business mentions', () => {
  const scope = scopeOf({
    requested: 'People should order online.',
    described: 'We take bookings by phone and have 300 members.',
  })
  expect(keys(scope.features)).toEqual(['shop'])
  expect(keys(scope.mentioned)).toEqual(['bookings', 'accounts'])
  const { options, features } = priceEstimate(scope, pricing)
  expect(features.map(({ name }) => name)).toEqual(['Online shop'])
  expect(options.slice(0, 2).map(({ name }) => name)).toEqual(['Bookings', 'Members and accounts'])
})

test('neither prices nor offers what is ruled out', () => {
  const scope = scopeOf({
    requested: 'Just three pages.',
    described: 'We bake bread.',
    ruledOut: 'want an online shop or bookings or a blog',
  })
  expect(scope.features).toEqual([])
  const offered = priceEstimate(scope, pricing).options.map(({ name }) => name)
  expect(offered).not.toContain('Online shop')
  expect(offered).not.toContain('Bookings')
})

test('widens the range while questions are open', () => {
  const vague = priceEstimate(scopeOf({ requested: 'Website.' }), pricing)
  const clear = priceEstimate(
    scopeOf({
      requested:
        'Five pages, with a gallery of our loaves and a form for celebration cakes. We write the words and have our own photos. Visitors should see the opening hours, the prices and the way to the shop at once.',
    }),
    pricing,
  )
  expect(clear.questions).toEqual([])
  expect(vague.questions.length).toBeGreaterThanOrEqual(4)
  const width = ({ low, high, total }: typeof vague) => (high - low) / total
  expect(width(vague)).toBeGreaterThan(width(clear) * 1.4)
})

test.each([
  [1_500, 0, 1_500],
  [1_500, 3, 2_400],
  [4_000, 5, 5_000],
  [0, 5, 0],
])('turns a range of %i basis points with %i questions into %i', (range, questions, expected) => {
  expect(rangeOf(range, questions)).toBe(expected)
})

test('states that a site exceeds the limits', () => {
  const { assumptions, pages } = priceEstimate(
    scopeOf({ requested: '400 pages in 12 languages.' }),
    pricing,
  )
  expect(assumptions.join(' ')).toMatch(/You asked for 400 pages.*please talk to us/)
  expect(assumptions.join(' ')).toMatch(/You asked for 12 languages/)
  expect(pages.length).toBeGreaterThan(0)
})

test('reduces the overhead of a one-page or small site', () => {
  const overhead = (requested: string) =>
    priceEstimate(scopeOf({ requested }), pricing)
      .lines.filter(({ phase }) => phase === 'Discovery' || phase === 'Launch')
      .reduce((sum, { amount }) => sum + amount, 0)
  expect(overhead('A one-page site.')).toBeLessThan(overhead('Three pages.'))
  expect(overhead('Three pages.')).toBeLessThan(overhead('Nine pages.'))
})

test('asks what the business does when the request is short', () => {
  expect(
    openQuestions(offeredScope(scopeOf({ requested: 'Website.' }), defaultPriceBook))[0],
  ).toMatch(/^What does your business do/)
})

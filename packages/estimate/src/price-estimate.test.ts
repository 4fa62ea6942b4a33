import { defaultPriceBook } from '@agency/contract/default-price-book'
import { defaultRateCard, Estimate, phases, type RateCard } from '@agency/contract/estimate'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { features } from './features.ts'
import { priceEstimate } from './price-estimate.ts'
import { type Scope, scopeFromBrief } from './scope.ts'

const brief = (mainGoal: string, employeeCount = '1-10') => ({
  ...{ companyName: 'Lantern Bakery', employeeCount, businessType: 'B2C' as const },
  ...{ industry: 'Food', mainGoal, overallVibe: 'Modern', colorFeel: 'cream' },
})
const pricing = { book: defaultPriceBook, bookVersion: 1, issuedOn: '2026-11-21' }
const withRates = (rateCard: RateCard) => ({ ...pricing, book: { ...defaultPriceBook, rateCard } })
const priced = (description: string, size?: string) =>
  priceEstimate(scopeFromBrief(brief(description, size)), pricing)

const rate = fc.nat(100_000)
const rateCards = fc.record({
  currency: fc.constant('AUD' as const),
  hourly: fc.record({ strategy: rate, design: rate, build: rate, content: rate }),
  gstBasisPoints: fc.nat(10_000),
  rangeBasisPoints: fc.nat(5_000),
  validDays: fc.integer({ min: 1, max: 365 }),
})
/** Descriptions of every size: with some features, pages and languages. */
const scopes = fc
  .record({
    asked: fc.subarray([
      ...['sell bread online', 'take bookings', 'publish articles', 'sync with Xero', 'donate'],
      ...[
        'search the catalogue',
        'a newsletter',
        'a portal',
        'an API',
        'in 4 languages',
        '20 pages',
      ],
    ]),
    size: fc.constantFrom('1-10', '11-50', '51-200', '201-500', '500+', 'Startup'),
  })
  .map(({ asked, size }) => scopeFromBrief(brief(`We are a bakery. We ${asked.join(', ')}.`, size)))

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('an estimate', () => {
  test('adds up to the cent for any rates', () => {
    fc.assert(
      fc.property(scopes, rateCards, (scope, rateCard) => {
        const estimate = Estimate.parse(priceEstimate(scope, withRates(rateCard)))
        for (const line of estimate.lines) {
          expect(line.hourly).toBe(rateCard.hourly[line.role])
          expect(line.amount).toBe(Math.floor((line.quarterHours * line.hourly + 2) / 4))
        }
        expect(estimate.subtotal).toBe(sum(estimate.lines.map(({ amount }) => amount)))
        expect(estimate.total).toBe(estimate.subtotal + estimate.gst)
        // GST of the whole subtotal, rounded half up: within half a cent of the exact share.
        const exact = (estimate.subtotal * rateCard.gstBasisPoints) / 10_000
        expect(estimate.gst - exact).toBeGreaterThan(-0.5)
        expect(estimate.gst - exact).toBeLessThanOrEqual(0.5)
        expect(estimate.low).toBeLessThanOrEqual(estimate.total)
        expect(estimate.high).toBeGreaterThanOrEqual(estimate.total)
        expect([estimate.low % 5_000, estimate.high % 5_000]).toEqual([0, 0])
      }),
    )
  })

  test('rounds GST half up', () => {
    const scope = scopeFromBrief(brief('A bakery.'))
    const half = { ...defaultRateCard, gstBasisPoints: 5_000 }
    const of = (strategy: number) => {
      const hourly = { strategy, design: 0, build: 0, content: 0 }
      return priceEstimate(scope, withRates({ ...half, hourly }))
    }
    const odd = [1, 2, 3, 4, 5].map(of).find(({ subtotal }) => subtotal % 2 === 1)
    expect(odd?.gst).toBe(((odd?.subtotal ?? 0) + 1) / 2)
  })

  test('is deterministic and varies with the input', () => {
    fc.assert(
      fc.property(scopes, rateCards, (scope, rateCard) => {
        const once = priceEstimate(scope, withRates(rateCard))
        expect(priceEstimate(scope, withRates(rateCard))).toEqual(once)
      }),
    )
    expect(priced('A bakery.')).not.toEqual(priced('A bakery with a blog.'))
  })

  test('keeps the rate card it was priced with when that changes', () => {
    const rateCard = structuredClone(defaultRateCard)
    const estimate = JSON.parse(
      JSON.stringify(priceEstimate(scopeFromBrief(brief('A bakery.')), withRates(rateCard))),
    )
    rateCard.hourly.design = 1
    expect(estimate.rateCard).toEqual(defaultRateCard)
    expect(estimate.rateCardVersion).toBe(1)
  })

  test('costs no less at a higher rate', () => {
    const roles = fc.constantFrom('strategy', 'design', 'build', 'content')
    fc.assert(
      fc.property(scopes, rateCards, roles, fc.nat(10_000), (scope, rateCard, role, more) => {
        const hourly = { ...rateCard.hourly, [role]: rateCard.hourly[role] + more }
        const dearer = { ...rateCard, hourly }
        expect(priceEstimate(scope, withRates(dearer)).total).toBeGreaterThanOrEqual(
          priceEstimate(scope, withRates(rateCard)).total,
        )
      }),
    )
  })

  test.each(features.map(({ key }) => key))('costs more with %s', (key) => {
    const plain = scopeFromBrief(brief('A bakery.'))
    const scope: Scope = { ...plain, features: features.filter((feature) => feature.key === key) }
    expect(priceEstimate(scope, pricing).total).toBeGreaterThan(priceEstimate(plain, pricing).total)
  })

  test.each([
    ['more people decide', priced('A bakery.'), priced('A bakery.', '201-500')],
    ['there are more pages', priced('A bakery. 5 pages.'), priced('A bakery. 9 pages.')],
    ['there are more languages', priced('A bakery.'), priced('A bakery in 3 languages.')],
  ])('costs more when %s', (_what, less, more) => {
    expect(more.total).toBeGreaterThan(less.total)
  })

  test('has lines in every phase, in the order of the work', () => {
    const found = priced('A bakery.').lines.map(({ phase }) => phases.indexOf(phase))
    expect(new Set(found).size).toBe(phases.length)
    expect(found).toEqual(found.toSorted((a, b) => a - b))
  })

  test('is valid for the card’s number of days, across daylight saving changes', () => {
    const until = (issuedOn: string) =>
      priceEstimate(scopeFromBrief(brief('A bakery.')), { ...pricing, issuedOn }).validUntil
    expect(until('2026-11-21')).toBe('2026-12-21')
    expect(until('2026-09-20')).toBe('2026-10-20')
    expect(until('2027-03-20')).toBe('2027-04-19')
    expect(until('2028-02-10')).toBe('2028-03-11')
  })
})

describe('price drivers', () => {
  test('are two or three, largest first, each with an effect', () => {
    fc.assert(
      fc.property(scopes, (scope) => {
        const amounts = priceEstimate(scope, pricing).drivers.map(({ amount }) => amount)
        expect(amounts.length).toBeGreaterThanOrEqual(2)
        expect(amounts.length).toBeLessThanOrEqual(3)
        expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
        expect(amounts.at(-1)).toBeGreaterThan(0)
      }),
    )
  })

  test('include a large feature but not a small one', () => {
    const names = priced('We sell online and have a newsletter.').drivers.map(({ name }) => name)
    expect(names).toContain('Online shop')
    expect(names).not.toContain('Newsletter')
  })
})

describe('options', () => {
  const names = (description: string) => priced(description).options.map(({ name }) => name)

  test('exclude what is already in scope', () => {
    expect(names('A bakery.')).toContain('Online shop')
    expect(names('We sell cakes online.')).not.toContain('Online shop')
  })

  test('are not part of the total and include GST', () => {
    fc.assert(
      fc.property(scopes, rateCards, (scope, rateCard) => {
        const { options, lines, total } = priceEstimate(scope, withRates(rateCard))
        expect(options.length).toBeGreaterThanOrEqual(3)
        const net = sum(lines.map(({ amount }) => amount))
        expect(total).toBe(net + Math.floor((net * rateCard.gstBasisPoints + 5_000) / 10_000))
        for (const { name } of options) {
          expect(lines.some(({ description }) => description.startsWith(name))).toBe(false)
        }
      }),
    )
    const care = priced('A bakery.').options.find(({ name }) => name === 'Care for a year')
    expect(care).toMatchObject({ quarterHours: 96, amount: 435_600 })
  })
})

describe('the timeline', () => {
  test('orders its phases: build after design, launch after all, care after launch', () => {
    fc.assert(
      fc.property(scopes, (scope) => {
        const { timeline, weeks } = priceEstimate(scope, pricing)
        const of = (phase: string) => {
          const found = timeline.find((each) => each.phase === phase)
          if (!found) throw new Error(`${phase} is missing.`)
          return { first: found.firstWeek, end: found.firstWeek + found.weeks }
        }
        expect(of('Discovery').first).toBe(1)
        expect(of('Design').first).toBe(of('Discovery').end)
        expect(of('Build').first).toBe(of('Design').end)
        for (const phase of ['Build', 'Content', 'SEO']) {
          expect(of('Launch').first).toBeGreaterThanOrEqual(of(phase).end)
        }
        expect(of('Care').first).toBe(of('Launch').end)
        expect(weeks).toBe(of('Launch').end - 1)
        for (const { needs } of timeline) expect(needs).not.toBe('')
      }),
    )
  })
})

test('starts the launch after the content when that takes longer than the build', () => {
  const { timeline } = priced('Pages of text. 40 pages in 8 languages.')
  const of = (phase: string) => timeline.find((each) => each.phase === phase)
  const [build, content, launch] = ['Build', 'Content', 'Launch'].map(of)
  expect(content?.weeks).toBeGreaterThan(build?.weeks ?? 0)
  expect(launch?.firstWeek).toBe((content?.firstWeek ?? 0) + (content?.weeks ?? 0))
})

test('derives assumptions and exclusions from the scope', () => {
  const shop = priced('We sell bread online, in 2 languages.')
  expect(shop.assumptions.join()).toContain('60 products')
  expect(shop.exclusions.join()).toContain('Payment provider')
  expect(shop.exclusions.join()).toContain('Translation')
  const plain = priced('A bakery.')
  expect(plain.exclusions.join()).not.toMatch(/payment provider|Translation/)
  const both = priced('We sell bread online, and boxes by subscription.').exclusions
  expect(new Set(both).size).toBe(both.length)
})

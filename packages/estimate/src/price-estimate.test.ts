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
    requests: fc.subarray([
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
  .map(({ requests, size }) =>
    scopeFromBrief(brief(`We are a bakery. We ${requests.join(', ')}.`, size)),
  )

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
    const halfGst = { ...defaultRateCard, gstBasisPoints: 5_000 }
    const estimateAtRate = (strategy: number) => {
      const hourly = { strategy, design: 0, build: 0, content: 0 }
      return priceEstimate(scope, withRates({ ...halfGst, hourly }))
    }
    const oddSubtotal = [1, 2, 3, 4, 5]
      .map(estimateAtRate)
      .find(({ subtotal }) => subtotal % 2 === 1)
    expect(oddSubtotal?.gst).toBe(((oddSubtotal?.subtotal ?? 0) + 1) / 2)
  })

  test('is deterministic and varies with the input', () => {
    fc.assert(
      fc.property(scopes, rateCards, (scope, rateCard) => {
        const first = priceEstimate(scope, withRates(rateCard))
        expect(priceEstimate(scope, withRates(rateCard))).toEqual(first)
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
      fc.property(scopes, rateCards, roles, fc.nat(10_000), (scope, rateCard, role, increase) => {
        const hourly = { ...rateCard.hourly, [role]: rateCard.hourly[role] + increase }
        const higherRates = { ...rateCard, hourly }
        expect(priceEstimate(scope, withRates(higherRates)).total).toBeGreaterThanOrEqual(
          priceEstimate(scope, withRates(rateCard)).total,
        )
      }),
    )
  })

  test.each(features.map(({ key }) => key))('costs more with %s', (key) => {
    const base = scopeFromBrief(brief('A bakery.'))
    const scope: Scope = { ...base, features: features.filter((feature) => feature.key === key) }
    expect(priceEstimate(scope, pricing).total).toBeGreaterThan(priceEstimate(base, pricing).total)
  })

  test.each([
    ['more people decide', priced('A bakery.'), priced('A bakery.', '201-500')],
    ['there are more pages', priced('A bakery. 5 pages.'), priced('A bakery. 9 pages.')],
    ['there are more languages', priced('A bakery.'), priced('A bakery in 3 languages.')],
  ])('costs more when %s', (_change, smaller, larger) => {
    expect(larger.total).toBeGreaterThan(smaller.total)
  })

  test('has lines in every phase, in the order of the work', () => {
    const phaseIndexes = priced('A bakery.').lines.map(({ phase }) => phases.indexOf(phase))
    expect(new Set(phaseIndexes).size).toBe(phases.length)
    expect(phaseIndexes).toEqual(phaseIndexes.toSorted((a, b) => a - b))
  })

  test('is valid for the card’s number of days, across daylight saving changes', () => {
    const validUntilFor = (issuedOn: string) =>
      priceEstimate(scopeFromBrief(brief('A bakery.')), { ...pricing, issuedOn }).validUntil
    expect(validUntilFor('2026-11-21')).toBe('2026-12-21')
    expect(validUntilFor('2026-09-20')).toBe('2026-10-20')
    expect(validUntilFor('2027-03-20')).toBe('2027-04-19')
    expect(validUntilFor('2028-02-10')).toBe('2028-03-11')
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
        const weeksOf = (phase: string) => {
          const phasePlan = timeline.find((entry) => entry.phase === phase)
          if (!phasePlan) throw new Error(`${phase} is missing.`)
          return { first: phasePlan.firstWeek, end: phasePlan.firstWeek + phasePlan.weeks }
        }
        expect(weeksOf('Discovery').first).toBe(1)
        expect(weeksOf('Design').first).toBe(weeksOf('Discovery').end)
        expect(weeksOf('Build').first).toBe(weeksOf('Design').end)
        for (const phase of ['Build', 'Content', 'SEO']) {
          expect(weeksOf('Launch').first).toBeGreaterThanOrEqual(weeksOf(phase).end)
        }
        expect(weeksOf('Care').first).toBe(weeksOf('Launch').end)
        expect(weeks).toBe(weeksOf('Launch').end - 1)
        for (const { needs } of timeline) expect(needs).not.toBe('')
      }),
    )
  })
})

test('starts the launch after the content when that takes longer than the build', () => {
  const { timeline } = priced('Pages of text. 40 pages in 8 languages.')
  const phasePlanOf = (phase: string) => timeline.find((entry) => entry.phase === phase)
  const [build, content, launch] = ['Build', 'Content', 'Launch'].map(phasePlanOf)
  expect(content?.weeks).toBeGreaterThan(build?.weeks ?? 0)
  expect(launch?.firstWeek).toBe((content?.firstWeek ?? 0) + (content?.weeks ?? 0))
})

test('derives assumptions and exclusions from the scope', () => {
  const shop = priced('We sell bread online, in 2 languages.')
  expect(shop.assumptions.join()).toContain('60 products')
  expect(shop.exclusions.join()).toContain('Payment provider')
  expect(shop.exclusions.join()).toContain('Translation')
  const bakery = priced('A bakery.')
  expect(bakery.exclusions.join()).not.toMatch(/payment provider|Translation/)
  const exclusions = priced('We sell bread online, and boxes by subscription.').exclusions
  expect(new Set(exclusions).size).toBe(exclusions.length)
})

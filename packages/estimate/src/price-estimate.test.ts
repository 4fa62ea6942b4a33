import { defaultRateCard, Estimate, type NewQuote } from '@agency/contract/estimate'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceEstimate } from './price-estimate.ts'
import { type Scope, scopeFromBrief, scopeFromQuote } from './scope.ts'

const brief = (mainGoal: string, employeeCount = '1-10') => ({
  companyName: 'Lantern Bakery',
  employeeCount,
  businessType: 'B2C' as const,
  industry: 'Food',
  mainGoal,
  overallVibe: 'Modern',
  colorFeel: 'cream',
})
const featuresOf = (description: string) =>
  scopeFromBrief(brief(description)).features.map(({ name }) => name)

const rates = fc.record({
  strategy: fc.nat(100_000),
  design: fc.nat(100_000),
  build: fc.nat(100_000),
  content: fc.nat(100_000),
})
const rateCards = fc.record({
  currency: fc.constant('AUD' as const),
  hourly: rates,
  gstBasisPoints: fc.nat(10_000),
  rangeBasisPoints: fc.nat(5_000),
  validDays: fc.integer({ min: 1, max: 365 }),
})
const descriptions = fc.constantFrom(
  'A bakery.',
  'Sell online, book a table, read our blog and see the gallery in 5 languages.',
  'A members portal with tickets, integrations with Xero and 12 pages. Staff speak Vietnamese and Greek.',
)

describe('an estimate', () => {
  test('adds up to the cent for any rates', () => {
    fc.assert(
      fc.property(descriptions, rateCards, (description, card) => {
        const estimate = Estimate.parse(priceEstimate(scopeFromBrief(brief(description)), card))
        for (const line of estimate.lines) {
          expect(line.amount).toBe(Math.floor((line.quarterHours * card.hourly[line.role] + 2) / 4))
        }
        expect(estimate.subtotal).toBe(estimate.lines.reduce((sum, { amount }) => sum + amount, 0))
        expect(estimate.total).toBe(estimate.subtotal + estimate.gst)
        expect(estimate.low).toBeLessThanOrEqual(estimate.total)
        expect(estimate.high).toBeGreaterThanOrEqual(estimate.total)
        expect([estimate.low % 5_000, estimate.high % 5_000]).toEqual([0, 0])
      }),
    )
  })

  test('rounds GST half up', () => {
    const card = { ...defaultRateCard, hourly: { strategy: 2, design: 0, build: 0, content: 0 } }
    const estimate = priceEstimate(scopeFromBrief(brief('A bakery.')), {
      ...card,
      gstBasisPoints: 5_000,
    })
    expect(estimate.gst).toBe(Math.round(estimate.subtotal / 2))
  })

  test('costs no less at a higher rate', () => {
    fc.assert(
      fc.property(
        descriptions,
        rateCards,
        fc.constantFrom('strategy', 'design', 'build', 'content'),
        fc.nat(10_000),
        (description, card, role, more) => {
          const scope = scopeFromBrief(brief(description))
          const dearer = {
            ...card,
            hourly: { ...card.hourly, [role]: card.hourly[role as 'build'] + more },
          }
          expect(priceEstimate(scope, dearer).total).toBeGreaterThanOrEqual(
            priceEstimate(scope, card).total,
          )
        },
      ),
    )
  })

  test('costs more with every feature', () => {
    const plain = scopeFromBrief(brief('A bakery.'))
    const shop: Scope = {
      ...plain,
      features: scopeFromBrief(brief('We sell cakes online.')).features,
    }
    expect(priceEstimate(shop, defaultRateCard).total).toBeGreaterThan(
      priceEstimate(plain, defaultRateCard).total,
    )
  })

  test('offers as an option only what is not in it', () => {
    const names = (description: string) =>
      priceEstimate(scopeFromBrief(brief(description)), defaultRateCard).options.map(
        ({ name }) => name,
      )
    expect(names('A bakery.')).toContain('Online shop')
    expect(names('We sell cakes online.')).not.toContain('Online shop')
  })
})

describe('a scope', () => {
  test.each([
    ['We sell beans by subscription.', 'Online shop'],
    ['Guests book a table.', 'Bookings'],
    ['Audiences buy tickets.', 'Tickets and events'],
    ['Sellers should ask for an appraisal.', 'Enquiries and quotes'],
    ['A portal for members.', 'Members and accounts'],
    ['We publish articles.', 'Journal or news'],
    ['Show the work large, before and after.', 'Portfolio or gallery'],
    ['It syncs with Xero.', 'Connections to other systems'],
    ['Opening hours of our two clinics.', 'Places and maps'],
  ])('finds in %j: %s', (description, feature) => {
    expect(featuresOf(description)).toContain(feature)
  })

  test('finds nothing where nothing is said', () => {
    expect(featuresOf('A quiet place.')).toEqual([])
  })

  test.each([
    ['A bakery.', 1],
    ['Staff speak Vietnamese and Greek.', 3],
    ['Term dates in 5 languages.', 5],
    ['In three languages.', 3],
  ])('counts the languages of %j as %i', (description, languages) => {
    expect(scopeFromBrief(brief(description)).languages).toBe(languages)
  })

  test('asks more people in a larger firm', () => {
    const of = (size: string) => scopeFromBrief(brief('A bakery.', size)).stakeholders
    expect([of('1-10'), of('51-200'), of('201-500'), of('Startup')]).toEqual([1, 2, 3, 1])
  })

  test('reads the market of a quote', () => {
    const quote = {
      targetMarket: 'Small businesses',
      websiteDescription: 'A site.',
      companySize: '',
    } as NewQuote
    expect(scopeFromQuote(quote).businessType).toBe('B2B')
    expect(scopeFromQuote({ ...quote, targetMarket: 'Families' }).businessType).toBe('B2C')
    expect(scopeFromQuote({ ...quote, targetMarket: '' }).businessType).toBe('Both')
  })
})
